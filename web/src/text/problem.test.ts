import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import * as api from '../api';
import PlayOn from '../table/ended/PlayOn.svelte';
import Handover from '../table/players/Handover.svelte';
import StandIn from '../table/players/StandIn.svelte';
import { table, variant } from '../table/fixture/game';
import { problemOf } from './problem';
import { speak } from './speak';
import { text } from '.';

beforeAll(() => speak('de'));
afterAll(() => speak('en'));
afterEach(() => void vi.restoreAllMocks());

const refusal = (id: string) => new api.ApiError(409, 'English.', null, [{ id }]);
const press = async () => userEvent.click(screen.getAllByRole('button').at(-1)!);
const alert = async () => (await screen.findByRole('alert')).textContent.trim();

it('says in German what the server refuses, and what is said if it is not reached', () => {
  expect(problemOf(refusal('not_over-game'))).toBe('Die Partie ist noch nicht zu Ende.');
  expect(problemOf(refusal('unheard-of'))).toBe('English.');
  expect(problemOf(new api.ApiError(0, ''))).toBe(text.lobby.noServer);
  expect(problemOf(new api.ApiError(0, ''), 'web', text.noHost)).toBe(text.noHost);
});

it('says so of a seat that is given to somebody else', async () => {
  vi.spyOn(api, 'lendSeat').mockRejectedValue(refusal('over-table'));
  render(Handover, { id: 't1', token: null });
  await press();
  expect(await alert()).toBe('Die Partie an diesem Tisch ist zu Ende.');
});

it('says so of a stand-in that is relieved', async () => {
  vi.spyOn(api, 'relieve').mockRejectedValue(refusal('taken-meanwhile'));
  const seats = table.seats.map((one) => ({ ...one, relievable: one.seat === 'North' }));
  render(StandIn, { table: { ...table, seats }, variant, onseated: () => undefined });
  await press();
  expect(await alert()).toBe('Diesen Platz hat jemand anders genommen.');
});

it('says so of a game that is played on from a position', async () => {
  vi.spyOn(api, 'playOn').mockRejectedValue(refusal('too_fast-seat'));
  vi.stubGlobal('scrollTo', () => undefined);
  Element.prototype.scrollIntoView ??= () => undefined;
  const names = { North: 'North', South: 'South' };
  const seats = Object.keys(names);
  render(PlayOn, { id: 't1', token: null, at: 3, variant, seats, names, you: null, against: null });
  await press();
  expect(await alert()).toBe('Zu viele Anfragen. Warte ein paar Sekunden.');
  vi.unstubAllGlobals();
});
