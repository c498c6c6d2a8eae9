/* The animations of all games, over updates that seats were sent (tests/streams, made by scripts/streams.py). */
import { expect, test } from 'vitest';

import type { Told, View } from '../game';
import type { Places } from './motion';

/** `[path, value]`: it is set; `[path]`: it is removed. */
type Change = [path: (string | number)[], value?: unknown];
/** What had changed until an update came, what it told, and what it changed. */
type Kept = [gap: Change[], told: Told[], changes: Change[]];

interface Thread {
  view: View;
  updates: Kept[];
}

interface Stage<Shown> {
  stage: (view: View, played: Told[]) => Shown;
  lies: (shown: Shown) => Places;
}

const files = import.meta.glob<Thread[]>('../../../tests/streams/*.json', { eager: true, import: 'default' });
const stages = import.meta.glob<Stage<unknown>>('../../../src/sandtable/games/*/client/stage.ts', {
  eager: true,
});
/** A game that shows nothing but views has none. */
const stageOf = ({ game }: View): Stage<unknown> | undefined =>
  Object.entries(stages).find(([path]) => path.includes(`/${game}/`))?.[1];

function changed(view: View, changes: Change[]): View {
  const whole = structuredClone({ view });
  for (const [path, ...news] of changes) {
    let at = whole.view as unknown as Record<string | number, unknown>;
    for (const key of path.slice(0, -1)) at = at[key] as typeof at;
    const last = path.at(-1)!;
    if (news.length) at[last] = news[0];
    else delete at[last];
  }
  return whole.view;
}

interface Case {
  before: View;
  told: Told[];
  after: View;
}

function casesOf({ view, updates }: Thread): Case[] {
  let now = view;
  return updates.map(([gap, told, changes]) => {
    const before = changed(now, gap);
    now = changed(before, changes);
    return { before, told, after: now };
  });
}

const cases = Object.values(files)
  .flatMap((threads) => threads.flatMap(casesOf))
  .filter(({ before }) => stageOf(before));
const kindsOf = ({ before, told }: Case) => `${before.variant}: ${told.map(({ kind }) => kind).join(' ')}`;

/** What is seen to lie where, whatever its order; a place where nothing lies is no place. */
function seen(view: View, played: Told[]): Record<string, string[]> {
  const { stage, lies } = stageOf(view)!;
  const places = Object.entries(lies(stage(view, played))).filter(([, things]) => things.length);
  return Object.fromEntries(places.map(([place, things]) => [place, things.map(String).sort()]));
}

/** All names and numbers that something sent holds. */
const namesIn = (sent: unknown): Set<string> =>
  new Set(
    JSON.stringify(sent)
      .match(/[^[\]{}:,"]+/g)
      ?.map((each) => each.trim()),
  );

test('of every game there is something to be shown', () => {
  expect(new Set(cases.map(({ before }) => before.game)).size).toBe(Object.keys(stages).length);
  expect(cases.length).toBeGreaterThan(80);
});

test('when all is told, everything lies where the next view has it', () => {
  for (const each of cases) expect(seen(each.before, each.told), kindsOf(each)).toEqual(seen(each.after, []));
});

test('nothing is seen that nobody has told, and that neither view shows', () => {
  for (const each of cases) {
    const { before, told, after } = each;
    for (let shown = 0; shown <= told.length; shown++) {
      const known = namesIn([seen(before, []), told.slice(0, shown), seen(after, [])]);
      for (const things of Object.values(seen(before, told.slice(0, shown))))
        for (const thing of things) if (thing !== 'null') expect(known, kindsOf(each)).toContain(thing);
    }
  }
});

test('nothing is lost on the way: an event moves things, or brings what it names', () => {
  for (const each of cases) {
    const { before, told } = each;
    const counts = told.map((_, i) => Object.values(seen(before, told.slice(0, i))).flat().length);
    for (const [i, count] of counts.entries())
      expect(Math.abs(count - (counts[i - 1] ?? count)), kindsOf(each)).toBeLessThanOrEqual(1);
  }
});
