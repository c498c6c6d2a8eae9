/* Everything that is said in German: one piece of the built client. */
export const files = import.meta.glob<object>(
  [
    './de.ts',
    './review.de.ts',
    './lab.de.ts',
    './notices.de.ts',
    './club.de.ts',
    './daily.de.ts',
    './talk.de.ts',
    './ratings.de.ts',
    './tournaments.de.ts',
    './account.de.ts',
    './served.de.ts',
    '../../../src/sandtable/games/*/client/text/de.ts',
    '../../../src/sandtable/games/*/client/text/*.de.ts',
  ],
  { eager: true },
);

export const catalogues = import.meta.glob<string>(
  [
    '../../../src/sandtable/engine/words/de.ftl',
    '../../../src/sandtable/host/words/de.ftl',
    '../../../src/sandtable/games/*/words/de.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
);
