/* What is said about Today's duel, in French. */
import type { daily as english } from './daily.en';
import type { Translated } from './words';

const counted = (turns: number) => (turns === 1 ? '1 tour' : `${turns} tours`);

export const daily: Translated<typeof english> = {
  title: 'Duel du jour',
  about: 'Une position pour tous, et une seule tentative. Le prochain commence à minuit UTC.',
  against: (level: string) => `Vous contre le niveau ${level}.`,
  beat: (name: string, level: string) => `Battez l’armée de ${name}. Elle est menée par : ${level}.`,
  finished: (count: number) =>
    count === 0
      ? 'Personne n’a encore terminé.'
      : count === 1
        ? '1 joueur a terminé.'
        : `${count} joueurs ont terminé.`,
  left: (hours: number, minutes: number) =>
    hours > 0 ? `Encore ${hours} h ${minutes} min.` : `Encore ${minutes} min.`,
  play: 'Jouer',
  goOn: 'Continuer',
  cookies: 'Votre navigateur ne garde pas les cookies d’ici : personne ne saurait que la partie est à vous.',
  ownArmy: 'Aujourd’hui, tous jouent contre votre armée : vous voyez seulement les résultats.',
  result: {
    won: (turns: number) => `Vous avez gagné en ${counted(turns)}.`,
    drawn: (turns: number) => `Vous avez fait nulle après ${counted(turns)}.`,
    lost: (turns: number) => `Vous avez perdu après ${counted(turns)}.`,
    given_up: () => 'Vous avez renoncé. Cela ne compte pas comme terminé.',
  },

  board: 'Résultats',
  boardOrder:
    'Les victoires d’abord, puis les nulles, puis les défaites. Moins de tours vaut mieux, et plus de tours dans une défaite.',
  boardHidden: 'Vous verrez les résultats quand vous aurez terminé.',
  boardEmpty: 'Personne ne l’a terminé.',
  row: {
    won: (turns: number) => `gagné en ${counted(turns)}`,
    drawn: (turns: number) => `nulle après ${counted(turns)}`,
    lost: (turns: number) => `perdu après ${counted(turns)}`,
    given_up: () => 'a renoncé',
  },
  you: 'vous',
  replay: 'Revoir',
  challenge: 'Défier',
  challengeOf: (name: string) => `Défier ${name}`,
  reportOf: (name: string) => `Signaler la remarque de ${name}`,
  challenged: (name: string) => `${name} a reçu votre défi. La réponse arrive à l’accueil.`,
  lobby: 'Accueil',

  remark: 'Votre remarque',
  remarkHint: 'Jusqu’à 200 caractères. Seuls ceux qui ont terminé la voient aujourd’hui.',
  save: 'Enregistrer',
  saved: 'Elle est parmi les résultats.',

  rules: 'Comment ça marche',
  same: 'Tous ont le même mélange et le même adversaire, qui répond en un instant et joue de même sur tous les serveurs.',
  late: 'Une partie que vous n’avez pas terminée reste dans Mes parties. Après minuit, elle ne compte plus.',
  hidden:
    'Revoir, analyser et regarder attendent minuit UTC, pour que personne n’apprenne rien avant de jouer.',
  cheat:
    'Ce n’est jamais classé. On peut tricher en jouant d’abord dans un autre navigateur : c’est pour le plaisir.',

  army: 'Envoyer une armée',
  armyAbout:
    'Un duel à venir se joue contre elle, sous votre nom. Prenez l’armée d’une de vos parties terminées.',
  armyNone: (games: string) =>
    `Vous n’avez pas encore de partie terminée avec une armée à vous : ${games}. La tentative d’aujourd’hui ne compte pas.`,
  armyGame: 'De la partie',
  armyOf: (title: string, day: string, others: string) => `${title}, ${day}, contre ${others}`,
  send: 'Envoyer',
  sent: (games: string) =>
    `Votre armée est inscrite : ${games}. Un duel à venir se joue contre elle. Une autre la remplacerait.`,
  noSetup: 'Cette partie ne contient pas de placement de vous.',

  yesterday: 'Hier',
  noYesterday: 'Il n’y a pas eu de duel hier.',
  yours: 'Votre partie',
  notCounted: 'Elle n’a pas été terminée le jour même.',
  proof: 'La preuve du mélange',
  proofAbout:
    'L’empreinte a été publiée avant le début de la journée. C’est le SHA-256 de la graine, d’où vient chaque mélange : la graine n’a donc pas pu être choisie après.',
  proofLate:
    'Aucun serveur ne tournait la veille : l’empreinte n’a été publiée qu’après le début de la journée. C’est le SHA-256 de la graine, d’où vient chaque mélange.',
  hash: (when: string) => `Empreinte, publiée le ${when}`,
  seed: 'Graine, secrète jusqu’à la fin de la journée',
  matches: 'Votre navigateur a calculé l’empreinte de la graine. Elles sont égales.',
  differs: 'L’empreinte de la graine est différente : ce mélange n’est pas prouvé.',
  byHand: 'Pour vérifier vous-même, enregistrez le relevé et lancez sandtable verify.',
  tomorrow: 'Demain',
  tomorrowAbout: (title: string) => `${title}.`,
  tomorrowHash: 'L’empreinte de sa graine est déjà publique',
};
