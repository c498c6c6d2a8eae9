import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as api from '../../api';
import type { NoticeState, OpenTable } from '../../protocol';
import { club, notices, text } from '../../text';
import * as push from '../../notices/push';
import type { PushWay } from '../../notices/push';
import * as start from '../start';
import { meeting } from './meeting.svelte';
import Side from './Side.svelte';
import { ANNA, draughts, lobbyIs, seekOf, TEN, THREE_DAYS, VARIANTS, WISH } from './testing';

const NOTHING: NoticeState = { push: null, here: false, mail: null, rings: false, bell: null, hour: null };
const BERTA = { id: 'berta', name: 'Berta' };
const done = new Response(null, { status: 204 });
const region = (name: string) => within(screen.getByRole('region', { name }));
const offers = (change: Partial<NoticeState> = {}) =>
  vi.spyOn(api, 'getNotices').mockResolvedValue({ ...NOTHING, ...change });

const table: OpenTable = {
  id: 't1',
  variant: 'draughts',
  title: 'draughts',
  options: {},
  time: TEN,
  seats: [
    { seat: 'South', name: 'Berta', relievable: false, account: false },
    { seat: 'North', name: null, relievable: false, account: false },
  ],
  rated: false,
};

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('scrollTo', () => {});
  offers();
  meeting.open = false;
  lobbyIs();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  lobbyIs();
});

it('leads from the names of accounts and bots to their pages: guests have none', () => {
  const links = (where: string) =>
    region(where)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
  const [south, north] = table.seats;
  const seats = [{ ...south!, name: 'Dora', account: true }, north!];
  lobbyIs({
    here: [
      BERTA,
      { id: 'carla', name: 'Carla', account: true },
      { id: 'rook', name: 'Rook (bot)', bot: true, account: true },
    ],
    tables: [table, { ...table, id: 't2', seats }],
    seeks: [{ id: 's1', names: ['Berta', 'Carla'], accounts: ['Carla'], wish: WISH }],
  });
  render(Side, { variants: VARIANTS });
  expect(links(club.here.title)).toEqual(['/player/Carla', '/player/Rook%20(bot)']);
  expect(links(club.tables.title)).toEqual(['/player/Dora', '/player/Carla']);
  const looking = `Berta${club.tables.and}Carla ${club.tables.look(2)}`;
  const said = [...document.querySelectorAll('small')].map((one) =>
    one.textContent?.replace(/\s+/g, ' ').trim(),
  );
  expect(said).toContain(looking);
});

it('says what to do where nobody is here and nobody waits', () => {
  render(Side, { variants: VARIANTS });
  expect(region(club.here.title).getByText(club.here.empty)).toBeTruthy();
  expect(region(club.tables.title).getByText(club.tables.empty)).toBeTruthy();
});

it.each<[Partial<NoticeState>, string, PushWay?]>([
  [{ push: 'key' }, club.tables.emptyMayRing],
  [{ push: 'key' }, club.tables.empty, 'none'],
  [{ push: 'key', here: true }, club.tables.emptyRings],
  [{ mail: { address: 'a@example.org', confirmed: true } }, club.tables.emptyRings],
])('promises to ring only those who get notices: %j, %s', async (offered, said, way = 'ready') => {
  vi.spyOn(push, 'pushWay').mockReturnValue(way);
  offers(offered);
  render(Side, { variants: VARIANTS });
  expect(await screen.findByText(said)).toBeTruthy();
});

it('says that nobody else waits while we do', () => {
  lobbyIs({ seeks: [{ id: 's1', names: ['Anna'], wish: WISH, ratings: [] }] }, { seek: seekOf() });
  render(Side, { variants: VARIANTS });
  expect(screen.getByText(club.tables.nobodyElse)).toBeTruthy();
});

it('sits down at an open table with one press', async () => {
  const seats = [
    { seat: 'South', kind: 'human', taken: true },
    { seat: 'North', kind: 'human', taken: false },
  ];
  vi.spyOn(api, 'getTable').mockResolvedValue({ table: { id: 't1', seats }, you: null } as never);
  const join = vi.spyOn(start, 'joinTable').mockResolvedValue();
  lobbyIs({ tables: [table] });
  render(Side, { variants: VARIANTS });
  await userEvent.click(screen.getByRole('button', { name: club.tables.sitAt('draughts', 'Berta') }));
  expect(join).toHaveBeenCalledWith(expect.anything(), draughts, ['North'], expect.any(String), '');
  expect(location.pathname).toBe('/table/t1');
});

it.each([
  ['a search for a game now ends', TEN, TEN, true],
  ['a search by the day goes on', THREE_DAYS, TEN, false],
  ['at a table by the day no search ends', TEN, THREE_DAYS, false],
])('where we sit down: %s', async (_, sought, time, ends) => {
  const seats = [{ seat: 'North', kind: 'human', taken: false }];
  vi.spyOn(api, 'getTable').mockResolvedValue({ table: { id: 't1', seats }, you: null } as never);
  vi.spyOn(start, 'joinTable').mockResolvedValue();
  const end = vi.spyOn(api, 'endSeek').mockResolvedValue(done);
  lobbyIs({ tables: [{ ...table, time }] }, { seek: seekOf({ wish: { ...WISH, times: [sought] } }) });
  render(Side, { variants: VARIANTS });
  await userEvent.click(screen.getByRole('button', { name: club.tables.sitAt('draughts', 'Berta') }));
  expect([end.mock.calls.length > 0, meeting.state.own.seek === null, meeting.ended]).toEqual([
    ends,
    ends,
    ends,
  ]);
});

it('relieves the computer that stands in', async () => {
  const made = { id: 't1', seats: [{ seat: 'North', kind: 'bot', taken: true }] };
  vi.spyOn(api, 'getTable').mockResolvedValue({ table: made, you: null } as never);
  const relieve = vi.spyOn(start, 'takeOver').mockResolvedValue();
  lobbyIs({
    tables: [
      {
        ...table,
        seats: [
          ...table.seats.slice(0, 1),
          { seat: 'North', name: 'Sergeant Moss', relievable: true, account: false },
        ],
      },
    ],
  });
  render(Side, { variants: VARIANTS });
  expect(screen.getByText(`Berta · ${text.standIn.title}`)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: club.tables.relieveAt('draughts', 'Berta') }));
  expect(relieve).toHaveBeenCalledWith(made, draughts, 'North', expect.any(String));
  expect(location.pathname).toBe('/table/t1');
});

it('says why nobody can sit down any more', async () => {
  vi.spyOn(api, 'getTable').mockRejectedValue(new api.ApiError(409, 'This table is full.'));
  lobbyIs({ tables: [table] });
  render(Side, { variants: VARIANTS });
  await userEvent.click(screen.getByRole('button', { name: club.tables.sitAt('draughts', 'Berta') }));
  expect(meeting.problem).toBe('This table is full.');
});

it('names the rules of a table that differ', () => {
  const option = { key: 'kings', text: 'Kings fly.', default: 'no', values: ['no', 'yes'] };
  const variants = [{ ...draughts, options: [option] as never }];
  lobbyIs({ tables: [{ ...table, options: { kings: 'yes' } }] });
  render(Side, { variants });
  expect(screen.getByText(club.tables.rules(1))).toBeTruthy();
  expect(screen.getByText('Kings fly', { exact: false }).textContent).toBe('Kings fly: yes');
});

it('plays with somebody who looks, not with pairs', async () => {
  const answer = vi.spyOn(api, 'answerSeek').mockResolvedValue(seekOf({ table: 't2' }));
  const seeks = [
    { id: 's2', names: ['Berta'], wish: WISH, ratings: [] },
    { id: 's3', names: ['Carla', 'Dora'], wish: WISH, ratings: [] },
  ];
  lobbyIs({ seeks });
  render(Side, { variants: VARIANTS });
  expect(region(club.tables.title).getAllByRole('button')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: club.tables.answerTo('Berta') }));
  expect(answer).toHaveBeenCalledWith(expect.any(String), 's2');
  expect(meeting.state.own.seek?.table).toBe('t2');
});

it('shows the rating of somebody who looks for a rated game, in that game', () => {
  const rating = { points: 1605, spread: 323 };
  const other = { game: 'another', rating: { points: 900, spread: 1 } };
  const wish = { ...WISH, rated: true };
  const ratings = [other, { game: draughts.game, rating }];
  lobbyIs({ seeks: [{ id: 's2', names: ['Berta'], wish, ratings }] });
  render(Side, { variants: VARIANTS });
  expect(screen.getByText('1605 ± 323')).toBeTruthy();
  expect(screen.queryByText('900 ± 1')).toBeNull();
});

it('makes a player of somebody who wants to be open to a game', async () => {
  const enter = vi.spyOn(api, 'enterLobby').mockResolvedValue(done);
  meeting.state = { ...meeting.state, own: { player: null, seek: null, challenges: [], begun: [] } };
  render(Side, { variants: VARIANTS });
  await userEvent.click(screen.getByRole('switch', { name: new RegExp(club.here.open) }));
  expect(enter).toHaveBeenCalledOnce();
  expect(meeting.open).toBe(true);
});

it('challenges somebody who is here, but not ourselves', async () => {
  const post = vi.spyOn(api, 'postChallenge').mockResolvedValue(done);
  lobbyIs({ here: [ANNA, BERTA] });
  render(Side, { variants: VARIANTS });
  expect(screen.queryByRole('button', { name: club.challenge.to('Anna') })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: club.challenge.to('Berta') }));
  await userEvent.click(screen.getByRole('button', { name: club.challenge.send }));
  expect(post).toHaveBeenCalledWith(expect.objectContaining({ player: 'berta', wish: WISH, team: false }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('asks somebody to be a partner, for games of two pairs', async () => {
  const post = vi.spyOn(api, 'postChallenge').mockResolvedValue(done);
  lobbyIs({ here: [BERTA] });
  render(Side, { variants: VARIANTS });
  await userEvent.click(screen.getByRole('button', { name: club.challenge.to('Berta') }));
  await userEvent.click(screen.getByRole('radio', { name: club.challenge.team }));
  expect(within(screen.getByLabelText(club.challenge.game)).getAllByRole('option')).toHaveLength(1);
  await userEvent.selectOptions(screen.getByLabelText(club.challenge.time), club.noLimit);
  await userEvent.click(screen.getByRole('button', { name: club.challenge.send }));
  const wish = { games: [{ variant: 'bridge', players: 4 }], times: [] };
  expect(post).toHaveBeenCalledWith(expect.objectContaining({ wish, team: true }));
});

it('leaves a challenge open that was refused, and says why', async () => {
  const gone = 'This player is not here any more, or not open to a game.';
  vi.spyOn(api, 'postChallenge').mockRejectedValue(new api.ApiError(409, gone));
  lobbyIs({ here: [BERTA] });
  render(Side, { variants: VARIANTS });
  await userEvent.click(screen.getByRole('button', { name: club.challenge.to('Berta') }));
  await userEvent.click(screen.getByRole('button', { name: club.challenge.send }));
  expect(within(screen.getByRole('dialog')).getByRole('alert').textContent).toBe(gone);
});

it('shows the club hour, and a player who comes is one from then on', async () => {
  const hour = { begins: 1_800_000_000, coming: 1, yours: false };
  offers({ hour });
  const enter = vi.spyOn(api, 'enterLobby').mockResolvedValue(done);
  const come = vi.spyOn(api, 'sayComing').mockResolvedValue(hour);
  meeting.state = { ...meeting.state, own: { player: null, seek: null, challenges: [], begun: [] } };
  render(Side, { variants: VARIANTS });
  await userEvent.click(await screen.findByRole('button', { name: notices.come }));
  expect(enter).toHaveBeenCalledBefore(come);
  expect(come).toHaveBeenCalledWith(true);
});

it('has nothing to challenge where cookies are blocked, but open tables', () => {
  vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
  lobbyIs({
    here: [BERTA],
    tables: [table],
    seeks: [{ id: 's2', names: ['Carla'], wish: WISH, ratings: [] }],
  });
  render(Side, { variants: VARIANTS });
  expect(screen.getAllByRole('button')).toHaveLength(1);
});
