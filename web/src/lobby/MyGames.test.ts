import { render, screen } from '@testing-library/svelte';
import { beforeEach, expect, it, vi } from 'vitest';
import { keepGame } from '../storage';
import MyGames from './MyGames.svelte';

const game = (id: string) => ({
  id,
  variant: 'draughts',
  title: `Draughts ${id}`,
  seat: 'South',
  token: 't',
  seen: 1,
  opponents: ['Otter'],
  ended: null,
});

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('fetch', () => new Promise(() => {}));
});

it('leaves room for the games to begin: more than three are folded away, and counted', () => {
  for (const id of ['a', 'b', 'c', 'd', 'e']) keepGame(game(id));
  render(MyGames, { variants: [] });
  const fold = screen.getByText('All my games (5)').closest('details')!;
  expect([fold.open, fold.querySelectorAll('li').length]).toEqual([false, 2]);
  expect(document.querySelectorAll('li')).toHaveLength(5);
});

it('folds nothing where there are few', () => {
  for (const id of ['a', 'b', 'c']) keepGame(game(id));
  render(MyGames, { variants: [] });
  expect(screen.queryByText(/All my games/)).toBeNull();
});
