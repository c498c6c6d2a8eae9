import { render, screen } from '@testing-library/svelte';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { speak } from '../../text/speak';
import Changes from './Changes.svelte';

const CHANGES = [
  { clause: 'ST-COMP-1', text: 'At this table an army has 2 × Spy, not 1.' },
  { clause: 'ST-SPY-4', text: 'At this table a Spy that attacks a General wins.' },
];

afterEach(() => speak('en'));

test('every change is told with the clause that it changes, which opens when asked for', async () => {
  const onclause = vi.fn();
  render(Changes, { game: 'stratego', changes: CHANGES, onclause });
  const told = screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
  expect(told).toHaveLength(CHANGES.length);
  for (const [at, { clause, text }] of CHANGES.entries()) {
    expect(told[at]).toContain(text);
    expect(told[at]?.trim().endsWith(clause)).toBe(true);
  }
  await userEvent.click(screen.getByRole('button', { name: /ST-SPY-4$/ }));
  expect(onclause).toHaveBeenCalledWith('ST-SPY-4');
});

test('they are told in German, with the pieces as they are called there', async () => {
  await speak('de');
  const changes = [
    { clause: 'ST-COMP-1', text: { id: 'changed-count', given: { card: 'S', n: 2, printed: 1 } } },
    { clause: 'ST-SPY-4', text: { id: 'changed-wins', given: { piece: 'S', against: '9' } } },
  ];
  render(Changes, { game: 'stratego', changes, onclause: vi.fn() });
  expect(screen.getByText(/2 × Spion statt 1/)).toBeTruthy();
  expect(screen.getByText(/Greift Spion General an, gewinnt Spion/)).toBeTruthy();
});

test('a table by the printed rules says nothing', () => {
  render(Changes, { game: 'stratego', changes: [], onclause: vi.fn() });
  expect(screen.queryByRole('region')).toBeNull();
});
