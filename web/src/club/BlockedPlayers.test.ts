import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import * as api from '../api';
import { talk } from '../text';
import BlockedPlayers from './BlockedPlayers.svelte';

afterEach(() => void vi.restoreAllMocks());

it('lists whom we block, and unblocks them', async () => {
  vi.spyOn(api, 'getBlocks').mockResolvedValue([{ player: 'p1', name: 'Otter' }]);
  const unblocked = vi.spyOn(api, 'unblock').mockResolvedValue([]);
  render(BlockedPlayers);
  expect(await screen.findByText('Otter')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: talk.block.unblock }));
  expect(unblocked).toHaveBeenCalledWith('p1');
  expect(await screen.findByText(talk.block.none)).toBeTruthy();
});
