/* What is said about ratings, players and leaderboards, in French. */
import type { ratings as english } from './ratings.en';
import type { Translated } from './words';

export const ratings: Translated<typeof english> = {
  rating: (points: number, spread: number) => `${points} ± ${spread}`,
  rated: 'Classée',
  ratedAbout: 'Cette partie change les classements.',
  sharedLine: 'Non classée : deux joueurs partagent une connexion à Internet, ou un compte.',
  wish: (wish: string) => `${wish}, classée`,
  ask: 'Jouer des parties classées',
  range: 'Classement des autres',
  anyRating: 'tout classement',
  within: (points: number) => `à ${points} points près d’abord`,
  askAbout: 'Vous avez tous deux besoin d’un compte.',
  change: (change: number) => (change > 0 ? `+${change}` : change < 0 ? `\u2212${-change}` : '±0'),

  paces: { live: 'En direct', by_day: 'Par correspondance' },
  results: { won: 'Gagnée', drawn: 'Nulle', lost: 'Perdue' },

  player: {
    since: (day: string) => `Membre depuis le ${day}.`,
    program: 'Un programme',
    ratings: 'Classements',
    none: 'Pas encore de parties classées.',
    spread: '± dit combien un classement est sûr. L’écart diminue avec chaque partie classée.',
    recent: 'Dernières parties',
    count: (won: number, drawn: number, lost: number) => `${won} gagnées, ${drawn} nulles, ${lost} perdues`,
    against: 'contre',
    left: 'quelqu’un qui est parti',
    gone: 'plus conservée',
    more: 'Plus de parties',
    notHere: 'Vous pouvez défier ceux qui sont ici et ouverts à une partie.',
    unknown: 'Personne ne porte ce nom.',
  },

  boards: {
    title: 'Classements',
    about: 'Joueurs d’au moins dix parties classées, dont une ces 180 derniers jours.',
    rank: 'Rang',
    name: 'Nom',
    rating: 'Points',
    games: 'Parties',
    empty:
      'Personne n’a encore joué dix parties classées. Avec un compte, cochez « Jouer des parties classées » sous « Jeux et cadences ».',
    bots: 'Bots',
    levels: 'L’ordinateur, pour comparer',
    levelsAbout: 'Aussi fort que ses parties contre lui-même l’ont montré. Le Sergent est à 1500.',
  },
};
