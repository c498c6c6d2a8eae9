import { render, screen } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import * as api from '../../api';
import type { Snapshot } from '../../protocol';
import { keepGame, keptGame } from '../../storage';
import { text } from '../../text';
import TableEntry from './TableEntry.svelte';
import { standing, table, variant } from '../fixture/game';

afterEach(() => void vi.restoreAllMocks());

it('does not claim a seat by its own link again when the seat has moved on', async () => {
  keepGame({
    id: 't1',
    variant: 'draughts-small',
    title: '',
    seat: 'South',
    token: 'old',
    seen: 0,
    opponents: [],
    ended: null,
  });
  vi.spyOn(api, 'getAccount').mockResolvedValue({ account: null, passkeys: false, mail: false, ban: null });
  const claimed = vi.spyOn(api, 'claimSeat').mockRejectedValue(new api.ApiError(410, 'used'));
  const asked = vi.spyOn(api, 'getTable').mockImplementation(async (_, token) => {
    if (token !== null) throw new api.ApiError(403, 'moved');
    return { table, you: null, ...standing(1, '') } as unknown as Snapshot;
  });
  render(TableEntry, { id: 't1', invite: null, seat: 'code', moment: null, variants: [] });
  await screen.findByText(text.lobby.unknown);
  expect(asked).toHaveBeenLastCalledWith('t1', null);
  expect(claimed).not.toHaveBeenCalled();
});

it('keeps a seat that is ours by the session, and forgets it when that has ended', async () => {
  const asked = vi
    .spyOn(api, 'getTable')
    .mockResolvedValue({ table, you: 'South', ...standing(1, '') } as unknown as Snapshot);
  const props = { id: 't1', invite: null, seat: null, moment: null, variants: [variant] };
  const page = render(TableEntry, props);
  await vi.waitFor(() => expect(keptGame('t1')).toMatchObject({ seat: 'South', token: null }));
  page.unmount();
  asked.mockResolvedValue({ table, you: null, ...standing(1, '') } as unknown as Snapshot);
  render(TableEntry, props);
  await vi.waitFor(() => expect(keptGame('t1')).toBeUndefined());
  expect(asked).toHaveBeenLastCalledWith('t1', null);
});

it('says that a table is held back which we may not watch yet', async () => {
  vi.spyOn(api, 'getTable').mockRejectedValue(new api.ApiError(403, 'It can be watched at midnight.'));
  render(TableEntry, { id: 't2', invite: null, seat: null, moment: null, variants: [variant] });
  expect((await screen.findByRole('alert')).textContent).toBe('It can be watched at midnight.');
});
