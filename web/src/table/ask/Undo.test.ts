import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TableAct } from '../../protocol';
import { settings } from '../../settings.svelte';
import { client, standing, table, variant } from '../fixture/game';
import { fakeHost, FakeSocket, say, sent } from '../fixture/socket';
import TablePage from '../page/TablePage.svelte';

const open = async (acts: TableAct[]) => {
  render(TablePage, { id: 't1', token: 'secret', client, variant });
  FakeSocket.last.onopen?.();
  await say(
    { type: 'welcome', table: { ...table, acts }, you: 'South', commitment: 'ab12' },
    { type: 'resync', ...standing(3, 'South'), log: [], earlier: 0 },
  );
};
const button = () => screen.queryByRole('button', { name: 'Undo' });
const undo = { type: 'undo', seq: standing(3, 'South').seq };

beforeEach(() => {
  fakeHost();
  settings.still = true;
});

describe('taking back', () => {
  it('is a button where the server says that it may be', async () => {
    await open(['undo', 'leave']);
    await userEvent.click(button()!);
    expect(sent()).toMatchObject(undo);
  });

  it.each(['u', '{Control>}z{/Control}', '{Meta>}z{/Meta}'])('goes by %s', async (keys) => {
    await open(['undo', 'leave']);
    await userEvent.keyboard(keys);
    expect(sent()).toMatchObject(undo);
  });

  it('is not there otherwise, nor while others are asked', async () => {
    await open(['leave']);
    expect(button()).toBeNull();
    await userEvent.keyboard('u');
    expect(sent()?.['type']).not.toBe('undo');
    await say(
      { type: 'table', table: { ...table, acts: ['undo'] } },
      { type: 'update', ...standing(4, 'North'), told: [] },
    );
    expect(button()).toBeNull();
  });
});
