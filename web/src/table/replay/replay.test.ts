import { expect, it } from 'vitest';
import { settings } from '../../settings.svelte';
import { client } from '../fixture/game';
import { Replay } from './replay.svelte';

settings.still = true;

/** A game of five actions, and a server that answers or does not. */
function open() {
  const server = { answers: true };
  const replay = new Replay('t1', null, client, async (at) => {
    if (!server.answers) throw new Error('nobody there');
    return { at, total: 5, text: `after ${at}`, told: [], views: {} };
  });
  return { server, replay };
}

it('begins at the end and goes where one leads it', async () => {
  const { replay } = open();
  await replay.open();
  expect(replay.text).toBe('after 5');
  await replay.goTo(2);
  await replay.next();
  expect(replay.text).toBe('after 3');
});

it('says so where nobody answers, and goes on from there when asked again', async () => {
  const { server, replay } = open();
  await replay.open();
  server.answers = false;
  await replay.goTo(2);
  expect(replay.failed).toBe(true);
  expect(replay.text).toBe('after 5');
  await replay.next();
  server.answers = true;
  await replay.open();
  expect(replay.failed).toBe(false);
  expect(replay.text).toBe('after 2');
});

it('stops playing where nobody answers', async () => {
  const { server, replay } = open();
  await replay.open();
  await replay.goTo(1);
  server.answers = false;
  await replay.toggle();
  expect(replay.failed).toBe(true);
  expect(replay.playing).toBe(false);
  expect(replay.at).toBe(1);
});
