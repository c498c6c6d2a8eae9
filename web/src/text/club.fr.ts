/* What is said where players meet who do not know one another, in French. */
import type { club as english } from './club.en';
import { number } from './fr';
import type { Translated } from './words';

export const club: Translated<typeof english> = {
  motto: 'Quatre jeux de guerre à information cachée : contre des gens ou contre l’ordinateur.',
  either: (names: string[]) =>
    names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ou ${names.at(-1)}`,
  ways: 'Pages du club',
  noLimit: 'sans limite de temps',
  game: (title: string, players: number) => `${title} à ${number(players)}`,

  now: {
    title: 'Commencer une partie',
    now: 'Jouer quelqu’un maintenant',
    byDay: 'Jouer par correspondance',
    instead: (wish: string) => `${wish}. Arrête votre recherche.`,
    computer: 'Jouer contre l’ordinateur',
    computerWith: (title: string) => `${title}, tout de suite`,
    what: 'Jeux et cadences :',
    none: 'aucun jeu',
    games: 'N’importe lequel de ces jeux',
    players: (title: string) => `Joueurs de ${title}`,
    size: (players: number) => `à ${number(players)}`,
    times: {
      live: 'Jouer maintenant, à une de ces cadences : minutes par joueur + secondes par tour',
      by_day: 'Jouer par correspondance, à une de ces cadences',
    },
    needsGame: 'Choisissez un jeu.',
    opponents: 'Avec qui',
    bots: 'Aussi les bots d’autres joueurs',
    cookies:
      'Ce navigateur bloque les cookies : le serveur ne vous reconnaît pas, et vos places sont perdues quand vous fermez cette page. Vous pouvez jouer contre l’ordinateur, et avec des amis par un lien. Permettez les cookies pour jouer avec des inconnus.',
  },

  bar: {
    label: 'Recherche d’une partie',
    looking: (wish: string) => `Recherche : ${wish}`,
    together: (partner: string, wish: string) => `Recherche avec ${partner} : ${wish}`,
    told: (count: number) =>
      `Nous avons prévenu ${count === 1 ? 'une personne' : `${number(count)} personnes`}.`,
    stays: 'Vous pouvez fermer cette page : nous cherchons pendant un jour.',
    meanwhile: 'En attendant, jouer contre l’ordinateur',
    stay: 'Chercher pendant 24 h',
    stop: 'Arrêter',
    ended: 'Vous vous êtes assis à une table : la recherche est terminée.',
    found: 'Une partie est trouvée.',
    accepted: (name: string) => `${name} accepte.`,
    round: (tournament: string) => `Votre partie de « ${tournament} » a commencé.`,
    left: (time: string) => `Temps restant : ${time}`,
    toTable: 'Aller à la table',
    offline: 'Pas de connexion. Réessayez quand vous serez en ligne.',
    lost: 'Connexion perdue. On se reconnecte.',
  },

  challenge: {
    got: {
      play: (name: string, wish: string) => `${name} vous défie : ${wish}`,
      table: (name: string, wish: string) => `${name} vous invite à une table : ${wish}`,
      team: (name: string, wish: string) =>
        `${name} vous propose d’être partenaires, contre deux autres : ${wish}`,
    },
    sent: {
      play: (name: string, wish: string) => `Vous avez défié ${name} : ${wish}`,
      table: (name: string, wish: string) => `Vous avez invité ${name} à votre table : ${wish}`,
      team: (name: string, wish: string) => `Vous avez proposé à ${name} d’être votre partenaire : ${wish}`,
    },
    called: (name: string) => `${name} cherchait ce jeu et a dix minutes pour venir.`,
    declined: {
      later: (name: string) => `${name} ne peut pas jouer maintenant.`,
      game: (name: string) => `${name} préfère un autre jeu.`,
      time: (name: string) => `${name} préfère une autre cadence.`,
      no: (name: string) => `${name} ne veut pas jouer.`,
    },
    accept: 'Accepter',
    decline: 'Refuser',
    why: 'Pourquoi ?',
    again: 'Défier encore',
    reasons: {
      later: 'Pas maintenant',
      game: 'Un autre jeu',
      time: 'Une autre cadence',
      no: 'Sans raison',
    },
    back: 'Retour',
    withdraw: 'Retirer',
    dismiss: 'Fermer',
    ask: 'Défier',
    to: (name: string) => `Défier ${name}`,
    send: 'Envoyer le défi',
    how: 'Que voulez-vous ?',
    play: 'Jouer l’un contre l’autre',
    team: 'Être partenaires et en chercher deux autres',
    game: 'Jeu',
    time: 'Cadence',
  },

  here: {
    title: 'Ici maintenant',
    open: 'Je suis ouvert à une partie',
    why: 'Les autres voient votre nom et peuvent vous défier.',
    empty: 'Personne d’autre ici n’est ouvert à une partie.',
  },

  tables: {
    title: 'Tables ouvertes',
    empty:
      'Personne n’attend. Appuyez sur « Jouer par correspondance » : nous cherchons pendant un jour, et le prochain visiteur peut jouer avec vous.',
    emptyRings:
      'Personne n’attend. Appuyez sur « Jouer par correspondance » : nous cherchons pendant un jour, et vous prévenons quand quelqu’un est trouvé.',
    emptyMayRing:
      'Personne n’attend. Appuyez sur « Jouer par correspondance » : nous cherchons pendant un jour. Activez les notifications, et nous vous prévenons quand quelqu’un est trouvé.',
    nobodyElse: 'Personne d’autre n’attend.',
    none: 'Personne n’attend. Appuyez sur « Jouer avec un ami » sous un jeu, et envoyez le lien.',
    sit: 'S’asseoir',
    sitAt: (title: string, names: string) =>
      names ? `S’asseoir à ${title} avec ${names}` : `S’asseoir à ${title}`,
    relieve: 'Remplacer',
    relieveAt: (title: string, names: string) => `Prendre la place de l’ordinateur à ${title} avec ${names}`,
    answer: 'Jouer',
    answerTo: (names: string) => `Jouer avec ${names}`,
    free: (count: number) => (count === 1 ? 'une place libre' : `${number(count)} places libres`),
    and: ' et ',
    look: (count: number) => (count === 1 ? 'cherche' : 'cherchent'),
    rules: (count: number) => (count === 1 ? 'Une règle diffère' : `${number(count)} règles diffèrent`),
    open: 'Tout le monde peut s’asseoir.',
    bots: 'Les bots d’autres joueurs aussi.',
    isOpen: 'Tout le monde peut aussi s’asseoir.',
  },

  tabs: {
    label: 'Parties de l’accueil',
    play: 'Jouer',
    mine: 'Mes parties',
    here: 'Ici',
    me: 'Moi',
    waiting: (count: number) =>
      count === 1 ? 'à vous de jouer dans une partie' : `à vous de jouer dans ${count} parties`,
    offered: (count: number) =>
      count === 1 ? 'une partie à rejoindre' : `${number(count)} parties à rejoindre`,
    none: 'Vous n’avez pas encore de parties. Appuyez sur « Jouer ».',
  },
};
