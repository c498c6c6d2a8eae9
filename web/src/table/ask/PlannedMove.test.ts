import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { GameClient, Offer, View } from '../../game';
import { settings } from '../../settings.svelte';
import {
  asked,
  client,
  jump,
  jumps,
  standing,
  table,
  tableOf,
  told,
  variant,
  windows,
} from '../fixture/game';
import { fakeHost, FakeSocket, say, sent } from '../fixture/socket';
import TablePage from '../page/TablePage.svelte';

const planner: GameClient = {
  ...client,
  premoves: {
    when: ({ phase }) => phase !== 'setup',
    match: ({ text }, offer) => offer.text === text,
    say: ({ text }) => `man ${text}`,
    ask: () => null,
  },
};

const acts = () => FakeSocket.last.sent.filter(({ type }) => type === 'act');
const planIt = () => screen.queryByRole('button', { name: 'plan a1-a2' });
const planned = () => screen.getByTestId('planned').textContent;
const withdraw = () => screen.queryByRole('button', { name: 'Cancel' });

async function open(toAct: string, change: Partial<View> = {}, game: GameClient = planner) {
  render(TablePage, { id: 't1', token: 'secret', client: game, variant });
  FakeSocket.last.onopen?.();
  const now = standing(1, toAct);
  await say(
    { type: 'welcome', table, you: 'South', commitment: 'ab12' },
    { type: 'resync', ...now, view: { ...now.view, ...change }, log: [], earlier: 0 },
  );
}

/** Others are on turn, and a move is planned. */
async function plan() {
  await open('North');
  await userEvent.click(planIt()!);
  expect(planned()).toBe('a1-a2');
}

/** The turn comes, and this is offered. */
const turn = (legal: Offer[] = standing(2, 'South').legal, seat = 'South') =>
  say({ type: 'update', ...standing(2, seat), legal, told: [told('North moves.')] });

beforeEach(() => {
  fakeHost();
  Object.assign(settings, { still: true, premoves: true });
});

describe('a planned move', () => {
  it('is sent when its question comes, once', async () => {
    await plan();
    expect(screen.getAllByText('Planned: man a1-a2, as soon as it is your turn.')[0]).toBeTruthy();
    expect(acts()).toEqual([]);
    await turn();
    expect(acts()).toMatchObject([{ action: 'a1-a2', seq: 2 }]);
    expect(planned()).toBe('');
    await say(
      { type: 'update', ...standing(3, 'North'), told: [] },
      { type: 'update', ...standing(4, 'South'), told: [] },
    );
    expect(acts()).toHaveLength(1);
  });

  it('waits until all that happened has been shown', async () => {
    await plan();
    settings.still = false;
    await turn();
    expect([acts(), planned()]).toEqual([[], 'a1-a2']);
    await userEvent.click(screen.getByRole('button', { name: 'Skip' }));
    expect(acts()).toMatchObject([{ action: 'a1-a2' }]);
  });

  it('waits while another of the others is on turn', async () => {
    await plan();
    await turn([], 'North');
    expect([acts(), planned()]).toEqual([[], 'a1-a2']);
  });

  it('is dropped with a sentence where it is not possible', async () => {
    await plan();
    await turn([{ id: 1, text: 'b1-b2', kind: 'move' }]);
    expect(acts()).toEqual([]);
    expect(screen.getByRole('alert').textContent).toContain(
      'Your planned move is not possible now: man a1-a2.',
    );
    expect([planned(), withdraw()]).toEqual(['', null]);
  });

  it('is dropped where it may mean several', async () => {
    await plan();
    await turn([1, 2].map((id) => ({ id, text: 'a1-a2', kind: 'move' })));
    expect(acts()).toEqual([]);
    expect(screen.getByRole('alert')).toBeTruthy();
  });

  it.each([
    ['a button', () => userEvent.click(withdraw()!)],
    ['Esc', () => userEvent.keyboard('{Escape}')],
  ])('is withdrawn by %s', async (_, undo) => {
    await plan();
    await undo();
    expect([planned(), withdraw()]).toEqual(['', null]);
    await turn();
    expect(acts()).toEqual([]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('outlives a line that is lost', async () => {
    await plan();
    const now = standing(5, 'South');
    await say({ type: 'resync', ...now, log: [], earlier: 0 });
    expect(acts()).toMatchObject([{ action: 'a1-a2', seq: now.seq }]);
  });
});

describe('no move is planned', () => {
  it.each([
    ['on the own turn', () => open('South')],
    ['while the game says that it is no time for it', () => open('North', { phase: 'setup' })],
    ['in a game that plans none', () => open('North', {}, client)],
  ])('%s', async (_, begin) => {
    await begin();
    expect(planIt()).toBeNull();
  });

  it('after the end', async () => {
    await open('North');
    const ended = { winners: ['North'], losers: ['South'], clause: null, text: 'Over.' };
    await say({ type: 'table', table: { ...table, ended: { ...ended, termination: 'over' } } });
    expect(planIt()).toBeNull();
  });

  it('where it is not wanted', async () => {
    await plan();
    settings.premoves = false;
    await turn();
    expect([acts(), screen.queryByRole('alert'), planIt()]).toEqual([[], null, null]);
    expect(sent()?.['type']).not.toBe('act');
  });

  it('while anybody may react', async () => {
    render(TablePage, { id: 't1', token: 'secret', client: planner, variant: jumps });
    FakeSocket.last.onopen?.();
    const waiting = { ...asked(1, 1, false), view: { ...asked(1, 1, false).view, to_act: ['D'] } };
    await say(
      { type: 'welcome', table: tableOf(4), you: 'A', commitment: 'ab12' },
      { type: 'resync', ...waiting, log: [], earlier: 0 },
    );
    expect(planIt()).not.toBeNull();
    await userEvent.click(planIt()!);
    await say(windows(jump, {}), { type: 'update', ...asked(2, 2, true), told: [] });
    expect([planIt(), acts(), planned()]).toEqual([null, [], 'a1-a2']);
  });
});
