/* What the server says in English sentences, said in another language. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { speak } from './speak';
import { moment } from './moment';
import { endingOf, misfit, said } from './served';

beforeAll(() => speak('de'));
afterAll(() => speak('en'));

test('what is asked is said sentence by sentence, with the names in their places', () => {
  expect(said('soldier', 'Ben plays a Bomb. A Dud saves you, a Super Dud saves everybody.')).toMatch(
    /^Ben spielt eine Bombe\. Ein Blindgänger rettet dich/,
  );
  expect(said('soldier', 'Discard 2 cards: you may keep 7.')).toBe('Leg 2 Karten ab: Du darfst 7 behalten.');
  expect(said('stratego', 'Your turn: move a piece, or attack.')).toMatch(/^Du bist dran/);
  expect(
    said('web', 'This game used version 1 of the rules of War Kings; this server has version 2.'),
  ).toMatch(/Fassung 1 der Regeln von War Kings; jetzt gilt Fassung 2/);
});

test('what a document changes is said with the names of pieces and cards', () => {
  expect(said('soldier', 'At this table the deck has 3 × Mirror, not 1.')).toMatch(/3 × Spiegel statt 1/);
  expect(said('soldier', 'At this table Stun answers Block.')).toBe(
    'An diesem Tisch antwortet Betäuben auch auf Abwehr.',
  );
  expect(said('stratego', 'At this table a Scout moves 3 spaces at most.')).toMatch(/höchstens 3 Felder/);
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

test('what has no words stays English, all of it', () => {
  expect(said('soldier', 'Nothing need be added. And this is new.')).toBeNull();
  expect(said('combat', 'Gesagt aus dem Katalog.')).toBe('Gesagt aus dem Katalog.');
});

test('why somebody is mute is told, with the words of the moderator as they are', () => {
  const told = (english: string) => said('web', english);
  expect(told('You cannot write what others read until 2026-12-05 02:23 UTC. You insulted Clara.')).toBe(
    `Du kannst bis ${moment(Date.UTC(2026, 11, 5, 2, 23) / 1000)} nichts schreiben, was andere lesen. You insulted Clara.`,
  );
  expect(told('You cannot write what others read. Enough.')).toBe(
    'Du kannst nichts schreiben, was andere lesen. Enough.',
  );
});

test('how a game ended is said in the words of its game or of the table', () => {
  expect(endingOf("The game is called off: Ben's time was up before it began.")).toBe(
    'Die Partie ist abgesagt: Die Bedenkzeit von Ben war um, bevor sie begann.',
  );
  expect(endingOf('The game is called off: you were away.')).toBe(
    'Die Partie ist abgesagt: Du warst nicht da.',
  );
  expect(endingOf('You left before the game began.')).toBe('Du bist gegangen, bevor die Partie begann.');
  expect(endingOf('Ben wins: the Flag is captured.')).toBe('Ben gewinnt: Die Fahne ist geschlagen.');
  expect(endingOf('You and Ben win: both opposing Flags are captured.')).toBe(
    'Du und Ben gewinnt: Beide gegnerischen Fahnen sind geschlagen.',
  );
  expect(endingOf('You, Ann and Ben share the win. Four soldiers live.')).toBe(
    'Du, Ann und Ben teilt euch den Sieg. Vier Soldaten leben.',
  );
  expect(endingOf('Ben wins: somehow.')).toBeNull();
});
