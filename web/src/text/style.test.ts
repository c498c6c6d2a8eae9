/* What can be checked of docs/style.md: old phrases, exclamation marks, length. */
import { expect, test } from 'vitest';

const files = {
  ...import.meta.glob<Record<string, unknown>>(
    ['./??.ts', './*.??.ts', '!./pack.??.ts', '../../../src/sandtable/games/*/client/text/*.ts'],
    { eager: true },
  ),
  ...import.meta.glob<string>('../../../src/sandtable/games/*/words/*.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
};

/** Phrases that have been replaced, and turns that no player would use. */
const FORMER: Record<string, RegExp> = {
  en: /\b(whoever|the own|be heard|had back|gone to|as it takes|all armies stand|what the others still have|put away|fewer is better|is to attack|by lot|could not be bettered|until i say|goes by what it knows)\b/i,
  de: /\b(wer da ist|soll der tisch|anders heißen|alle armeen stehen|weniger ist besser|durch das los|geht nach dem, was er weiß)\b/i,
};
const LONGEST = { en: 220, de: 300 };

/** All texts of a file, and the literal parts of those that are made by functions; of a catalogue, its lines. */
function texts(what: unknown): string[] {
  if (typeof what === 'string') return what.split('\n');
  if (typeof what === 'function')
    return (String(what).match(/(["'`])(?:\\.|(?!\1).)*\1/gs) ?? []).map((text) => text.slice(1, -1));
  if (typeof what !== 'object' || what === null) return [];
  return Object.values(what).flatMap(texts);
}

test.each(Object.keys(files).filter((path) => /\b(en|de)\.(ts|ftl)$/.test(path)))(
  '%s follows the style',
  (path) => {
    const code = /\bde\.\w+$/.test(path) ? 'de' : 'en';
    for (const text of texts(files[path])) {
      expect(text).not.toMatch(FORMER[code]!);
      expect(text.length, text).toBeLessThanOrEqual(LONGEST[code]);
    }
  },
);
