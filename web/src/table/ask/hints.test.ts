import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { settings } from '../../settings.svelte';
import { client, standing, table, variant } from '../fixture/game';
import { fakeHost, FakeSocket, say, sent } from '../fixture/socket';
import TablePage from '../page/TablePage.svelte';
import { hintedOf } from './ask';

const open = async (hints: boolean) => {
  render(TablePage, { id: 't1', token: 'secret', client, variant });
  FakeSocket.last.onopen?.();
  await say(
    { type: 'welcome', table: { ...table, hints }, you: 'South', commitment: 'ab12' },
    { type: 'resync', ...standing(1, 'South'), log: [], earlier: 0 },
  );
};
const advice = (seq: number) => {
  const offer = standing(1, 'South').legal[0]!;
  const said = { action: offer.id, text: offer.text, why: 'It is free.' };
  return { type: 'advice' as const, seq, ...said, ref: String(sent()?.['ref']) };
};
const button = () => screen.queryByRole('button', { name: 'Hint' });
const marked = () => screen.getByTestId('hint').textContent;

beforeEach(() => {
  fakeHost();
  settings.still = true;
});

describe('a hint', () => {
  it('is asked for by a button, marked on the board and said with its reason', async () => {
    await open(true);
    button()!.focus();
    await userEvent.keyboard('{Enter}');
    expect(sent()).toMatchObject({ type: 'hint' });
    expect(screen.getByText('Thinking')).toBeTruthy();
    expect(button()!.getAttribute('aria-disabled')).toBe('true');
    await say(advice(standing(1, 'South').seq));
    expect(marked()).toBe(standing(1, 'South').legal[0]!.text);
    expect(screen.getByText(/It is free\./)).toBeTruthy();
    // It stays where it is, so that a second tap does not press what would come into its place.
    const asked = sent();
    await userEvent.click(button()!);
    expect(sent()).toBe(asked);
  });

  it('is gone with the question that it answers, and late it is not shown', async () => {
    await open(true);
    await userEvent.click(button()!);
    const late = advice(standing(1, 'South').seq);
    await say({ type: 'update', ...standing(2, 'North'), told: [] }, late);
    expect(marked()).toBe('');
    expect(screen.queryByText(/It is free\./)).toBeNull();
  });

  it('can be asked for again where nobody had time', async () => {
    await open(true);
    await userEvent.click(button()!);
    const ref = String(sent()?.['ref']);
    await say({ type: 'refused', ref, error: 'busy', message: 'Ask again.', seq: 1, clause: null });
    expect(button()).not.toBeNull();
    expect(screen.getByText('Ask again.')).toBeTruthy();
  });

  it('is not offered where the table was made without', async () => {
    await open(false);
    expect(button()).toBeNull();
  });
});

describe('what is hinted at', () => {
  const offer = { id: 3, text: 'TRAIN 3', kind: 'train' };
  const view = standing(1, 'South').view;

  it('is said as the game or the button says it, or in notation', () => {
    const said = { ...client, inWords: () => 'Train: 3 points' };
    expect(hintedOf(said, { offer, text: 'TRAIN 3' }, view, {})).toBe('Train: 3 points');
    expect(hintedOf(client, { offer: { ...offer, kind: 'pass' }, text: 'TRAIN 3' }, view, {})).toBe('Pass');
    expect(hintedOf(client, { offer, text: 'TRAIN 3' }, view, {})).toBeNull();
  });

  it('keeps the notation where the offer is but the first pick of it', () => {
    const said = { ...client, inWords: () => 'One' };
    expect(hintedOf(said, { offer, text: 'TRAIN 3, then 4' }, view, {})).toBeNull();
  });
});
