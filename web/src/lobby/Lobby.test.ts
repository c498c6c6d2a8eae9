import { render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as own from '../club/own-games';
import { club, ratings, text, tournaments } from '../text';
import Lobby from './Lobby.svelte';
import { meeting } from './meeting/meeting.svelte';
import { lobbyIs } from './meeting/testing';

const lobby = () => render(Lobby, { variants: [], lab: false, intent: null });

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  vi.spyOn(own, 'ownGames').mockResolvedValue(null);
  lobbyIs();
});
afterEach(() => {
  meeting.there = false;
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('has nothing of strangers where the server has no club', () => {
  lobby();
  expect(screen.queryByRole('region', { name: club.now.title })).toBeNull();
  expect(screen.queryByRole('complementary')).toBeNull();
  expect(screen.queryByRole('navigation', { name: club.tabs.label })).toBeNull();
  expect(screen.getByText(text.motto)).toBeTruthy();
});

it('has the ways to a game, those who are here and the tabs where there is a club', () => {
  meeting.there = true;
  lobby();
  expect(screen.getByRole('region', { name: club.now.title })).toBeTruthy();
  expect(screen.getByRole('region', { name: club.here.title })).toBeTruthy();
  expect(screen.getByRole('navigation', { name: club.tabs.label })).toBeTruthy();
  expect(screen.getByText(club.tabs.none)).toBeTruthy();
});

it('has the games before our devices and notices', async () => {
  vi.spyOn(own, 'ownGames').mockResolvedValue({ player: null, games: [], more: false });
  lobby();
  const devices = await screen.findByText(text.devices.title);
  const games = screen.getByRole('heading', { name: text.lobby.games });
  expect(games.compareDocumentPosition(devices)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('leads to tournaments and leaderboards', () => {
  meeting.there = true;
  lobby();
  const ways = within(screen.getByRole('navigation', { name: club.ways }));
  const whereTo = (name: string) => ways.getByRole('link', { name }).getAttribute('href');
  expect(whereTo(tournaments.title)).toBe('/tournaments');
  expect(whereTo(ratings.boards.title)).toBe('/leaderboards');
  const games = screen.getByRole('heading', { name: text.lobby.games });
  const nav = screen.getByRole('navigation', { name: club.ways });
  expect(games.compareDocumentPosition(nav), 'play first').toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('says in one line what a browser without cookies can do', () => {
  vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
  meeting.there = true;
  lobby();
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(club.now.cookies);
  expect(screen.queryByRole('region', { name: club.here.title })).toBeNull();
});

it('says that somebody has the lobby in sight, once the host knows us', () => {
  const told = vi.spyOn(meeting, 'inSight');
  meeting.there = true;
  lobbyIs({}, { player: null });
  const { unmount } = lobby();
  expect(told).not.toHaveBeenCalled();
  unmount();
  lobbyIs();
  lobby();
  expect(told).toHaveBeenCalledOnce();
});
