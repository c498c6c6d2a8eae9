import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Replacement } from '../../protocol';
import Vacancy from './Vacancy.svelte';
import { whatBecameOf } from '../session/kept-seats';
import { table } from '../fixture/game';

const onsay = vi.fn();
const names = { A: 'Anna', B: 'Boris', C: 'Cleo' };
const question: Replacement = { seat: 'A', yes: [], waits: ['B', 'C'], off: [], away: 120, claim: false };
const ask = (change: Partial<Replacement> = {}) =>
  render(Vacancy, { question: { ...question, ...change }, you: 'B', names, onsay });
const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => onsay.mockClear());

describe('somebody who is away', () => {
  it('may be waited for, replaced, or the game called off', async () => {
    ask();
    expect(screen.getByText('Anna has been away for two minutes.')).toBeTruthy();
    await userEvent.click(button('Use a computer player'));
    expect(onsay).toHaveBeenLastCalledWith({ type: 'replace', seat: 'A', answer: 'yes' });
    await userEvent.click(button('Call the game off'));
    await userEvent.click(button('Yes'));
    expect(onsay).toHaveBeenLastCalledWith({ type: 'replace', seat: 'A', answer: 'off' });
  });

  it('is waited for without a word to the others, until one of them proposes something', async () => {
    const { rerender } = ask();
    await userEvent.click(button('Wait'));
    expect(onsay).not.toHaveBeenCalled();
    expect(screen.getByText('You are waiting for Anna.')).toBeTruthy();
    await rerender({ question: { ...question, yes: ['C'], waits: ['B'] } });
    expect(screen.getByText(/Cleo wants a computer player to take over for Anna\./)).toBeTruthy();
    await userEvent.click(button('Wait'));
    expect(onsay).toHaveBeenLastCalledWith({ type: 'replace', seat: 'A', answer: 'no' });
  });

  it('loses where two play live, if the other claims the win', async () => {
    ask({ claim: true, waits: ['B'] });
    expect(screen.queryByRole('button', { name: 'Use a computer player' })).toBeNull();
    await userEvent.click(button('Claim the win'));
    expect(onsay).toHaveBeenLastCalledWith({ type: 'replace', seat: 'A', answer: 'yes' });
    expect(button('Call the game off')).toBeTruthy();
    expect(button('Wait')).toBeTruthy();
  });

  it('says what one has said oneself, and who must agree', () => {
    ask({ yes: ['B'], waits: ['C'], away: 45 });
    expect(screen.getByText(/^Anna has been away for 45 seconds\. You want .* Cleo must agree/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Use a computer player' })).toBeNull();
  });
});

it('says how long the others may decide about a seat that was left', () => {
  const clocks = { n: 3, runs: 'absence' as const, seat: null, left: 1200, seats: [], at: Date.now() };
  const time = { type: 'live' as const, initial: 300, increment: 5, setup: 120 };
  render(Vacancy, { question: { ...question, away: null }, you: 'B', names, clocks, time, onsay });
  expect(screen.getByRole('timer').textContent).toBe(
    'If nobody decides within 2:00, a computer player takes over.',
  );
});

describe('a seat that was lost', () => {
  it("is a computer player's, another device's or nobody's", () => {
    expect(whatBecameOf(table, 'North')).toBe('replaced');
    expect(whatBecameOf(table, 'South')).toBe('moved');
    const seats = table.seats.map((seat) => ({ ...seat, taken: false }));
    expect(whatBecameOf({ seats }, 'South')).toBe('left');
  });
});
