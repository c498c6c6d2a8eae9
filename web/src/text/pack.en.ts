/* Everything that is said in English: one piece of the built client. */
export const files = import.meta.glob<object>(
  [
    './en.ts',
    './review.en.ts',
    './lab.en.ts',
    './notices.en.ts',
    './club.en.ts',
    './daily.en.ts',
    './talk.en.ts',
    './ratings.en.ts',
    './tournaments.en.ts',
    './account.en.ts',
    '../../../src/sandtable/games/*/client/text/en.ts',
    '../../../src/sandtable/games/*/client/text/*.en.ts',
  ],
  { eager: true },
);

export const catalogues = import.meta.glob<string>(
  [
    '../../../src/sandtable/engine/words/en.ftl',
    '../../../src/sandtable/host/words/en.ftl',
    '../../../src/sandtable/games/*/words/en.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
);
