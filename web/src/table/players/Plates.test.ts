import { render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { View } from '../../game';
import type { Table } from '../../protocol';
import { client, tableOf, variant } from '../fixture/game';
import Plates from './Plates.svelte';

const four = tableOf(4);
/** The table when these people are gone. */
const without = (...gone: string[]): Table => ({
  ...four,
  seats: four.seats.map((seat) => ({ ...seat, here: !gone.includes(seat.seat) })),
});
const props = { client, variant, view: null, reactions: null, names: {}, you: 'A' };
const away = () => screen.queryAllByText('away').length;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('shows nobody as gone who is back in a moment, as all are when the server restarts', async () => {
  const { rerender } = render(Plates, { ...props, table: without() });
  await rerender({ table: without('C') });
  await vi.advanceTimersByTimeAsync(2000);
  expect(away()).toBe(0);
  await rerender({ table: without() });
  await vi.advanceTimersByTimeAsync(5000);
  expect(away()).toBe(0);
});

it('shows who is gone for longer, until they are back', async () => {
  const { rerender } = render(Plates, { ...props, table: without() });
  await rerender({ table: without('C') });
  await vi.advanceTimersByTimeAsync(3000);
  expect(away()).toBe(1);
  await rerender({ table: without() });
  await tick();
  expect(away()).toBe(0);
});

it('shows at once who was gone before one came', () => {
  render(Plates, { ...props, table: without('A', 'C') });
  expect(away()).toBe(2);
});

it('says who plays for a computer player that the server is too slow for', async () => {
  const [first, ...others] = four.seats;
  if (!first) throw new Error('nobody sits there');
  const levels = [
    { id: 'sergeant', title: 'Sergeant', text: '' },
    { id: 'general', title: 'General', text: '' },
  ];
  const seat = { ...first, kind: 'bot' as const, level: 'general' };
  const table = { ...four, seats: [{ ...seat, stand_in: 'sergeant' }, ...others] };
  const { rerender } = render(Plates, { ...props, variant: { ...variant, levels }, table });
  expect(screen.getByText(/Sergeant instead/).title).toMatch('too slow for the General');
  await rerender({ table: { ...four, seats: [seat, ...others] } });
  expect(screen.queryByText(/instead/)).toBeNull();
});

it('says of whoever lays out that they get ready, and to play only of whoever plays', () => {
  const view = { to_act: ['A', 'B'] } as unknown as View;
  const setup = { when: (_view: View, seat: string | null) => seat === 'A', Board: client.Board };
  render(Plates, { ...props, client: { ...client, setup }, view, table: { ...four, started: true } });
  expect(screen.getAllByText('getting ready')).toHaveLength(1);
  expect(screen.getAllByText('to play')).toHaveLength(1);
});

it('names the time of a set-up and of a first move, beside what everybody has', async () => {
  const time = { type: 'live' as const, initial: 600, increment: 10, setup: 300 };
  const seats = four.seats.map(({ seat }) => ({ seat, left: seat === 'B' ? null : 6000 }));
  const clocks = { n: 1, runs: 'phase' as const, seat: null, left: 3000, seats, at: Date.now() };
  const view = { to_act: ['A', 'B'] } as unknown as View;
  const setup = { when: () => true, Board: client.Board };
  const table = { ...four, started: true, time };
  const all = { ...props, client: { ...client, setup }, view, table };
  const { rerender } = render(Plates, { ...all, clocks });
  expect(screen.getAllByText(/^Set-up/)).toHaveLength(1);
  expect(screen.getByText('Set-up 5:00')).toBeTruthy();
  expect(screen.getAllByText('10:00')).toHaveLength(3);
  await vi.advanceTimersByTimeAsync(3000);
  expect(screen.getByText('Set-up 4:57')).toBeTruthy();
  await rerender({ ...all, client, clocks: { ...clocks, runs: 'first', seat: 'A', left: 600 } });
  await tick();
  expect(screen.getByText('1st move 0:57')).toBeTruthy();
  await rerender({ ...all, client, clocks: { ...clocks, runs: 'turn', seat: 'A', left: 6000 } });
  expect(screen.queryByText(/1st move/)).toBeNull();
  expect(screen.getAllByText('to play')).toHaveLength(2);
});

it('leads from the name of an account to its page', () => {
  const [first, ...others] = four.seats;
  const seats = [{ ...first!, account: true }, ...others];
  const names = Object.fromEntries(seats.map(({ seat, name }) => [seat, name ?? seat]));
  render(Plates, { ...props, names, table: { ...four, seats } });
  const links = screen.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Otter A', '/player/Otter%20A'],
  ]);
});
