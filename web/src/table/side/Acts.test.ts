import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { GameClient } from '../../game';
import Acts from './Acts.svelte';
import { client, table, variant } from '../fixture/game';
import type { TableSession } from '../session/session.svelte';

const session = { state: { table, you: 'South' }, say: () => true } as unknown as TableSession;
const guide = () => screen.queryByRole('button', { name: 'Show the guide again' });

describe('the guide', () => {
  it('can be seen again, in any game that has one', () => {
    // Which takes no variant: it is asked for its steps, not for how many arguments it wants.
    const tour: GameClient['tour'] = () => [{ id: 'aim', text: 'Jump.', anchor: '#board', when: () => true }];
    render(Acts, {
      session,
      client: { ...client, tour },
      variant,
      ontour: () => undefined,
      onkeys: () => undefined,
    });
    expect(guide()).not.toBeNull();
  });

  it('is not offered where there is none', () => {
    render(Acts, { session, client, variant, ontour: () => undefined, onkeys: () => undefined });
    expect(guide()).toBeNull();
  });
});

describe('leaving', () => {
  it.each([
    [['abort', 'leave'] as const, /It is too early to count: nobody wins or loses/],
    [['leave'] as const, /You lose the game/],
    [['leave'] as const, /This is your only attempt/, true],
  ])('with %j says what comes of it', async (acts, said, duel = false) => {
    const here = { ...session, state: { ...session.state, table: { ...table, acts: [...acts], duel } } };
    render(Acts, {
      session: here as unknown as TableSession,
      client,
      variant,
      ontour: () => undefined,
      onkeys: () => undefined,
    });
    await userEvent.click(screen.getByRole('button', { name: 'Leave the game' }));
    expect(screen.getByText(said)).toBeTruthy();
  });
});

it.each([true, false])('at a duel (%s) gives no seat away, and says that there is one attempt', (duel) => {
  const here = { ...session, state: { ...session.state, table: { ...table, duel } } };
  const parts = { client, variant, ontour: () => undefined, onkeys: () => undefined };
  render(Acts, { ...parts, session: here as unknown as TableSession });
  expect(screen.queryByText('Give this seat away') === null).toBe(duel);
  expect(screen.queryByText('Today’s duel: you have one attempt.') !== null).toBe(duel);
});

it('gives no seat of a finished game away', () => {
  const ended = { text: 'Otter wins.', termination: 'flag', winners: ['South'], losers: ['North'] } as never;
  const over = { ...session, state: { ...session.state, table: { ...table, ended } } };
  const parts = { client, variant, ontour: () => undefined, onkeys: () => undefined };
  render(Acts, { ...parts, session: over as unknown as TableSession });
  expect(screen.queryByText('Give this seat away')).toBeNull();
});
