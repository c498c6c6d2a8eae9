/* Subscriptions of a browser that is played here. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as api from '../api';
import { notices as words } from '../text';
import { browserWithPushes, type PlayedBrowser } from './testing';
import { renew, subscribe } from './push';

const KEY = 'AQID';
const FORMER_KEY = 'BAUG';

let browser: PlayedBrowser;
const told = vi.spyOn(api, 'putPush');
const dropped = vi.spyOn(api, 'dropPush');

beforeEach(() => {
  browser = browserWithPushes();
  told.mockReset().mockResolvedValue(new Response());
  dropped.mockReset().mockResolvedValue(new Response());
});
afterEach(() => vi.unstubAllGlobals());

it('tells the server where pushes go', async () => {
  await subscribe(KEY);
  expect(told).toHaveBeenCalledExactlyOnceWith('https://maker.test/1', 'p', 'a');
});

it('leaves a subscription alone that the server knows and that was given for its key', async () => {
  await browser.subscribe(KEY);
  expect(await renew(KEY, true)).toBe(true);
  expect(browser.endpoint).toBe('https://maker.test/1');
  expect(told).not.toHaveBeenCalled();
});

it.each([
  ['was given for a former key of the server', FORMER_KEY, true],
  ['the server has forgotten', KEY, false],
])('replaces a subscription that %s', async (_, key, here) => {
  await browser.subscribe(key);
  expect(await renew(KEY, here)).toBe(true);
  expect(told).toHaveBeenCalledExactlyOnceWith('https://maker.test/2', 'p', 'a');
  expect(browser.endpoint).toBe('https://maker.test/2');
});

it('makes a subscription anew that the browser has lost', async () => {
  expect(await renew(KEY, true)).toBe(true);
  expect(told).toHaveBeenCalledOnce();
});

it('asks for nothing where nothing was wanted', async () => {
  expect(await renew(KEY, false)).toBe(false);
  expect(browser.endpoint).toBeNull();
});

it('subscribes a browser that has a subscription for another key', async () => {
  await browser.subscribe(FORMER_KEY);
  await subscribe(KEY);
  expect(told).toHaveBeenCalledExactlyOnceWith('https://maker.test/2', 'p', 'a');
});

it('says that the maker gives no subscription, and lets the server send nothing there', async () => {
  browser.refuses = true;
  await expect(subscribe(KEY)).rejects.toThrow(words.pushFailed);
  await expect(renew(KEY, true)).rejects.toThrow(words.pushFailed);
  expect(dropped).toHaveBeenCalledOnce();
});

it('gives back a subscription that leads nowhere', async () => {
  told.mockRejectedValue(new api.ApiError(422, 'permanently-removed.invalid is no vendor of a browser.'));
  await expect(subscribe(KEY)).rejects.toThrow(words.pushFailed);
  expect(browser.endpoint).toBeNull();
});

it('keeps a subscription that a busy server could not note, for the next time', async () => {
  told.mockRejectedValue(new api.ApiError(503, 'Try again later.'));
  await expect(subscribe(KEY)).rejects.toThrow('Try again later.');
  expect(browser.endpoint).toBe('https://maker.test/1');
});

it('says that the browser has forbidden notices since', async () => {
  browser.permission = 'default';
  await expect(renew(KEY, true)).rejects.toThrow(words.pushDenied);
  expect(dropped).toHaveBeenCalledOnce();
});
