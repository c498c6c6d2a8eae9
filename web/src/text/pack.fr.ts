/* Everything that is said in French: one piece of the built client. */
export const files = import.meta.glob<object>(
  [
    './fr.ts',
    './review.fr.ts',
    './lab.fr.ts',
    './notices.fr.ts',
    './club.fr.ts',
    './daily.fr.ts',
    './talk.fr.ts',
    './ratings.fr.ts',
    './tournaments.fr.ts',
    './account.fr.ts',
    './served.fr.ts',
    '../../../src/sandtable/games/*/client/text/fr.ts',
    '../../../src/sandtable/games/*/client/text/*.fr.ts',
  ],
  { eager: true },
);

export const catalogues = import.meta.glob<string>(
  [
    '../../../src/sandtable/engine/words/fr.ftl',
    '../../../src/sandtable/host/words/fr.ftl',
    '../../../src/sandtable/games/*/words/fr.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
);
