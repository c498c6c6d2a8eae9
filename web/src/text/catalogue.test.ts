/* What the page says of messages is what the server says: tests/games/GAME/test_messages.py makes the cases. */
import { afterAll, describe, expect, test } from 'vitest';
import frenchCombat from '../../../src/sandtable/games/combat/words/fr.ftl?raw';
import french from '../../../src/sandtable/games/warkings/words/fr.ftl?raw';
import shared from '../../../src/sandtable/engine/words/fr.ftl?raw';
import { inOwnWords, toldIn } from './arrivals';
import { forget, say } from './catalogue';
import combat from './fixture/said.combat.json';
import warkings from './fixture/said.json';
import type { Language } from './languages';
import { speak } from './speak';
import { spoken } from './words';

const NAMES = { A: 'Ann', B: 'Bob', C: 'Cleo', D: 'Dan', E: 'Eve', F: 'Fay', West: 'Ann', East: 'Bob' };

/** French is in the catalogues only. */
async function speakFrench(): Promise<void> {
  await speak('en');
  forget();
  spoken.catalogues.set('web', shared).set('warkings', french).set('combat', frenchCombat);
  spoken.language = 'fr' as Language;
}

const inLanguage = { en: () => speak('en'), de: () => speak('de'), fr: speakFrench };

afterAll(() => speak('en'));

describe.each(['en', 'de', 'fr'] as const)('in %s', (language) => {
  test.each([
    ['warkings', warkings],
    ['combat', combat],
  ])('every message of %s is said as the server says it', async (game, cases) => {
    await inLanguage[language]();
    for (const { id, given, you, ...says } of cases)
      expect(say({ id, given }, { game, names: NAMES, you }), id).toBe(says[language]);
  });
});

test('an event is told by the message of its kind, with the names of that time', async () => {
  await speak('en');
  const reader = { game: 'warkings', names: NAMES, you: 'A' };
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
      { game: 'warkings', names: NAMES, you: 'A' },
    ),
  ).toMatchObject({ message: 'Du hast abgelegt. Jetzt zieh eine Karte.' });
});
