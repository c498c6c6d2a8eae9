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
