import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  changeKept,
  dropGame,
  droppedGames,
  forgetGame,
  keepGame,
  keptGame,
  keptGames,
  putBack,
  type KeptGame,
} from './storage';

const game = (id: string, seen: number): KeptGame => ({
  id,
  variant: 'draughts',
  title: 'Draughts',
  seat: 'South',
  token: `token-${id}`,
  seen,
  opponents: ['Sergeant'],
  ended: null,
});

beforeEach(() => localStorage.clear());

describe('my games', () => {
  it('come newest first', () => {
    keepGame(game('a', 1));
    keepGame(game('b', 3));
    keepGame(game('c', 2));
    expect(keptGames().map(({ id }) => id)).toEqual(['b', 'c', 'a']);
  });

  it('can be put back with their seat for an hour after they were dropped', () => {
    keepGame(game('a', 1));
    const at = Date.now();
    dropGame('a', at);
    expect(keptGames()).toEqual([]);
    expect(droppedGames(at).map(({ id }) => id)).toEqual(['a']);
    putBack('a', at + 59 * 60_000);
    expect([keptGames(), droppedGames(at)]).toEqual([[game('a', 1)], []]);
    dropGame('a', at);
    putBack('a', at + 61 * 60_000);
    expect([keptGames(), droppedGames(at + 61 * 60_000)]).toEqual([[], []]);
  });

  it('are each kept once, and changed in place', () => {
    keepGame(game('a', 1));
    keepGame(game('a', 2));
    changeKept('a', { ended: 'South has won.' });
    expect(keptGames()).toEqual([{ ...game('a', 2), ended: 'South has won.' }]);
    changeKept('nobody', { seen: 9 });
    expect(keptGames()).toHaveLength(1);
  });

  it('can be forgotten', () => {
    keepGame(game('a', 1));
    forgetGame('a');
    expect(keptGame('a')).toBeUndefined();
  });

  it('are empty when storage is damaged, and full storage stops no game', () => {
    localStorage.setItem('sandtable.games', '{not json');
    expect(keptGames()).toEqual([]);
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full');
    });
    keepGame(game('a', 1));
    expect(full).toHaveBeenCalled();
    full.mockRestore();
  });
});
