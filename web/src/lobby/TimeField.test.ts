import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { variant } from '../table/fixture/game';
import { client } from '../table/fixture/game';
import NewTable from './NewTable.svelte';
import { FRIEND, requestOf, usualChoice, type Choice } from './table-choice';

function open(friend: boolean) {
  let sent: Choice | null = null;
  const choice = usualChoice(variant, friend ? FRIEND : undefined);
  const props = { client, variants: [variant] as [typeof variant], friend, choice, disabled: false };
  render(NewTable, { ...props, onstart: (chosen: Choice) => (sent = chosen) });
  return async () => {
    await userEvent.click(screen.getByRole('button', { name: /link|play/i }));
    return sent && requestOf(sent);
  };
}

const field = () => screen.getByRole('combobox', { name: 'Time for each player' });

describe('the time of a new table', () => {
  it('has no limit unless one is chosen', async () => {
    const send = open(true);
    expect((field() as HTMLSelectElement).value).toBe('none');
    expect((await send())?.time).toBeUndefined();
  });

  it('is one of the usual ones', async () => {
    const send = open(true);
    await userEvent.selectOptions(field(), '10 min + 10 s a turn');
    expect((await send())?.time).toMatchObject({ type: 'live', initial: 600, increment: 10 });
  });

  it('is free, and begins with what was chosen before', async () => {
    const send = open(true);
    await userEvent.selectOptions(field(), '5 min + 5 s a turn');
    await userEvent.selectOptions(field(), 'Other');
    const minutes = screen.getByRole('spinbutton', { name: 'Minutes for each player' });
    expect((minutes as HTMLInputElement).value).toBe('5');
    await userEvent.clear(minutes);
    await userEvent.type(minutes, '12');
    expect((await send())?.time).toMatchObject({ type: 'live', initial: 720, increment: 5 });
  });

  it('is by the day', async () => {
    const send = open(true);
    await userEvent.selectOptions(field(), '3 days a turn');
    expect((await send())?.time).toMatchObject({ type: 'by_day', days: 3 });
  });

  it('is not asked where all others are computer players', () => {
    open(false);
    expect(screen.queryByRole('combobox', { name: 'Time for each player' })).toBeNull();
  });
});
