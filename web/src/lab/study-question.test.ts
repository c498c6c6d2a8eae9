import { expect, test } from 'vitest';
import type { Variant } from '../game';
import { said, scaleOf } from './scale';
import { cellsOf, nextPlayer, numbersOf, titleOf, usualQuestion, requestOf } from './study-question';

const variant = {
  id: 'toy',
  title: 'Toy',
  game: 'toy',
  seats: { min: 2, max: 4, names: ['A', 'B', 'C', 'D'] },
  levels: [{ id: 'sergeant', title: 'Sergeant', text: '', usual: true }],
  options: [],
  proposal: {},
} as unknown as Variant;

test('a rule with several values makes cells, one with a single value holds in all of them', () => {
  const question = { ...usualQuestion(variant), rules: { limit: [3, 5], open: [true], quiet: [1, 2, 3] } };
  expect(cellsOf(question)).toBe(6);
  const request = requestOf(question);
  expect(request.vary).toEqual({ limit: [3, 5], quiet: [1, 2, 3] });
  expect(request.options).toEqual({ open: true });
  expect(request.seats).toBe(3);
});

test('players who meet, and parts that are restricted, make cells', () => {
  const usual = usualQuestion(variant);
  expect(requestOf(usual)).toMatchObject({ players: ['sergeant', 'random'], games: 400 });
  const question = { ...usual, players: ['a', 'b', 'c'], meet: true, restrict: ['spy'], until: 0.7 };
  expect(cellsOf(question)).toBe(6);
  const request = requestOf(question);
  expect(request).toMatchObject({ meet: ['a', 'b', 'c'], restrict: ['spy'] });
  expect(request.until).toEqual({ half_width: 0.007, at_most: 400 });
  expect([request.players, request.games]).toEqual([undefined, undefined]);
});

test('who joins does not play yet, if there is anybody', () => {
  const usual = usualQuestion(variant);
  expect(nextPlayer({ ...usual, players: ['random'] })).toBe('sergeant');
  expect(nextPlayer(usual)).toBe('random');
});

test('a question without words is called by its players', () => {
  expect(titleOf(usualQuestion(variant))).toBe('Sergeant and Random');
  expect(titleOf({ ...usualQuestion(variant), title: ' Who? ' })).toBe('Who?');
});

test('numbers are read from a text, and what is none is left to be refused', () => {
  expect(numbersOf('50, 100;50 x')).toEqual([50, 100, 'x']);
});

test('a scale holds all intervals and its line, between round numbers', () => {
  const figure = { cell: '', what: '', value: 52, low: 47.2, high: 58.9 };
  const scale = scaleOf({ title: '', unit: '', line: 50, figures: [figure] });
  expect(scale.low).toBeLessThanOrEqual(47.2);
  expect(scale.high).toBeGreaterThanOrEqual(58.9);
  expect(scale.ticks).toContain(50);
  expect(scale.at(scale.low)).toBe(0);
  expect(scale.at(scale.high)).toBe(100);
  expect(
    scaleOf({ title: '', unit: '', line: null, figures: [{ ...figure, low: 3, high: 3, value: 3 }] }).at(3),
  ).toBeLessThanOrEqual(100);
});

test('numbers have as many digits as tell something', () => {
  expect([said(52.34), said(0.123), said(12345.6)]).toEqual(['52.3', '0.12', '12346']);
});
