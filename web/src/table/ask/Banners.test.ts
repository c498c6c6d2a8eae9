import { render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { expect, it } from 'vitest';
import type { Ended } from '../../protocol';
import { table } from '../fixture/game';
import type { TableSession } from '../session/session.svelte';
import { emptyTable, type TableState } from '../session/state';
import Banners from './Banners.svelte';

const sessionOf = (draw: string | null, change: Partial<TableState> = {}, ended: Ended | null = null) => {
  const offers = { draw, replace: [], rematch: null };
  const state = { ...emptyTable, table: { ...table, offers, ended, acts: [] }, you: 'South', ...change };
  return { state, talk: { picking: false }, say: () => true } as unknown as TableSession;
};
const props = { names: {}, onroom: () => undefined };
const told = () => screen.queryByText('Your draw offer was not accepted.') !== null;

it('says that our draw offer was not accepted, until we act', async () => {
  const { rerender } = render(Banners, { ...props, session: sessionOf('South') });
  expect(told()).toBe(false);
  await rerender({ session: sessionOf(null) });
  await tick();
  expect(told()).toBe(true);
  await rerender({ session: sessionOf(null, { sending: {} as TableState['sending'] }) });
  await tick();
  expect(told()).toBe(false);
});

it('says nothing of it to those who have not offered, and none where it was agreed', async () => {
  const { rerender } = render(Banners, { ...props, session: sessionOf('North') });
  await rerender({ session: sessionOf(null) });
  await tick();
  expect(told()).toBe(false);
  await rerender({ session: sessionOf('South') });
  const agreed = { winners: [], losers: [], termination: 'agreed', clause: null, text: '' };
  await rerender({ session: sessionOf(null, {}, agreed) });
  await tick();
  expect(told()).toBe(false);
});
