import { expect, test } from 'vitest';
import { settings } from '../../settings.svelte';
import { client } from '../fixture/game';
import { Replay } from './replay.svelte';
import { replayKey } from './replay-keys';

settings.still = true;

async function opened() {
  const fetch = (at: number) => Promise.resolve({ at, total: 3, text: '', told: [], views: {} });
  const replay = new Replay('t1', null, client, fetch);
  await replay.open(1);
  return replay;
}

/** Pressed where the focus is on this element. */
function press(replay: Replay, key: string, html = '<main></main>', more: KeyboardEventInit = {}): boolean {
  document.body.innerHTML = html;
  const event = new KeyboardEvent('keydown', { key, cancelable: true, ...more });
  Object.defineProperty(event, 'target', { value: document.body.firstElementChild });
  return replayKey(replay, event);
}

const settled = () => new Promise((later) => setTimeout(later, 5));

test.each([
  ['ArrowLeft', 0],
  ['ArrowRight', 2],
  ['Home', 0],
  ['End', 3],
])('%s leads to %i', async (key, at) => {
  const replay = await opened();
  expect(press(replay, key)).toBe(true);
  await settled();
  expect(replay.at).toBe(at);
});

test('a button keeps the space bar, and the arrows go on from it', async () => {
  const replay = await opened();
  expect(press(replay, ' ', '<button></button>')).toBe(false);
  expect(press(replay, 'End', '<button></button>')).toBe(true);
});

test.each([
  '<input type="range">',
  '<select></select>',
  '<button role="tab"></button>',
  '<g data-space="a1"></g>',
])('in %s the keys are its own', async (html) => {
  const replay = await opened();
  expect(press(replay, 'ArrowRight', html)).toBe(false);
});

test('with Ctrl or Alt they are the browser\u2019s', async () => {
  const replay = await opened();
  expect(press(replay, 'ArrowLeft', '<main></main>', { altKey: true })).toBe(false);
  expect(press(replay, 'x')).toBe(false);
});
