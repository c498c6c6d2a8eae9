import type { TourMoment } from '$web/game';
import { momentOf, tell } from '$web/testing';
import { expect, test } from 'vitest';
import { opens } from '$web/table/help/tour';
import { draft } from './draft.svelte';
import { allied, cross, offer, piece, play, square, variantOf } from './testing';
import { tour } from './tour';
import type { StrategoView } from './types';

const guide = tour(variantOf(square)) as Parameters<typeof opens>[0][];
const alliance = tour(variantOf(cross)) as typeof guide;
/** All notes that have their moment now. */
function notes(of: typeof guide, view: StrategoView, change: Partial<TourMoment> = {}): string[] {
  const moment = momentOf(view, draft(), change as object) as never;
  return of.filter((note) => opens(note, moment)).map(({ id }) => id);
}
const picked = (space: string) => Object.assign(draft(), { picked: space });

test('at the set-up the guide speaks of the set-up alone', () => {
  const laying = play([], { phase: 'setup' });
  expect(notes(guide, laying)).toEqual(['aim', 'army', 'setups', 'ready']);
  expect(notes(alliance, allied([], { phase: 'setup' }))).not.toContain('plan');
  expect(notes(alliance, allied([], { phase: 'setup' }), { talking: true })).toContain('plan');
});

test('a piece is spoken of when it can do what is said of it', () => {
  const view = play([
    piece(1, 'South', 'c4', '2'),
    piece(2, 'South', 'e4', '6'),
    piece(3, 'South', 'g4', '5'),
  ]);
  const near = [offer('c4-c5'), offer('e4-e5'), offer('g4-g5')];
  expect(notes(guide, view, { legal: near })).toEqual(['aim', 'pick']);
  expect(notes(guide, view, { legal: [...near, offer('c4-c6')] })).toContain('scout');
  const far = [...near, offer('e4-e6')];
  expect(notes(guide, view, { legal: far })).not.toContain('captain');
  expect(notes(guide, view, { legal: far, draft: picked('e4') })).toContain('captain');
  expect(notes(guide, view, { legal: far, draft: picked('g4') })).toEqual(['aim', 'go']);
});

test('a battle is spoken of when one can be fought, and what it has told after it', () => {
  const view = play([piece(1, 'South', 'c4', '5'), piece(2, 'North', 'c5')]);
  expect(notes(guide, view, { legal: [offer('c4-c5', 'attack')] })).toContain('attack');
  const fought = { legal: [offer('c4-b4')], told: [tell('attacked', { seat: 'South' })] };
  expect(notes(guide, view, fought)).toContain('known');
  expect(notes(guide, view, { legal: [offer('c4-b4')] })).not.toContain('known');
});

test('a rescue is spoken of before the row is reached', () => {
  const at = (space: string, rank = '5') => notes(guide, play([piece(1, 'South', space, rank)]));
  expect(at('c7')).toContain('rescue');
  expect(at('c6')).not.toContain('rescue');
  expect(at('c7', '2')).not.toContain('rescue');
});
