import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as api from '../../api';
import { readSeek, writeChoice } from '../../storage';
import { club } from '../../text';
import * as start from '../start';
import { keptOf, usualChoice } from '../table-choice';
import { meeting } from './meeting.svelte';
import PlayNow from './PlayNow.svelte';
import { welcomedBots } from './wish';
import { draughts, lobbyIs, seekOf, TEN, THREE_DAYS, VARIANTS } from './testing';

const way = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name: new RegExp(`^${name}`) });
const { now, byDay, computer } = club.now;

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('scrollTo', () => {});
  lobbyIs();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  lobbyIs();
});

it('seeks a person with one press: now, or by the day, and then for a day', async () => {
  const post = vi.spyOn(api, 'postSeek').mockResolvedValue(seekOf());
  render(PlayNow, { variants: VARIANTS });
  const games = [{ variant: 'draughts', players: 2 }];
  await userEvent.click(way(now));
  expect(post).toHaveBeenLastCalledWith(expect.any(String), { games, times: [TEN] }, false, false);
  lobbyIs();
  await vi.waitFor(() => expect(way(byDay).disabled).toBe(false));
  await userEvent.click(way(byDay));
  expect(post).toHaveBeenLastCalledWith(expect.any(String), { games, times: [THREE_DAYS] }, true, false);
});

it('lets bots of other players answer only if that is ticked, and remembers it', async () => {
  const post = vi.spyOn(api, 'postSeek').mockResolvedValue(seekOf());
  render(PlayNow, { variants: VARIANTS });
  await userEvent.click(screen.getByLabelText(club.now.bots));
  await userEvent.click(way(now));
  expect(post.mock.lastCall?.[3]).toBe(true);
  expect(welcomedBots(readSeek())).toBe(true);
});

it('begins a game against the computer with one press', async () => {
  const began = vi.spyOn(start, 'startTable').mockResolvedValue('t1');
  render(PlayNow, { variants: VARIANTS });
  await userEvent.click(way(computer));
  expect(began.mock.calls[0]?.[0]).toMatchObject({ variant: draughts, sitters: ['you', 'corporal'] });
  expect(location.pathname).toBe('/table/t1');
});

it('plays the computer as it was last played', async () => {
  const began = vi.spyOn(start, 'startTable').mockResolvedValue('t1');
  writeChoice('draughts', keptOf({ ...usualChoice(draughts), sitters: ['corporal', 'you'] }));
  render(PlayNow, { variants: VARIANTS });
  await userEvent.click(way(computer));
  expect(began.mock.calls[0]?.[0].sitters).toEqual(['corporal', 'you']);
});

it('seeks the same kind of game once at a time, and the computer is there meanwhile', () => {
  lobbyIs({}, { seek: seekOf() });
  render(PlayNow, { variants: VARIANTS });
  expect([way(now).disabled, way(byDay).disabled, way(computer).disabled]).toEqual([true, false, false]);
});

it.each([
  ['now', TEN, byDay, now],
  ['by the day', THREE_DAYS, now, byDay],
])('where we seek a game %s, the other kind of search replaces it, and says so', (_, time, other, same) => {
  lobbyIs({}, { seek: seekOf({ wish: { ...seekOf().wish, times: [time] } }) });
  render(PlayNow, { variants: VARIANTS });
  expect([way(same).disabled, way(other).disabled]).toEqual([true, false]);
  expect(way(other).textContent).toContain(club.now.instead('').slice(2));
  expect(way(same).textContent).not.toContain(club.now.instead('').slice(2));
});

it('keeps what was chosen, and seeks nothing without a game', async () => {
  const post = vi.spyOn(api, 'postSeek').mockResolvedValue(seekOf());
  const { unmount } = render(PlayNow, { variants: VARIANTS });
  await userEvent.click(screen.getByRole('checkbox', { name: 'draughts', hidden: true }));
  expect(way(now).disabled).toBe(true);
  expect(screen.getByText(club.now.needsGame)).toBeTruthy();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Hearts', hidden: true }));
  await userEvent.selectOptions(screen.getByLabelText(club.now.players('Hearts')), '4');
  unmount();
  render(PlayNow, { variants: VARIANTS });
  await userEvent.click(way(now));
  expect(post.mock.calls[0]?.[1].games).toEqual([{ variant: 'hearts', players: 4 }]);
});

it('leaves one time of each class chosen', async () => {
  render(PlayNow, { variants: VARIANTS });
  const ten = screen.getByRole<HTMLInputElement>('checkbox', { name: '10+10', hidden: true });
  await userEvent.click(ten);
  expect(ten.checked).toBe(true);
  await userEvent.click(screen.getByRole('checkbox', { name: '5+5', hidden: true }));
  await userEvent.click(ten);
  expect(within(way(now)).getByText('draughts, 5+5')).toBeTruthy();
});

it('offers the computer alone where cookies are blocked', () => {
  vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
  render(PlayNow, { variants: VARIANTS });
  expect(screen.getAllByRole('button')).toEqual([way(computer)]);
});

it('says that there is no connection', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.spyOn(api, 'postSeek').mockRejectedValue(new api.ApiError(0, ''));
  render(PlayNow, { variants: VARIANTS });
  await userEvent.click(way(now));
  await vi.waitFor(() => expect(meeting.problem).toBe(club.bar.offline));
});

it('says why nothing could be sought', async () => {
  vi.spyOn(api, 'postSeek').mockRejectedValue(new api.ApiError(429, 'Too many new tables. Wait a second.'));
  render(PlayNow, { variants: VARIANTS });
  await userEvent.click(way(now));
  expect(meeting.problem).toBe('Too many new tables. Wait a second.');
});
