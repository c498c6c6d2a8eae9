/* What the server says in English sentences, said in another language. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { speak } from './speak';
import { misfit, said } from './served';

beforeAll(() => speak('de'));
afterAll(() => speak('en'));

test('what is asked is said sentence by sentence, with the names in their places', () => {
  expect(said('soldier', 'Ben bombs: a Dud saves you, a Super Dud everybody.')).toMatch(
    /^Ben wirft die Bombe/,
  );
  expect(said('soldier', 'You may keep 7 cards: discard 2.')).toBe('Du darfst 7 Karten behalten: Leg 2 ab.');
  const under = 'You are under a 2 Scroll: discard one card only, then two are drawn for you.';
  expect(said('warkings', `${under} A 2 Scroll carries it on. This is your last turn.`)).toMatch(
    /^Du stehst unter .* gezogen\. Eine 2 Schriftrolle .* Das ist dein letzter Zug\.$/,
  );
  expect(said('stratego', 'Your turn: move a piece, or attack.')).toMatch(/^Du bist dran/);
  expect(
    said('web', 'This game was begun under version 1 of the rules of War Kings; these are version 2.'),
  ).toMatch(/Fassung 1 der Regeln von War Kings; jetzt gilt Fassung 2/);
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

test('what has no words stays English, all of it', () => {
  expect(said('soldier', 'Nothing need be added. And this is new.')).toBeNull();
  expect(said('combat', 'Anything.')).toBeNull();
});
