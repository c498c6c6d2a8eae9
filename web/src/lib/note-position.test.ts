import { expect, test } from 'vitest';
import { beside } from './note-position';

const SCREEN = { width: 390, height: 844 };
const NOTE = { width: 200, height: 60 };
const row = (top: number) => ({ left: 10, right: 380, top, bottom: top + 44 });

test('a note lies above the finger, and below it where there is no room', () => {
  expect(beside({ x: 195, y: 500 }, NOTE, SCREEN, [])).toEqual({ left: 95, top: 418 });
  expect(beside({ x: 195, y: 50 }, NOTE, SCREEN, [])).toEqual({ left: 95, top: 72 });
  expect(beside({ x: 0, y: 500 }, NOTE, SCREEN, []).left).toBe(8);
});

test('it lies over no button: one row higher, or two, or below the finger', () => {
  expect(beside({ x: 195, y: 700 }, NOTE, SCREEN, [row(620)]).top).toBe(552);
  expect(beside({ x: 195, y: 700 }, NOTE, SCREEN, [row(620), row(570)]).top).toBe(502);
  expect(beside({ x: 195, y: 100 }, NOTE, SCREEN, [row(20)]).top).toBe(122);
});

test("a button beside it is in nobody's way, nor one that is not shown", () => {
  const away = { left: 310, right: 380, top: 620, bottom: 664 };
  const unseen = { left: 0, right: 0, top: 0, bottom: 0 };
  expect(beside({ x: 195, y: 700 }, NOTE, SCREEN, [away, unseen]).top).toBe(618);
});

test('where nothing is free it lies beside the finger', () => {
  const all = { left: 0, right: 390, top: 0, bottom: 844 };
  expect(beside({ x: 195, y: 500 }, NOTE, SCREEN, [all]).top).toBe(418);
});
