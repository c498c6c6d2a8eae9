import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GameClient } from '../game';
import type { Lesson } from '../protocol';
import { solvedLessons } from '../storage';
import { LessonSession } from './lesson.svelte';

const lesson: Lesson = {
  id: 'L-1',
  title: 'One step',
  variant: 'v',
  seat: 'South',
  task: 'Do it.',
  hint: 'So.',
  last: 'Done.',
  moves: 2,
  clauses: [],
};
const client = { draft: () => ({}), show: () => ({ ms: 0 }) } as unknown as GameClient;
const standing = { view: {}, legal: [{ id: 1, text: 'go' }], ask: '', told: [], window: null };
let answers: { status: number; body: unknown }[];
let asked: unknown[];

beforeEach(() => {
  asked = [];
  localStorage.clear();
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    asked.push(JSON.parse(String(init.body)));
    const { status, body } = answers.shift()!;
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
});
afterEach(() => vi.unstubAllGlobals());

test('every act is sent with those before it, and a solved lesson is remembered', async () => {
  answers = [
    { status: 200, body: { ...standing, left: 2, solved: false, over: false } },
    { status: 200, body: { ...standing, left: 1, solved: false, over: false } },
    { status: 200, body: { ...standing, left: 0, solved: true, over: true, legal: [] } },
  ];
  const session = new LessonSession('game', lesson, client);
  await session.again();
  expect(session.tried).toBe(false);
  await session.act('go');
  await session.act('on');
  expect(asked).toEqual([[], ['go'], ['go', 'on']].map((acts) => ({ acts, words: 'en' })));
  expect(session.standing?.solved).toBe(true);
  expect(solvedLessons()).toEqual(['L-1']);
  await session.act('more');
  expect(asked).toHaveLength(3);
});

test('a refused act is told with its clause, and is not among those sent next', async () => {
  answers = [
    { status: 200, body: { ...standing, left: 2, solved: false, over: false } },
    { status: 422, body: { error: 'illegal', message: 'Not so far.', own: false, clause: 'AB-1' } },
    { status: 200, body: { ...standing, left: 1, solved: false, over: false } },
  ];
  const session = new LessonSession('game', lesson, client);
  await session.again();
  await session.act('jump', { x: 1, y: 2 });
  expect(session.refusal).toEqual({ message: 'Not so far.', own: false, clause: 'AB-1', place: { x: 1, y: 2 } });
  expect(session.legal).toHaveLength(1);
  await session.act('go');
  expect(session.refusal).toBeNull();
  expect(asked.at(-1)).toEqual({ acts: ['go'], words: 'en' });
});
