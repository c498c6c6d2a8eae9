import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  changeKept,
  dropGame,
  droppedGames,
  forgetGame,
  forgetGames,
  keepGame,
  keptGame,
  keptGames,
  putBack,
  readDraft,
  readHeard,
  readLanguage,
  readTour,
  solvedLessons,
  solveLesson,
  wasSeen,
  markSeen,
  writeDraft,
  writeHeard,
  writeLanguage,
  writeTour,
  type KeptGame,
} from './storage';
import { fillStorage, forbidStorage } from './testing';

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
    dropGame(game('a', 1), at);
    expect(keptGames()).toEqual([]);
    expect(droppedGames(at).map(({ id }) => id)).toEqual(['a']);
    putBack('a', at + 59 * 60_000);
    expect([keptGames(), droppedGames(at)]).toEqual([[game('a', 1)], []]);
    dropGame(game('a', 1), at);
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

  it('can be forgotten, one or all', () => {
    for (const id of ['a', 'b', 'c']) keepGame(game(id, 1));
    forgetGame('a');
    expect(keptGame('a')).toBeUndefined();
    dropGame(game('b', 1));
    forgetGames();
    expect([keptGames(), droppedGames()]).toEqual([[], []]);
  });

  it('are empty when storage is damaged', () => {
    localStorage.setItem('sandtable.games', '{not json');
    expect(keptGames()).toEqual([]);
  });
});

describe.each([
  ['forbids storage', forbidStorage],
  ['has no room', fillStorage],
])('a browser that %s', (_, refuse) => {
  let allow = () => {};
  beforeEach(() => {
    keepGame(game('before', 1));
    allow = refuse();
  });
  afterEach(() => allow());

  it('has its new seats for this visit', () => {
    keepGame(game('a', 3));
    keepGame(game('b', 2));
    expect(keptGame('a')?.token).toBe('token-a');
    changeKept('a', { ended: 'South has won.' });
    expect(keptGames().map(({ id, ended }) => [id, ended])).toEqual(
      expect.arrayContaining([
        ['a', 'South has won.'],
        ['b', null],
      ]),
    );
    dropGame(keptGame('a')!);
    expect(keptGame('a')).toBeUndefined();
    putBack('a');
    expect(keptGame('a')?.token).toBe('token-a');
  });

  it('has what was learned, chosen and half made', () => {
    solveLesson('first');
    solveLesson('second');
    writeLanguage('de');
    writeTour('draughts', { seen: ['aim'], over: true });
    writeDraft('a', { from: 'a1' });
    writeHeard('a', 7);
    markSeen('a');
    expect(solvedLessons()).toEqual(['first', 'second']);
    expect(readLanguage()).toBe('de');
    expect(readTour('draughts').over).toBe(true);
    expect([readDraft('a'), readHeard('a'), wasSeen('a')]).toEqual([{ from: 'a1' }, 7, true]);
    writeDraft('a', null);
    expect(readDraft('a')).toBeNull();
  });

  it('loses no seat that another tab has kept meanwhile', () => {
    keepGame(game('a', 3));
    allow();
    const elsewhere = [game('other', 2), game('before', 1)];
    localStorage.setItem('sandtable.games', JSON.stringify(elsewhere));
    expect(keptGames().map(({ id }) => id)).toEqual(['a', 'other', 'before']);
    changeKept('a', { ended: 'South has won.' });
    expect(JSON.parse(localStorage.getItem('sandtable.games')!)).toHaveLength(3);
  });
});
