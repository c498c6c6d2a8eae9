import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { tick } from 'svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { told } from '../fixture/game';
import Log from './Log.svelte';

const onclause = vi.fn();
const lines = (...clauses: (string | null)[]) =>
  clauses.map((clause, i) => ({ ...told(`Line ${i}.`), clause, n: i }));
const leads = ({ kind }: { kind: string }) => kind === 'lead';
const focused = () => document.activeElement?.textContent?.trim();

function open(...clauses: (string | null)[]) {
  return render(Log, { lines: lines(...clauses), leads, onclause });
}

beforeEach(() => onclause.mockReset());

it('is one stop of the Tab key, at the newest rule, however long it is', async () => {
  open(...Array.from({ length: 80 }, (_, i) => `DR-${i}`), null);
  await userEvent.tab();
  expect(focused()).toBe('Rule DR-79');
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
  await userEvent.tab({ shift: true });
  expect(focused()).toBe('Rule DR-79');
});

it('goes from rule to rule with the arrows, to the first and to the newest', async () => {
  open('DR-1', null, 'DR-2', 'DR-3');
  await userEvent.tab();
  const pressed: (string | undefined)[] = [];
  for (const key of ['ArrowUp', 'ArrowLeft', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'ArrowRight']) {
    await userEvent.keyboard(`{${key}}`);
    pressed.push(focused()?.slice(-1));
  }
  expect(pressed).toEqual(['2', '1', '1', '2', '1', '3', '3']);
  await userEvent.keyboard('{ArrowUp}{Enter}');
  expect(onclause).toHaveBeenCalledWith('DR-2');
});

it('stays where one has gone to, and otherwise at the newest', async () => {
  const { rerender } = open('DR-1', 'DR-2');
  await userEvent.tab();
  await rerender({ leads, lines: lines('DR-1', 'DR-2', 'DR-3') });
  expect(focused()).toBe('Rule DR-2');
  await userEvent.tab();
  expect(document.activeElement, 'still one stop').toBe(document.body);
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  expect(focused()).toBe('Rule DR-2');
  await userEvent.keyboard('{End}');
  await userEvent.tab();
  await rerender({ leads, lines: lines('DR-1', 'DR-2', 'DR-3', 'DR-4') });
  await userEvent.tab({ shift: true });
  expect(focused()).toBe('Rule DR-4');
});

it('can be scrolled by keys where it names no rule', async () => {
  open(null, null);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Log' }));
});

it('makes one line of what happened together, and unfolds it when it is pressed', async () => {
  const battle = ['A attacks.', 'B is a Major.', 'A is a Captain.', 'B wins.'].map((line) => ({
    ...told(line),
    n: 7,
  }));
  render(Log, { lines: [...lines('DR-1'), ...battle], leads, onclause });
  const row = screen.getAllByRole('listitem')[1]!;
  const details = [...row.querySelectorAll('.detail')].map((line) => line.firstChild!.textContent!.trim());
  expect(details).toEqual(['B is a Major.', 'A is a Captain.']);
  expect(row.querySelector('.more')!.textContent).toBe('+2');
  await userEvent.click(screen.getByText(/B wins/));
  expect(row.classList).toContain('open');
  await userEvent.click(screen.getByText(/B is a Major/));
  expect(row.classList).not.toContain('open');
});

it('keeps in that one line what leads, wherever it stands', () => {
  const battle = [
    told('A attacks.'),
    told('A is a Captain.', 'lead'),
    told('Dust settles.'),
    told('B falls.', 'lead'),
    told('Positions.'),
  ].map((line) => ({ ...line, n: 7 }));
  render(Log, { lines: battle, leads, onclause });
  const row = screen.getByRole('listitem');
  const read = [...row.querySelectorAll('p:not(.detail)')].map((line) =>
    line.firstChild!.textContent!.trim(),
  );
  expect(read).toEqual(['A attacks.', 'A is a Captain.', 'B falls.']);
  expect(row.querySelector('.more')!.textContent).toBe('+2');
});

describe('a line with a headline', () => {
  const headline = 'Your Scout (f4) attacks Ann’s Sergeant on f7 and is captured.';
  const battle = [
    { ...told('You attack f7.'), clause: 'DR-5', headline, move: 12 },
    { ...told('A Sergeant stands there.'), clause: null },
    { ...told('Your Scout is captured.'), clause: 'DR-6' },
    { ...told('Ann wins.', 'won'), clause: null },
  ].map((line) => ({ ...line, n: 7 }));
  const row = () => screen.getAllByRole('listitem').at(-1)!;
  const toggle = () => screen.getByRole('button', { name: 'All 4 events' });
  /** What is read aloud of it, without its buttons. */
  const aloud = () =>
    [...row().querySelectorAll('.move > :not([aria-hidden]), p.first, p > span:not([aria-hidden])')].map(
      (part) => part.textContent!.trim(),
    );

  it('is read as that, after the number of the move, and shows how the game ended', () => {
    render(Log, { lines: [...lines('DR-1'), ...battle], leads, onclause });
    expect(aloud()).toEqual(['Move 12', headline, 'Ann wins.']);
    expect(row().querySelector('.move > [aria-hidden]')!.textContent).toBe('12');
    expect(row().querySelectorAll('p.detail')).toHaveLength(3);
    expect(toggle().textContent).toContain('+3');
  });

  it('opens by its button and by a press anywhere, for all to read', async () => {
    render(Log, { lines: battle, leads, onclause });
    expect(toggle().getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(toggle());
    expect(toggle().getAttribute('aria-expanded')).toBe('true');
    expect(aloud()).toEqual(['Move 12', headline, ...battle.map(({ text }) => text)]);
    await userEvent.click(screen.getByText(headline));
    expect(toggle().getAttribute('aria-expanded')).toBe('false');
  });

  it('is come to by the keys, and is open while one is at its rules', async () => {
    render(Log, { lines: [...lines('DR-1'), ...battle], leads, onclause });
    await userEvent.tab();
    expect(focused()).toBe('Rule DR-6');
    expect(toggle().getAttribute('aria-expanded')).toBe('true');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(document.activeElement).toBe(toggle());
    expect(toggle().getAttribute('aria-expanded')).toBe('false');
    await userEvent.keyboard('{Enter}');
    expect(toggle().getAttribute('aria-expanded')).toBe('true');
    await userEvent.keyboard('{ArrowUp}');
    expect(focused()).toBe('Rule DR-1');
    await userEvent.tab();
    expect(document.activeElement, 'still one stop').toBe(document.body);
  });

  it('waits until all of it has been shown', async () => {
    const { rerender } = render(Log, { lines: battle.slice(0, 2), leads, onclause, showing: true });
    expect(screen.queryByText(headline)).toBeNull();
    expect(screen.getByText('You attack f7.')).toBeTruthy();
    await rerender({ lines: battle, leads, onclause, showing: false });
    expect(screen.getByText(headline)).toBeTruthy();
  });
});

it('is opened at the newest', async () => {
  const all = lines('DR-1', 'DR-2');
  const { rerender } = render(Log, { lines: all, leads, onclause, shown: false });
  const box = screen.getByRole('region', { name: 'Log' });
  Object.defineProperty(box, 'scrollHeight', { value: 900 });
  await tick();
  box.scrollTop = 0; // as a box that is not drawn has it
  await rerender({ lines: all, leads, onclause, shown: true });
  await tick();
  expect(box.scrollTop).toBe(900);
});
