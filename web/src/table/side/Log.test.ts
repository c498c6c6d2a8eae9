import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { tick } from 'svelte';
import { beforeEach, expect, it, vi } from 'vitest';
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
