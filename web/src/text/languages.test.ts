/* Every language says everything, and says it in its own words. */
import { describe, expect, test } from 'vitest';

import { LANGUAGES, languageOf, type Language } from './languages';
import { SAME } from './same-as-english';
import { writeLanguage } from '../storage';

const files = import.meta.glob<Record<string, unknown>>(
  [
    './??.ts',
    './*.??.ts',
    '!./pack.??.ts',
    '../../../src/sandtable/games/*/client/text/??.ts',
    '../../../src/sandtable/games/*/client/text/*.??.ts',
  ],
  { eager: true },
);

const CODE = /(?<=[./])\w\w\.ts$/;
/** What the server says in English has its words in the other languages only. */
const SERVED = /served\.\w\w\.ts$/;

const english = Object.keys(files).filter((path) => path.endsWith('en.ts'));
const others = Object.keys(LANGUAGES).filter((code) => code !== 'en');
const twin = (path: string, code: string) => path.replace(CODE, `${code}.ts`);
const named = (path: string) => path.replace(/^.*games\/(\w+)\/client\/text/, '$1').replace(/^\.\//, '');

/** All that is said in a file, by where it stands: `ask.pick`, `keys.3.text`. */
function said(what: unknown, at = ''): [string, unknown][] {
  if (typeof what !== 'object' || what === null) return [[at, what]];
  return Object.entries(what).flatMap(([key, value]) => said(value, at ? `${at}.${key}` : key));
}

/** What a reader would tell apart: text, and what a function makes of what it is given. */
const shape = (value: unknown) =>
  typeof value === 'function' ? `a function of ${value.length}` : typeof value;
/** The words of a text; of a function, those that it adds to what it is given. */
function wordsOf(value: unknown): string {
  const literals = String(value)
    .replaceAll(/\$\{[^}]*\}/g, '')
    .match(/(["'`]).*?\1/g);
  const text = typeof value === 'function' ? (literals ?? []).join(' ') : String(value);
  return (text.match(/\p{L}+/gu) ?? []).join(' ');
}

const shapes = (file: object) => Object.fromEntries(said(file).map(([at, value]) => [at, shape(value)]));

describe.each(others)('%s', (code) => {
  test('has every file that English has, and no other', () => {
    const there = Object.keys(files).filter((path) => path.endsWith(`${code}.ts`) && !SERVED.test(path));
    expect(there.map(named).sort()).toEqual(english.map((path) => named(twin(path, code))).sort());
  });

  test.each(english.map((path) => [named(path), path]))('says all that %s says', (_, path) => {
    expect(shapes(files[twin(path, code)]!)).toEqual(shapes(files[path]!));
  });

  test('says it in its own words, but for what is listed with a reason', () => {
    const alike = english.flatMap((path) => {
      const own = new Map(said(files[twin(path, code)]));
      return said(files[path])
        .filter(([at, value]) => wordsOf(own.get(at)) === wordsOf(value))
        .map(([, value]) => wordsOf(value));
    });
    expect([...new Set(alike)].filter((words) => words.length > 1).sort()).toEqual(
      Object.keys(SAME[code as Language] ?? {}).sort(),
    );
  });
});

test('the language of the settings comes before those of the browser, and English after all', () => {
  expect(languageOf(['xx-XX', 'de-AT', 'en'])).toBe('de');
  expect(languageOf(['fr-CA', 'de'])).toBe('fr');
  expect(languageOf(['en-GB', 'de'])).toBe('en');
  expect(languageOf(['xx'])).toBe('en');
  writeLanguage('de');
  expect(languageOf(['en-GB'])).toBe('de');
});
