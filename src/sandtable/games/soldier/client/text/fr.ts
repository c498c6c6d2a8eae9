/* Every word of this game's client, in French, besides its catalogue: words/fr.ftl. */
import type { Cards, Kind } from '$web/cards/counts';
import type { Translated } from '$web/text/words';
import { listed } from '../cards';
import type { Name } from '../made/shown';
import { cardText, soldierText } from './cards';
import type { text as english } from './en';

const TRAINS = 'quatre points donnent un soldat';
const STRENGTHENS = 'renforce une Attaque, une Parade ou une Riposte';

const DOES: Record<Kind, string> = {
  Advance: 'avec une Attaque, commence un combat',
  Attack: 'première carte d’un combat ; répond à Parade et Riposte',
  Block: 'répond à Attaque et Riposte ; seule une Attaque lui répond',
  Retaliate: 'répond à Attaque et Riposte, et frappe en retour',
  Redirect: 'tourne la première Attaque vers un autre soldat',
  Stun: 'répond : égalité, et l’adversaire perd un tour',
  Retreat: 'répond : le combat finit et personne ne gagne',
  T1: TRAINS,
  T2: TRAINS,
  T3: TRAINS,
  Superhuman: STRENGTHENS,
  Adrenaline: STRENGTHENS,
  Sniper: 'à tout moment : élimine un soldat hors combat',
  Interfere: 'votre soldat remplace celui qu’on attaque',
  Radio: 'avant de répondre : prenez deux cartes à un autre joueur',
  Mirror: 'sauve votre soldat d’un Tireur d’élite',
  Bomb: 'à tout moment : chaque autre joueur perd un soldat',
  Dud: 'vous sauve d’une Bombe',
  SuperDud: 'sauve tout le monde d’une Bombe',
  Persuasion: 'on ne peut que la défausser, sauf si les trêves sont permises',
};

export function doesText(kind: Kind, powerOf: Name[]): string {
  return DOES[kind] ?? `renforce une carte ; arme favorite de ${listText(powerOf.map(soldierName))}`;
}

const nameOf = (kind: Kind) => cardText(kind).name;
const soldierName = (soldier: Name) => soldierText(soldier).name;

export function listText(parts: string[]): string {
  return parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} et ${parts.at(-1)}`;
}

/** "Attaque avec Couteau et Adrénaline". */
export const layText = (card: Kind, weapon: Kind | null, intensity: Kind | null): string => {
  const boosts = [weapon, intensity].filter((kind) => kind !== null).map(nameOf);
  return boosts.length ? `${nameOf(card)} avec ${listText(boosts)}` : nameOf(card);
};

export function cardsText(cards: Cards): string {
  const kinds = [...new Set(listed(cards))];
  return kinds
    .map((kind) => (cards[kind]! > 1 ? `${cards[kind]} × ${nameOf(kind)}` : nameOf(kind)))
    .join(', ');
}

const count = (number: number, one: string, many = `${one}s`) => `${number} ${number < 2 ? one : many}`;
const cards = (number: number) => count(number, 'carte');
const soldiers = (number: number) => count(number, 'soldat');
const wins = (number: number) => count(number, 'bataille gagnée', 'batailles gagnées');
/** "votre Fusilier", "Fusilier de Anna". */
const whose = (name: string | null, thing: string) =>
  name === null ? `votre ${thing}` : `${thing} de ${name}`;

export const text: Translated<typeof english> = {
  pitch:
    'Menez vos soldats et combattez avec des cartes. Ayez quatre soldats à la fois, ou gagnez trois batailles.',
  you: 'Vous',

  table: 'Table. D pioche, O prend la dernière défausse, L regarde la défausse.',

  seat: {
    label: (name: string, number: number, won: number) => `${name} : ${cards(number)}, ${wins(won)}`,
    cards,
    won: wins,
    known: (list: string) => `connues : ${list}`,
    onTurn: 'à jouer',
    stunned: 'étourdi : perd le prochain tour',
    barred: 'ne complète pas sa main',
    training: (points: number) => `${count(points, 'point')} d’entraînement`,
    points: (number: number) => count(number, 'point'),
    saved: 'sauvé de la Bombe',
    none: 'Aucun soldat',
    rob: (name: string) => `Appel radio : tirer deux cartes de ${name}`,
  },

  soldier: {
    label: (soldier: Name, owner: string | null, weapon: Kind | null) =>
      whose(owner, soldierName(soldier)) + (weapon ? `, arme favorite ${nameOf(weapon)}` : ''),
    away: 'au combat',
    aimed: 'un Tireur d’élite vise ce soldat',
    choose: 'choisir',
    chosen: 'choisi',
  },

  duel: {
    title: 'Combat',
    lays: 'Les cartes jouées, dans l’ordre',
    lay: (name: string | null, what: string, power: boolean) =>
      `${name ?? 'Vous'} : ${what}${power ? ', une arme favorite' : ''}`,
    power: 'arme favorite',
    attacks: 'attaque',
    defends: 'défend',
    answers: 'Réponses possibles',
    nothing: 'Aucune carte ne lui répond.',
    none: (kind: 'lose' | 'tie') =>
      kind === 'lose' ? 'Sans réponse, le combat est perdu.' : 'Sans réponse, c’est une égalité.',
    ready: 'vous pouvez la jouer',
    boost: 'vous pouvez la jouer avec une arme ou une carte d’intensité de votre main',
    short: 'vous l’avez, mais pas la carte qu’il lui faut',
    lacking: 'vous ne l’avez pas',
    won: (name: string | null) => (name === null ? 'Vous gagnez le combat' : `${name} gagne le combat`),
    tied: 'Égalité',
    retreated: 'Le combat finit : Retraite',
    voided: 'Le combat est annulé',
  },

  alarm: {
    shot: (by: string | null, at: string) =>
      by === null ? `Votre Tireur d’élite vise : ${at}` : `Le Tireur d’élite de ${by} vise : ${at}`,
    bomb: (by: string | null) => (by === null ? 'Vous jouez la Bombe' : `${by} joue la Bombe`),
    saved: (list: string) => `Sauvés : ${list}`,
  },

  piles: {
    draw: 'à piocher',
    discard: 'défausse',
    used: 'jouées',
    removed: 'hors jeu',
    soldiers: 'soldats',
    nothing: 'rien',
    drawIt: 'Piocher',
    takeIt: 'Prendre',
    drawPile: (number: number) => `Pioche, ${cards(number)}`,
    drawFrom: (number: number) => `Pioche, ${cards(number)}. Piocher.`,
    take: (name: string) => `Prendre ${name} de la défausse`,
    discardPile: (name: string, number: number) =>
      number ? `Défausse, ${cards(number)}, ${name} au-dessus. La regarder.` : 'Défausse, vide',
    look: (number: number) => `${number} défaussées : regarder la pile`,
    soldierPile: (number: number) => `Pile de soldats, ${soldiers(number)}. Voir les soldats connus.`,
    usedPile: (number: number) => `Cartes jouées, ${cards(number)}. Les regarder.`,
    removedPile: (number: number) => `Hors jeu, ${cards(number)}. Les regarder.`,
  },

  look: {
    close: 'Fermer',
    title: {
      discard: 'Défausse, la dernière d’abord',
      used: 'Cartes jouées',
      removed: 'Hors jeu',
      soldiers: 'Pile de soldats',
    },
    empty: 'Il n’y a pas de cartes ici.',
    unseen: 'Pas encore vus, dans un ordre inconnu',
    known: 'Revenus, sous les autres, le prochain d’abord',
  },

  hand: {
    title: 'Votre main',
    size: cards,
    label: 'Votre main. Les flèches vont de carte en carte, Espace choisit, Entrée joue.',
    card: (name: string, number: number) => (number > 1 ? `${name}, ${number} fois` : name),
    chosen: 'choisie',
    alone: 'ne va pas avec les cartes choisies',
    idle: 'pas maintenant',
    sealed: 'votre réponse scellée',
    power: (soldier: Name) => `arme favorite de votre ${soldierName(soldier)}`,
    empty: 'Vous n’avez pas de cartes.',
    choose: (list: string) => `Choisi : ${list}.`,
    none: 'Aucune carte n’est choisie.',
  },

  ask: {
    draw: (left: number, top: string) => `Prenez ${cards(left)} : de la pioche, ou ${top}.`,
    drawUnseen: (left: number) => `Prenez ${cards(left)} dans la pioche.`,
    answer: (card: string, stake: Name | null) =>
      stake === null
        ? `Répondez à ${card}, ou le combat finit à égalité.`
        : `Répondez à ${card}, ou perdez votre ${soldierName(stake)}.`,
    nothing: 'Vous n’avez pas de carte pour réagir.',
    nothingByKeys: 'Vous n’avez pas de carte pour réagir. P pour passer.',
    lay: (what: string) => `Jouer ${what} ?`,
    more: (list: string) => `Choisi : ${list}. Choisissez une autre carte.`,
    train: (points: number) => `S’entraîner (${count(points, 'point')}), ou défausser la carte ?`,
    own: 'Avancer avec quel soldat ?',
    advance: (soldier: Name) => `Quel soldat votre ${soldierName(soldier)} attaque-t-il ?`,
    snipe: 'Viser quel soldat ?',
    redirect: 'Tourner l’Attaque vers quel soldat ?',
    radio: 'Prendre deux cartes dans la main de qui ?',
    interfere: 'S’interposer avec quel soldat ?',
    discard: (name: string) => `Défausser ${name} ?`,
    only: (why: string, question: string) => `${why} ${question}`,
    bomb: 'Jouer la Bombe ? Chaque autre joueur perd un soldat.',
    play: (name: string) => `Jouer ${name} ?`,
    lose: 'La Bombe vous prend un soldat. Choisissez lequel.',
    pick: 'Vous avez gagné un soldat. Choisissez-en un.',
  },

  button: {
    pass: {
      PASS: 'Passer',
      NO_MIRROR: 'Pas de Miroir',
      NO_DUD: 'Pas de Raté',
    },
    noAnswer: (none: 'lose' | 'tie' | undefined) =>
      none === 'tie' ? 'Sans réponse : égalité' : none === 'lose' ? 'Sans réponse : perdre' : 'Sans réponse',
    noAnswerSure: 'Vous avez une réponse. N’en donner aucune ?',
    draw: 'Piocher',
    take: (name: string) => `Prendre ${name}`,
    lay: (what: string) => `Jouer ${what}`,
    train: (points: number) => `S’entraîner : ${count(points, 'point')}`,
    discard: (name: string) => `Défausser ${name}`,
    bomb: 'Jouer la Bombe',
    play: (name: string) => `Jouer ${name}`,
    target: (owner: string | null, soldier: Name) => whose(owner, soldierName(soldier)),
    own: (soldier: Name) => soldierName(soldier),
    rob: (name: string) => `La main de ${name}`,
    lose: (soldier: Name) => `Donner ${soldierName(soldier)}`,
    another: 'Autre soldat',
  },

  sealed: {
    pass: { PASS: 'passer', NO_MIRROR: 'pas de Miroir', NO_DUD: 'pas de Raté' } as Record<string, string>,
    at: (card: string, soldier: Name) => `${card}, ${soldierName(soldier)}`,
  },

  score: {
    title: 'Match en manches',
    round: (number: number) => `Manche ${number}`,
    points: 'Total',
    rounds: 'Manches',
    won: 'Batailles',
    aim: 'Sept points gagnent le match.',
  },

  end: {
    title: 'Classement final',
    wins: 'gagne',
    shares: 'partage la victoire',
    soldiers,
    battles: wins,
    training: (points: number) => `entraînement ${points}`,
    points: (number: number) => count(number, 'point'),
    hand: 'main',
    none: 'aucune carte',
  },

  facts: { cards: 'Cartes', won: 'Gagnées', points: 'Total' },

  describe: {
    phase: {
      deal: 'On distribue les cartes.',
      over: 'La partie est terminée.',
    } as Record<string, string>,
    turn: (name: string) => `C’est le tour de ${name}.`,
    round: (number: number) => `Manche ${number}.`,
    hand: (list: string) => `Votre main : ${list || 'aucune carte'}.`,
    seat: (name: string, force: string, parts: string[]) => `${name} : ${[force, ...parts].join(', ')}.`,
    noSoldier: 'aucun soldat',
    piles: (draw: number, discard: number, top: string, used: number, pile: number) =>
      `Pioche : ${cards(draw)}. Défausse : ${discard ? `${cards(discard)}, ${top} au-dessus` : 'vide'}. ` +
      `Jouées : ${cards(used)}. Pile de soldats : ${soldiers(pile)}.`,
    removed: (list: string) => `Hors jeu : ${list}.`,
    combat: (attacker: string, defender: string) => `Combat : ${attacker} contre ${defender}.`,
    laid: (list: string) => `Joué jusqu’ici : ${list}.`,
    answerer: (name: string, demand: string, list: string) =>
      `${name} doit répondre. ${demand} ${list}`.trim(),
    answers: (list: string) => (list ? `Réponses possibles : ${list}.` : 'Aucune carte ne lui répond.'),
    shot: (by: string, at: string) => `${by} vise avec un Tireur d’élite : ${at}.`,
    bomb: (by: string) => `${by} a joué la Bombe.`,
    draws: (number: number) => `Encore ${cards(number)} à piocher.`,
  },

  keys: [
    { keys: ['←', '→'], text: 'aller de carte en carte' },
    { keys: ['Espace'], text: 'choisir une carte ou la remettre' },
    { keys: ['Entrée'], text: 'jouer les cartes choisies' },
    { keys: ['1', '…', '9'], text: 'choisir le premier, le deuxième ... de la liste' },
    { keys: ['Échap'], text: 'remettre les cartes choisies' },
    { keys: ['D'], text: 'piocher' },
    { keys: ['O'], text: 'prendre la dernière défausse' },
    { keys: ['L'], text: 'regarder la défausse' },
    { keys: ['N'], text: 'ne pas répondre' },
    { keys: ['H'], text: 'aller à la main' },
    { keys: ['?'], text: 'expliquer cela' },
  ],
};
