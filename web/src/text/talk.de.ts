/* What is said about the chat, in German. */
import type { talk as english } from './talk.en';

const because: Record<string, string> = {
  'Partners may not confer now: players can say set phrases, one until something happens at the table.':
    'Partner dürfen sich jetzt nicht absprechen: Ihr könnt feste Sätze sagen, einen, bis am Tisch etwas geschieht.',
  'Until you have finished 3 games, you can say set phrases.':
    'Bis du 3 Partien beendet hast, kannst du feste Sätze sagen.',
};

export const talk: typeof english = {
  players: 'Das lesen alle Spieler und alle, die zusehen.',
  watchers: 'Du siehst zu. Die Spieler lesen das nach dem Ende der Partie.',
  lines: 'Was gesagt wurde',
  nothing: 'Noch hat niemand etwas gesagt.',
  removed: 'Diese Zeile wurde von der Moderation entfernt.',
  watches: 'sieht zu',
  message: 'Nachricht',
  send: 'Senden',
  say: 'Etwas sagen',
  phrases: {
    hello: 'Hallo',
    good_luck: 'Viel Glück',
    well_played: 'Gut gespielt',
    thanks: 'Danke',
    sorry: 'Entschuldigung',
    moment: 'Einen Moment, bitte',
    soon_back: 'Ich bin gleich zurück',
    good_game: 'Schöne Partie',
  },
  why: (sentence) => because[sentence] ?? sentence,
  about: (name) => `Was mit ${name} geschehen soll`,
  block: {
    button: 'Blockieren',
    sure: (name) =>
      `${name} blockieren? Du liest keine Zeilen mehr von dort, bekommst keine Herausforderungen, und ihr werdet nicht gepaart.`,
    title: 'Blockierte Spieler',
    none: 'Du blockierst niemanden.',
    unblock: 'Nicht mehr blockieren',
  },
};
