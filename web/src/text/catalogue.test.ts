/* What the page says of messages is what the server says: tests/games/GAME/test_messages.py makes the cases. */
import { afterAll, describe, expect, test } from 'vitest';
import { inOwnWords, toldIn } from './arrivals';
import { say } from './catalogue';
import { speak } from './speak';

const NAMES: Record<string, Record<string, string>> = {
  combat: { West: 'Ann', East: 'Bob' },
  soldier: { A: 'Ann', B: 'Bob', C: 'Cleo', D: 'Dan' },
  stratego: { South: 'Ann', West: 'Bob', North: 'Cleo', East: 'Dan' },
  warkings: { A: 'Ann', B: 'Bob', C: 'Cleo', D: 'Dan', E: 'Eve', F: 'Fay' },
};

interface Case extends Record<'en' | 'de' | 'fr', string> {
  id: string;
  given: Record<string, unknown>;
  you: string | null;
}
const FIXTURES = import.meta.glob<Case[]>('./fixture/*.json', { eager: true, import: 'default' });

afterAll(() => speak('en'));

describe.each(['en', 'de', 'fr'] as const)('in %s', (language) => {
  test.each(Object.entries(FIXTURES))(
    'every message of %s is said as the server says it',
    async (file, cases) => {
      await speak(language);
      const game = /(\w+)\.json$/.exec(file)?.[1] ?? '';
      for (const { id, given, you, ...says } of cases)
        expect(say({ id, given }, { game, names: NAMES[game] ?? {}, you }), id).toBe(says[language]);
    },
  );
});

test('an event is told by the message of its kind, with the names of that time', async () => {
  await speak('en');
  const reader = { game: 'warkings', names: NAMES['warkings'] ?? {}, you: 'A' };
  const told = { kind: 'enemy', clause: 'RT-LAST-3', seat: 'B', names: { B: 'Bo' } };
  expect(toldIn(told as never, reader)).toMatchObject({ text: 'Bo picks up the Enemy Attack.', own: true });
  expect(toldIn({ ...told, text: 'English.' }, reader)).toEqual({ ...told, text: 'English.' });
});

test('a refusal is put into words when it comes', async () => {
  await speak('de');
  const refused = { type: 'refused', ref: null, error: 'illegal', seq: 1, clause: 'RT-R-9' } as const;
  expect(
    inOwnWords(
      { ...refused, message: { id: 'refuse-now-draw' } },
      { game: 'warkings', names: NAMES['warkings'] ?? {}, you: 'A' },
    ),
  ).toMatchObject({ message: 'Du hast abgelegt. Jetzt zieh eine Karte.' });
});
