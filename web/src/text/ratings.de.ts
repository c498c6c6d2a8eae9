/* Was über Wertungen, Spieler und Bestenlisten gesagt wird, auf Deutsch. */
import type { ratings as english } from './ratings.en';
import type { Translated } from './words';

export const ratings: Translated<typeof english> = {
  rating: (points: number, spread: number) => `${points} ± ${spread}`,
  rated: 'Gewertet',
  ratedAbout: 'Diese Partie ändert die Wertungen.',
  sharedLine: 'Nicht gewertet: Zwei Spieler haben denselben Internetanschluss oder gehören zu einem Konto.',
  wish: (wish: string) => `${wish}, gewertet`,
  ask: 'Um Wertung spielen',
  range: 'Wertung der anderen',
  anyRating: 'jede Wertung',
  within: (points: number) => `zunächst bis ${points} Punkte Abstand`,
  askAbout: 'Beide brauchen ein Konto.',
  change: (change: number) => (change > 0 ? `+${change}` : change < 0 ? `\u2212${-change}` : '±0'),

  paces: { live: 'Mit Uhr', by_day: 'Tageweise' },
  results: { won: 'Gewonnen', drawn: 'Remis', lost: 'Verloren' },

  player: {
    since: (day: string) => `Dabei seit ${day}.`,
    program: 'Ein Computerprogramm',
    ratings: 'Wertungen',
    none: 'Noch keine gewerteten Partien.',
    spread: '± sagt, wie sicher eine Wertung ist. Es wird mit jeder gewerteten Partie kleiner.',
    recent: 'Letzte Partien',
    count: (won: number, drawn: number, lost: number) => `${won} gewonnen, ${drawn} remis, ${lost} verloren`,
    against: 'gegen',
    left: 'jemand, der nicht mehr da ist',
    gone: 'nicht mehr da',
    more: 'Weitere Partien',
    notHere: 'Herausfordern kannst du, wer hier und zu einer Partie bereit ist.',
    unknown: 'Unter diesem Namen spielt hier niemand.',
  },

  boards: {
    title: 'Bestenlisten',
    about: 'Spieler mit mindestens zehn gewerteten Partien, davon einer in den letzten 180 Tagen.',
    rank: 'Rang',
    name: 'Name',
    rating: 'Wertung',
    games: 'Partien',
    empty:
      'Noch hat niemand zehn gewertete Partien gespielt. Mit einem Konto wählst du „Um Wertung spielen“ unter „Spiele und Zeiten“.',
    bots: 'Bots',
    levels: 'Zum Vergleich: der Computer',
    levelsAbout: 'So stark, wie seine Partien gegen sich selbst zeigen. Der Sergeant steht bei 1500.',
  },
};
