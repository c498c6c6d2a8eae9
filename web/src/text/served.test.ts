/* What the server says in English sentences, said in another language. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { speak } from './speak';
import { moment } from './moment';
import { endingOf, heard, misfit, said } from './served';

beforeAll(() => speak('de'));
afterAll(() => speak('en'));

test('why a document is refused is said with the names of pieces and cards', () => {
  expect(
    misfit('warkings', 'option rules: draws: only 2 Scroll can be changed, not Advisor (RT-R-98)'),
  ).toMatch(/Nur 2 Scroll lässt sich ändern, nicht Advisor/);
  expect(misfit('stratego', 'option rules: counts: an army has one Flag, not 0 (ST-GOAL-1)')).toMatch(
    /Eine Armee hat eine Fahne, nicht 0/,
  );
});

test('a document that does not fit is told why', () => {
  const told = (english: string) => misfit('combat', english);
  expect(told('option map: pieces[1] overlaps pieces[0] (UC-R-6)')).toBe(
    'Option map: pieces[1] überschneidet pieces[0] (UC-R-6)',
  );
  expect(told("option army: units[0]: type is 'Q'; it is one of O, SF (UC-R-67)")).toMatch(
    /erlaubt ist O, SF/,
  );
  expect(told('option army costs 1800 points; 300 may be spent (UC-R-67)')).toMatch(
    /kostet 1800 Punkte; 300/,
  );
  expect(told("option army: there is no 'z'; there is name, units (UC-R-92)")).toMatch(/'z' gibt es nicht/);
  expect(told("option army: the key 'a' stands twice")).toMatch(/steht zweimal/);
  expect(told('Something new.')).toBe('Something new.');
});

test('what a game says by its catalogue is in the language of the reader already', () => {
  expect(said('soldier', 'Gesagt aus dem Katalog.')).toBe('Gesagt aus dem Katalog.');
});

test('what the server refuses is said by its messages, with the words of a moderator as they are', () => {
  const given = { until: '2026-12-05 02:23 UTC', reason: 'You insulted Clara.' };
  expect(heard('English.', [{ id: 'muted-until', given }])).toBe(
    `Du kannst bis ${moment(Date.UTC(2026, 11, 5, 2, 23) / 1000)} nichts schreiben, was andere lesen. You insulted Clara.`,
  );
  const changed = { id: 'old_rules-changed', given: { game: 'War Kings', old: 1, version: 2 } };
  expect(heard('English.', [changed, { id: 'not_played_on' }])).toBe(
    'Diese Partie begann nach Fassung 1 der Regeln von War Kings; jetzt gilt Fassung 2. Sie lässt sich nicht weiterspielen.',
  );
});

test('what a newer server says stays English', () => {
  expect(heard('A new sentence.', [{ id: 'new-sentence' }])).toBe('A new sentence.');
  expect(heard('A new sentence.', undefined)).toBe('A new sentence.');
});

test('a value that does not fit is told why', () => {
  const why = 'option map: pieces[1] overlaps pieces[0] (UC-R-6)';
  expect(heard(why, [{ id: 'bad_option-value', given: { why } }], 'combat')).toBe(
    'Option map: pieces[1] überschneidet pieces[0] (UC-R-6)',
  );
});

test('how a game ended is said in the words of its game or of the table', () => {
  const reader = (you: string) => ({ game: 'combat', names: { A: 'Ann', B: 'Ben' }, you });
  const late = [{ id: 'ended-time_before', given: { seat: 'B' } }];
  expect(endingOf('', late, reader('A'))).toBe(
    'Die Partie ist abgesagt: Die Bedenkzeit von Ben war um, bevor sie begann.',
  );
  expect(endingOf('', late, reader('B'))).toBe(
    'Die Partie ist abgesagt: Deine Bedenkzeit war um, bevor sie begann.',
  );
  expect(endingOf('Ben wins: somehow.')).toBeNull();
});
