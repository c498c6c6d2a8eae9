import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as api from '../../api';
import type { Challenge } from '../../protocol';
import { go, router, tablePath } from '../../router.svelte';
import { markLooks } from '../../storage';
import { account } from '../../club/account.svelte';
import { settings } from '../../settings.svelte';
import * as sounds from '../../sound';
import { club, talk } from '../../text';
import { moment } from '../../text/moment';
import * as start from '../start';
import Bar from './Bar.svelte';
import { meeting } from './meeting.svelte';
import { challengeOf, lobbyIs, seekOf, THREE_DAYS, VARIANTS, WISH } from './testing';

const words = club.bar;
const button = (name: string) => screen.queryByRole('button', { name });
const path = () => location.pathname;
const done = new Response(null, { status: 204 });

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {});
  vi.spyOn(api, 'endSeek').mockResolvedValue(done);
  vi.spyOn(api, 'endChallenge').mockResolvedValue(done);
  go('/');
  meeting.meanwhile = null;
});
afterEach(() => {
  Object.assign(account, { name: null, ban: null });
  vi.useRealTimers();
  lobbyIs();
  go('/');
  settings.sound = false;
  markLooks(false);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('says that we are banned, how long and why, and leads to the answer', () => {
  lobbyIs();
  account.ban = { reason: 'You were rude.', ends: 1_800_000_000 };
  const { unmount } = render(Bar, { variants: VARIANTS });
  const told = screen.getByRole('alert').textContent;
  expect(told).toContain(talk.measures.until(moment(1_800_000_000)));
  expect(told).toContain('You were rude.');
  expect(screen.getByRole('link', { name: talk.measures.logIn }).getAttribute('href')).toBe('/account');
  unmount();
  account.name = 'Heron';
  render(Bar, { variants: VARIANTS });
  expect(screen.getByRole('link', { name: talk.measures.toAnswer })).toBeTruthy();
});

it('is not there while nothing goes on', () => {
  lobbyIs();
  render(Bar, { variants: VARIANTS });
  expect(screen.queryByRole('complementary')).toBeNull();
  expect(document.documentElement.style.getPropertyValue('--bar')).toBe('0px');
});

it('says what we look for and for how long, and offers more after a minute', async () => {
  vi.useFakeTimers();
  lobbyIs({}, { seek: seekOf({ since: 58 }) });
  render(Bar, { variants: VARIANTS });
  expect(screen.getByRole('status').textContent).toContain(words.looking('draughts, 10+10'));
  expect(screen.getByRole('status').textContent).toContain('0:58');
  expect([button(words.meanwhile), button(words.stay)]).toEqual([null, null]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(screen.getByRole('status').textContent).toContain('1:00');
  expect([button(words.meanwhile), button(words.stay)]).not.toContain(null);
});

it('stops', async () => {
  lobbyIs({}, { seek: seekOf() });
  render(Bar, { variants: VARIANTS });
  await userEvent.click(button(words.stop)!);
  expect(api.endSeek).toHaveBeenCalledOnce();
  expect(screen.queryByRole('complementary')).toBeNull();
});

it('says that a search was ended, until that was read', async () => {
  lobbyIs();
  meeting.ended = true;
  render(Bar, { variants: VARIANTS });
  expect(screen.getByRole('status').textContent).toBe(words.ended);
  await userEvent.click(button(club.challenge.dismiss)!);
  expect(screen.queryByRole('complementary')).toBeNull();
});

it('keeps looking for a day, and then says that the page may be closed', async () => {
  const post = vi.spyOn(api, 'postSeek').mockResolvedValue(seekOf({ stays: true, since: 61 }));
  lobbyIs({}, { seek: seekOf({ since: 61 }) });
  render(Bar, { variants: VARIANTS });
  await userEvent.click(button(words.stay)!);
  expect(post).toHaveBeenCalledWith(expect.any(String), WISH, true, false);
  expect(screen.getByText(words.stays, { exact: false })).toBeTruthy();
  expect(button(words.stay)).toBeNull();
});

it.each([
  [null, ''],
  [0, ''],
  [1, 'We have told one person.'],
  [3, 'We have told three people.'],
])('where %j were told it says: %s', (told, said) => {
  lobbyIs({}, { seek: seekOf({ told }) });
  render(Bar, { variants: VARIANTS });
  expect(/We have told [^.]*\./.exec(screen.getByRole('status').textContent ?? '')?.[0] ?? '').toBe(said);
});

it('offers no game meanwhile to those who look for a game by the day', () => {
  lobbyIs({}, { seek: seekOf({ since: 99, stays: true, wish: { ...WISH, times: [THREE_DAYS] } }) });
  render(Bar, { variants: VARIANTS });
  expect(button(words.meanwhile)).toBeNull();
});

it('begins a game against the computer meanwhile, and leaves it when somebody is found', async () => {
  vi.spyOn(start, 'startTable').mockResolvedValue('computer');
  markLooks(true);
  lobbyIs({}, { seek: seekOf({ since: 61 }) });
  render(Bar, { variants: VARIANTS });
  await userEvent.click(button(words.meanwhile)!);
  expect(path()).toBe('/table/computer');
  lobbyIs({}, { seek: seekOf({ table: 'found' }) });
  await vi.waitFor(() => expect(path()).toBe('/table/found'));
  expect(api.endSeek).toHaveBeenCalled();
});

it('goes by itself from the lobby to the game that was found', async () => {
  lobbyIs({}, { seek: seekOf({ table: 'found' }) });
  render(Bar, { variants: VARIANTS });
  await vi.waitFor(() => expect(path()).toBe('/table/found'));
});

it.each(['/table/friends', '/workshop/draughts', '/account', '/confirm#CODE', '/rules/draughts'])(
  'takes nobody away from %s, but offers the game there: with its time, in the title, with a sound',
  async (at) => {
    settings.sound = true;
    const sound = vi.spyOn(sounds, 'play').mockImplementation(() => {});
    document.title = 'My page';
    go(at);
    markLooks(true);
    const begun = [{ table: 'found', tournament: null, left: 65 }];
    lobbyIs({}, { seek: seekOf({ table: 'found' }), begun });
    render(Bar, { variants: VARIANTS });
    expect(screen.getByRole('alert').textContent).toBe(words.found);
    expect(screen.getByRole('timer').textContent).toBe(words.left('1:05'));
    expect([document.title, sound.mock.calls]).toEqual([`${words.found} · My page`, [['gain']]]);
    expect(path()).toBe(at.split('#')[0]);
    lobbyIs({}, { seek: seekOf({ table: 'found' }), begun });
    await userEvent.click(button(words.toTable)!);
    expect(path()).toBe('/table/found');
    await vi.waitFor(() => expect(document.title).toBe('My page'));
    expect(sound).toHaveBeenCalledOnce();
  },
);

it.each(['/', '/account', '/table/friends'])('offers a game of a tournament on %s', async (at) => {
  go(at);
  lobbyIs({}, { begun: [{ table: 'round', tournament: 'Winter cup', left: null }] });
  render(Bar, { variants: VARIANTS });
  expect(screen.getByRole('alert').textContent).toBe(words.round('Winter cup'));
  expect(screen.queryByRole('timer')).toBeNull();
  expect(path()).toBe(at);
  await userEvent.click(button(words.toTable)!);
  expect(path()).toBe('/table/round');
  await vi.waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
});

it('goes to the table of a challenge of ours that was accepted', async () => {
  lobbyIs({}, { challenges: [challengeOf({ yours: true, state: 'accepted', table: 'duel' })] });
  render(Bar, { variants: VARIANTS });
  await vi.waitFor(() => expect(path()).toBe('/table/duel'));
  expect(api.endChallenge).toHaveBeenCalledWith('c1');
});

it('takes note where we sit there already', async () => {
  go(tablePath('mine'));
  lobbyIs(
    {},
    { challenges: [challengeOf({ kind: 'table', yours: true, state: 'accepted', table: 'mine' })] },
  );
  render(Bar, { variants: VARIANTS });
  await vi.waitFor(() => expect(api.endChallenge).toHaveBeenCalledWith('c1'));
  expect(router.route).toMatchObject({ at: 'table', id: 'mine' });
});

it('asks whether we accept a challenge, and goes to the table', async () => {
  const accept = vi.spyOn(api, 'acceptChallenge').mockResolvedValue({ table: 'duel' });
  lobbyIs({}, { challenges: [challengeOf()] });
  render(Bar, { variants: VARIANTS });
  expect(screen.getByRole('alert').textContent).toBe(club.challenge.got.play('Berta', 'draughts, 10+10'));
  await userEvent.click(button(club.challenge.accept)!);
  expect(accept).toHaveBeenCalledWith('c1');
  expect(path()).toBe('/table/duel');
});

it('stays where partners look for two others first', async () => {
  vi.spyOn(api, 'acceptChallenge').mockResolvedValue({ table: null });
  lobbyIs({}, { challenges: [challengeOf({ kind: 'team' })] });
  render(Bar, { variants: VARIANTS });
  await userEvent.click(button(club.challenge.accept)!);
  expect(path()).toBe('/');
  lobbyIs({}, { seek: seekOf({ partner: 'Berta' }) });
  expect(await screen.findByText(words.together('Berta', 'draughts, 10+10'))).toBeTruthy();
});

it.each(['later', 'game', 'time', 'no'] as const)('declines with the reason: %s', async (reason) => {
  const decline = vi.spyOn(api, 'declineChallenge').mockResolvedValue(done);
  lobbyIs({}, { challenges: [challengeOf()] });
  render(Bar, { variants: VARIANTS });
  await userEvent.click(button(club.challenge.decline)!);
  expect(screen.getByText(club.challenge.why)).toBeTruthy();
  await userEvent.click(button(club.challenge.reasons[reason])!);
  expect(decline).toHaveBeenCalledWith('c1', reason);
});

it.each<[Partial<Challenge>, object]>([
  [{}, { wish: WISH, team: false }],
  [{ kind: 'team' }, { wish: WISH, team: true }],
  [
    { kind: 'table', table: 't1' },
    { table: 't1', team: false },
  ],
])('challenges again who has declined: %j', async (change, sent) => {
  const post = vi.spyOn(api, 'postChallenge').mockResolvedValue(done);
  lobbyIs({}, { challenges: [challengeOf({ yours: true, state: 'declined', ...change })] });
  render(Bar, { variants: VARIANTS });
  await userEvent.click(button(club.challenge.again)!);
  expect(post).toHaveBeenCalledWith({ ...sent, player: 'berta', name: expect.any(String) });
});

const ours: [Partial<Challenge>, string, string][] = [
  [{}, club.challenge.sent.play('Berta', 'draughts, 10+10'), club.challenge.withdraw],
  [{ kind: 'team' }, club.challenge.sent.team('Berta', 'draughts, 10+10'), club.challenge.withdraw],
  [{ called: true }, club.challenge.called('Berta'), club.challenge.withdraw],
  [{ state: 'declined', reason: 'time' }, club.challenge.declined.time('Berta'), club.challenge.dismiss],
  [{ state: 'declined' }, club.challenge.declined.no('Berta'), club.challenge.dismiss],
];
it.each(ours)('says what has come of our challenge: %j', async (change, said, way) => {
  lobbyIs({}, { challenges: [challengeOf({ yours: true, ...change })] });
  render(Bar, { variants: VARIANTS });
  expect(screen.getByRole('status').textContent).toBe(said);
  await userEvent.click(button(way)!);
  expect(api.endChallenge).toHaveBeenCalledWith('c1');
  expect(screen.queryByRole('complementary')).toBeNull();
});

it('says why something was refused, until it is read', async () => {
  vi.spyOn(api, 'acceptChallenge').mockRejectedValue(new api.ApiError(409, 'This challenge is over.'));
  lobbyIs({}, { challenges: [challengeOf()] });
  render(Bar, { variants: VARIANTS });
  await userEvent.click(button(club.challenge.accept)!);
  lobbyIs();
  meeting.problem = 'This challenge is over.';
  expect((await screen.findByRole('alert')).textContent).toBe('This challenge is over.');
  await userEvent.click(button(club.challenge.dismiss)!);
  expect(screen.queryByRole('complementary')).toBeNull();
});

it('says that the line to the lobby is lost where the lobby is shown', async () => {
  lobbyIs();
  meeting.stands = false;
  render(Bar, { variants: VARIANTS });
  expect(screen.getByText(words.lost)).toBeTruthy();
  go(tablePath('mine'));
  await vi.waitFor(() => expect(screen.queryByText(words.lost)).toBeNull());
});
