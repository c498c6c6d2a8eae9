/* Every word of this game's client, in French, besides its catalogue: words/fr.ftl. */
import type { Kind } from '$web/cards/counts';
import type { Translated } from '$web/text/words';
import { cardText, laidText } from './cards';
import type { text as english } from './en';

const cards = (count: number) => (count < 2 ? `${count} carte` : `${count} cartes`);
const soldiers = (count: number) => (count < 2 ? `${count} soldat` : `${count} soldats`);

export const text: Translated<typeof english> = {
  pitch: 'Sortez tous vos soldats de la bataille, ou ayez-en le moins quand l’ennemi attaque.',
  you: 'Vous',
  numbers: ['aucune', 'une', 'deux', 'trois'],

  table: 'Table. P pioche, O prend la carte visible, L regarde la défausse.',

  seat: {
    cards,
    label: (name: string, count: number) => `${name}, ${cards(count)}`,
    known: (list: string) => `connues : ${list}`,
    onTurn: 'à jouer',
    under: (scroll: Kind) => `sous ${cardText(scroll).one}`,
    trigger: 'a pioché la carte au-dessus de l’Attaque ennemie',
  },

  piles: {
    nothing: 'rien',
    left: 'à piocher',
    open: 'visibles',
    aside: 'défaussées',
    layHere: 'Défausser ici',
    draw: 'Piocher',
    takeIt: 'Prendre',
    pickUp: 'Ramasser',
    sure: 'Sûr ? Touchez encore',
    drawPile: (count: number, last: boolean) =>
      last ? `Pioche, ${cards(count)}, l’Attaque ennemie au-dessus` : `Pioche, ${cards(count)}`,
    drawFrom: (what: string, last: boolean) =>
      last ? `${what}. Ramasser l’Attaque ennemie.` : `${what}. Piocher.`,
    take: (that: string) => `Prendre ${that} de la défausse`,
    openPile: (name: string, count: number) =>
      `Défausse, ${cards(count)}, ${name} au-dessus. La regarder.`,
    look: (count: number) => `${count} visibles : regarder la pile`,
    asideOf: (name: string, list: Kind[]) => `${name} défausse ${laidText(list)}, à part jusqu’à la pioche`,
  },

  look: {
    title: 'Défausse, la dernière d’abord',
    close: 'Fermer',
  },

  ribbon: {
    last: 'Dernière manche.',
    until: (name: string | null) =>
      name === null
        ? 'Elle finit avec votre tour. Chacun peut ramasser l’Attaque ennemie.'
        : `Elle finit avec le tour de ${name}. Chacun peut ramasser l’Attaque ennemie.`,
    streak: (count: number, limit: number) =>
      `La carte visible a été prise ${count} fois de suite. Après ${limit}, le suivant doit piocher.`,
    on: (kind: Kind, name: string | null) =>
      name === null ? `Vous êtes sous ${cardText(kind).one} :` : `${name} est sous ${cardText(kind).one} :`,
    effect: (kind: Kind) =>
      kind === 'SC2'
        ? 'une seule défausse, puis deux cartes de la pioche.'
        : 'une seule défausse, puis une carte de la pioche.',
  },

  hand: {
    title: 'Votre main',
    label: 'Votre main. Les flèches vont de carte en carte, Espace choisit, Entrée défausse.',
    total: (total: number) => soldiers(total),
    sort: 'Trier',
    order: { kind: 'Triée par sorte', soldiers: 'Triée par soldats' },
    sorted: (order: string) => `${order}. Changer l’ordre.`,
    card: (name: string, number: number, of: number) => (of > 1 ? `${name}, ${number} sur ${of}` : name),
    chosen: 'choisie',
    alone: 'ne va pas avec les cartes choisies',
    empty: 'Vous n’avez pas de cartes.',
    choose: (list: string) => `Choisi : ${list}.`,
    none: 'Rien de choisi.',
  },

  ask: {
    chosen: (list: string) => `Défausser ${list} ?`,
    top: 'Laquelle des trois cartes rouges va au-dessus ?',
    only: (question: string) => `Seules des cartes de même sorte vont ensemble. ${question}`,
    more: (list: string) => `Choisi : ${list}. Ajoutez la troisième carte rouge.`,
  },

  button: {
    discard: (cards: Kind[]) => `Défausser ${laidText(cards)}`,
    lay: (cards: Kind[]): string =>
      cards.length === 1 ? text.button.discard(cards) : `Défausser ${text.numbers[cards.length]} cartes`,
    layCount: (cards: Kind[]) => `Défausser ${text.numbers[cards.length]}`,
    top: (kind: Kind) => `${cardText(kind).name} au-dessus`,
    draw: 'Piocher',
    enemy: 'Ramasser l’Attaque ennemie',
    enemySure: 'La ramasser ? La partie finit, et on compare toutes les mains.',
    take: (that: string) => `Prendre ${that}`,
  },

  end: {
    title: 'Toutes les mains',
    won: 'gagne',
    lost: 'perd',
    none: 'aucune carte',
  },

  facts: { cards: 'Cartes' },

  describe: {
    phase: {
      deal: 'On distribue les cartes.',
      discard: 'Un joueur doit défausser.',
      draw: 'Un joueur doit piocher.',
      over: 'La partie est terminée.',
    } as Record<string, string>,
    turn: (name: string) => `C’est le tour de ${name}.`,
    hand: (list: string, total: number) => `Votre main : ${list}, ${soldiers(total)}.`,
    seat: (name: string, count: number, known: string) =>
      known ? `${name} : ${cards(count)}, dont ${known}.` : `${name} : ${cards(count)}.`,
    shown: (name: string, list: string, counted: string) =>
      `${name} a ${list || 'aucune carte'} : ${counted}.`,
    piles: (draw: number, open: number, top: string) =>
      `Pioche : ${cards(draw)}. Défausse : ${cards(open)}, ${top} au-dessus.`,
    aside: (list: string) => `Défaussé ce tour : ${list}.`,
    effect: (name: string, scroll: Kind) => `${name} est sous ${cardText(scroll).one}.`,
    last: (name: string) => `C’est la dernière manche. Elle finit avec le tour de ${name}.`,
  },

  keys: [
    { keys: ['←', '→'], text: 'aller de carte en carte' },
    { keys: ['Espace'], text: 'choisir une carte ou la remettre' },
    { keys: ['Entrée'], text: 'défausser les cartes choisies' },
    { keys: ['Échap'], text: 'remettre les cartes choisies' },
    { keys: ['P'], text: 'piocher' },
    { keys: ['O'], text: 'prendre la carte visible' },
    { keys: ['L'], text: 'regarder la défausse' },
    { keys: ['S'], text: 'trier la main' },
    { keys: ['H'], text: 'aller à la main' },
    { keys: ['?'], text: 'expliquer cette carte' },
  ],
};
