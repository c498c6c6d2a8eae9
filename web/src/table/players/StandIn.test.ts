import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as api from '../../api';
import type { RematchOffer, Table } from '../../protocol';
import { keptGame } from '../../storage';
import { text } from '../../text';
import { table, tableOf, variant } from '../fixture/game';
import Anew from './Anew.svelte';
import Plates from './Plates.svelte';
import StandIn from './StandIn.svelte';
import { client } from '../fixture/game';

afterEach(() => void vi.restoreAllMocks());

/** The table with stand-ins in these seats. */
const standing = (of: Table, ...seats: string[]): Table => ({
  ...of,
  seats: of.seats.map((one) => ({ ...one, relievable: seats.includes(one.seat) })),
});
const words = text.standIn;
const button = (name: string) => screen.getByRole('button', { name });

describe('a stand-in', () => {
  it('gives its seat to those who press, under the name that they give', async () => {
    const onseated = vi.fn();
    const asked = vi.spyOn(api, 'relieve').mockResolvedValue({ seat: 'North', token: 'secret' });
    render(StandIn, { table: standing(table, 'North'), variant, onseated });
    expect(screen.queryByLabelText(words.seat)).toBeNull();
    const field = screen.getByLabelText(text.lobby.yourName);
    await userEvent.clear(field);
    await userEvent.type(field, ' Berta ');
    await userEvent.click(button(words.take));
    expect(asked).toHaveBeenCalledWith('t1', 'North', 'Berta', null);
    expect(keptGame('t1')).toMatchObject({ seat: 'North', token: 'secret', opponents: ['Otter'] });
    expect(onseated).toHaveBeenCalledOnce();
  });

  it('says why it could not', async () => {
    const onseated = vi.fn();
    const why = 'Somebody else has taken this seat.';
    vi.spyOn(api, 'relieve').mockRejectedValue(new api.ApiError(409, why));
    render(StandIn, { table: standing(table, 'North'), variant, onseated });
    await userEvent.click(button(words.take));
    expect((await screen.findByRole('alert')).textContent).toContain(why);
    expect(onseated).not.toHaveBeenCalled();
  });

  it('lets one choose among several, as long as they are there', async () => {
    const asked = vi.spyOn(api, 'relieve').mockResolvedValue({ seat: 'B', token: 'secret' });
    const of = tableOf(4);
    const { rerender } = render(StandIn, {
      table: standing(of, 'B', 'D'),
      variant,
      onseated: () => undefined,
    });
    await userEvent.selectOptions(screen.getByLabelText(words.seat), 'D');
    await rerender({ table: standing(of, 'B') });
    await userEvent.click(button(words.take));
    expect(asked).toHaveBeenCalledWith('t1', 'B', expect.anything(), null);
  });

  it('is marked on its plate', () => {
    const props = { client, variant, view: null, reactions: null, names: {}, you: null };
    render(Plates, { ...props, table: standing(table, 'North') });
    expect(screen.getByText(new RegExp(words.mark))).toBeTruthy();
  });
});

describe('beginning anew', () => {
  const names = { South: 'Anna', North: 'Berta' };
  const relieved = { name: 'Sergeant Pike', level: 'sergeant', move: 0 };
  const begun = (rematch: RematchOffer | null): Table => ({
    ...table,
    seats: table.seats.map((one) => ({ ...one, relieved: one.seat === 'North' ? relieved : null })),
    offers: { ...table.offers, rematch },
  });
  const show = (you: string, rematch: RematchOffer | null) => {
    const onsay = vi.fn();
    render(Anew, { table: begun(rematch), you, names, onsay });
    return onsay;
  };

  it('is offered to those who have relieved the computer', async () => {
    const onsay = show('North', null);
    expect(screen.getByText(words.yours('Sergeant Pike'))).toBeTruthy();
    await userEvent.click(button(words.anew));
    expect(onsay).toHaveBeenCalledWith({ type: 'rematch', answer: 'yes' });
  });

  it('is not brought up by itself to the others', () => {
    show('South', null);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('needs the yes of the other', async () => {
    const onsay = show('South', { yes: ['North'], waits: ['South'], no: null });
    expect(screen.getByText(words.wants(['Berta']))).toBeTruthy();
    await userEvent.click(button(words.playOn));
    expect(onsay).toHaveBeenLastCalledWith({ type: 'rematch', answer: 'no' });
    await userEvent.click(button(words.agree));
    expect(onsay).toHaveBeenLastCalledWith({ type: 'rematch', answer: 'yes' });
  });

  it('can be taken back, and says when it was declined', async () => {
    const onsay = show('North', { yes: ['North'], waits: ['South'], no: null });
    expect(screen.getByText(words.youWant('Anna'))).toBeTruthy();
    await userEvent.click(button(words.withdraw));
    expect(onsay).toHaveBeenLastCalledWith({ type: 'rematch', answer: 'no' });
    show('North', { yes: [], waits: [], no: 'South' });
    expect(screen.getByText(words.declined('Anna'))).toBeTruthy();
  });
});
