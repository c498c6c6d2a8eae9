/* Every word of this game's client, in German, besides its catalogue: words/de.ftl. */
import type { Cards, Kind } from '$web/cards/counts';
import type { Translated } from '$web/text/words';
import { listed } from '../cards';
import type { Name } from '../made/shown';
import { cardText, soldierText } from './cards';
import type { text as english } from './en';

const TRAINS = 'vier Punkte bringen einen Soldaten';
const STRENGTHENS = 'verstärkt Angriff, Abwehr oder Vergeltung';

/** What a card does, in a line; a card that is held says all of it. */
const DOES: Record<Kind, string> = {
  Advance: 'beginnt mit einem Angriff einen Kampf',
  Attack: 'erste Karte im Kampf; gegen Abwehr und Vergeltung',
  Block: 'gegen Angriff und Vergeltung; nur ein Angriff hilft dagegen',
  Retaliate: 'gegen Angriff und Vergeltung; schlägt zurück',
  Redirect: 'lenkt den ersten Angriff auf einen anderen Soldaten',
  Stun: 'unentschieden, und dein Gegner setzt einmal aus',
  Retreat: 'der Kampf endet, niemand gewinnt',
  T1: TRAINS,
  T2: TRAINS,
  T3: TRAINS,
  Superhuman: STRENGTHENS,
  Adrenaline: STRENGTHENS,
  Sniper: 'jederzeit: trifft einen Soldaten außerhalb des Kampfes',
  Interfere: 'dein Soldat ersetzt den angegriffenen',
  Radio: 'vor deiner Antwort: nimm einem anderen zwei Karten',
  Mirror: 'rettet deinen Soldaten vor einem Scharfschützen',
  Bomb: 'jederzeit: Alle anderen verlieren einen Soldaten',
  Dud: 'rettet dich vor einer Bombe',
  SuperDud: 'rettet alle vor einer Bombe',
  Persuasion: 'du kannst es nur ablegen, außer mit Waffenstillstand',
};

export function doesText(kind: Kind, powerOf: Name[]): string {
  return DOES[kind] ?? `verstärkt eine Karte; Spezialwaffe: ${listText(powerOf.map(soldierName))}`;
}

const nameOf = (kind: Kind) => cardText(kind).name;
const soldierName = (soldier: Name) => soldierText(soldier).name;

export function listText(parts: string[]): string {
  return parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} und ${parts.at(-1)}`;
}

/** "Angriff mit Messer und Adrenalin". */
export const layText = (card: Kind, weapon: Kind | null, intensity: Kind | null): string => {
  const boosts = [weapon, intensity].filter((kind) => kind !== null).map(nameOf);
  return boosts.length ? `${nameOf(card)} mit ${listText(boosts)}` : nameOf(card);
};

export function cardsText(cards: Cards): string {
  const kinds = [...new Set(listed(cards))];
  return kinds
    .map((kind) => (cards[kind]! > 1 ? `${cards[kind]} × ${nameOf(kind)}` : nameOf(kind)))
    .join(', ');
}

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;
const cards = (number: number) => count(number, 'Karte', 'Karten');
const soldiers = (number: number) => count(number, 'Soldat', 'Soldaten');
const won = (number: number) => count(number, 'Kampf', 'Kämpfe') + ' gewonnen';
const points = (number: number) => count(number, 'Punkt', 'Punkte');
/** German nouns change with their place in a sentence, so they stand apart: "A: Marine", or "dein Marine". */
const whose = (name: string | null, thing: string) => (name === null ? `dein ${thing}` : `${name}: ${thing}`);

export const text: Translated<typeof english> = {
  pitch: 'Führ deine Soldaten und kämpf mit Karten. Hab vier Soldaten auf einmal, oder gewinn drei Kämpfe.',
  you: 'Du',

  table:
    'Tisch. D zieht vom Zugstapel, O nimmt die oberste abgelegte Karte, L blättert durch den Ablagestapel.',

  seat: {
    label: (name: string, number: number, battles: number) => `${name}: ${cards(number)}, ${won(battles)}`,
    cards,
    won,
    known: (list: string) => `bekannt: ${list}`,
    onTurn: 'am Zug',
    stunned: 'betäubt: setzt einmal aus',
    barred: 'darf nicht auffüllen',
    training: (number: number) => `Training: ${points(number)}`,
    points,
    saved: 'vor der Bombe gerettet',
    none: 'Keine Soldaten',
    rob: (name: string) => `Funkspruch: zieh zwei Karten von ${name}`,
  },

  soldier: {
    label: (soldier: Name, owner: string | null, weapon: Kind | null) =>
      whose(owner, soldierName(soldier)) + (weapon ? `, Spezialwaffe ${nameOf(weapon)}` : ''),
    away: 'im Kampf',
    aimed: 'ein Scharfschütze zielt auf diesen Soldaten',
    choose: 'wählen',
    chosen: 'gewählt',
  },

  duel: {
    title: 'Kampf',
    lays: 'Die gespielten Karten, der Reihe nach',
    lay: (name: string | null, what: string, power: boolean) =>
      `${name ?? 'Du'}: ${what}${power ? ', eine Spezialwaffe' : ''}`,
    power: 'Spezialwaffe',
    attacks: 'greift an',
    defends: 'verteidigt',
    answers: 'Mögliche Antworten',
    nothing: 'Keine Karte hilft dagegen.',
    none: (kind: 'lose' | 'tie') =>
      kind === 'lose' ? 'Ohne Antwort ist der Kampf verloren.' : 'Ohne Antwort ist er unentschieden.',
    ready: 'kannst du spielen',
    boost: 'kannst du mit einer Waffe oder Stärkekarte aus deiner Hand spielen',
    short: 'hast du, aber nicht die Karte, die dazu nötig ist',
    lacking: 'hast du nicht',
    won: (name: string | null) => (name === null ? 'Du gewinnst den Kampf' : `${name} gewinnt den Kampf`),
    tied: 'Unentschieden',
    retreated: 'Der Kampf endet: Rückzug',
    voided: 'Der Kampf ist abgebrochen',
  },

  alarm: {
    shot: (by: string | null, at: string) =>
      by === null ? `Dein Scharfschütze zielt: ${at}` : `Scharfschütze von ${by}, Ziel: ${at}`,
    bomb: (by: string | null) => (by === null ? 'Du spielst die Bombe' : `${by} spielt die Bombe`),
    saved: (list: string) => `Gerettet: ${list}`,
  },

  piles: {
    draw: 'zu ziehen',
    discard: 'abgelegt',
    used: 'benutzt',
    removed: 'aus dem Spiel',
    soldiers: 'Soldaten',
    nothing: 'nichts',
    drawIt: 'Ziehen',
    takeIt: 'Nehmen',
    drawPile: (number: number) => `Zugstapel, ${cards(number)}`,
    drawFrom: (number: number) => `Zugstapel, ${cards(number)}. Ziehen.`,
    take: (name: string) => `${name} vom Ablagestapel nehmen`,
    discardPile: (name: string, number: number) =>
      number ? `Ablagestapel, ${cards(number)}, oben ${name}. Durchblättern.` : 'Ablagestapel, leer',
    look: (number: number) => `${number} abgelegt: den Stapel durchblättern`,
    soldierPile: (number: number) => `Soldatenstapel, ${soldiers(number)}. Die bekannten Soldaten ansehen.`,
    usedPile: (number: number) => `Benutzt, ${cards(number)}. Durchblättern.`,
    removedPile: (number: number) => `Aus dem Spiel, ${cards(number)}. Ansehen.`,
  },

  look: {
    close: 'Schließen',
    title: {
      discard: 'Ablagestapel, oberste zuerst',
      used: 'Benutzte Karten',
      removed: 'Aus dem Spiel',
      soldiers: 'Soldatenstapel',
    },
    empty: 'Hier liegen keine Karten.',
    unseen: 'Noch nicht gesehen, Reihenfolge unbekannt',
    known: 'Zurückgekommen, unter den anderen, nächster zuerst',
  },

  hand: {
    title: 'Deine Hand',
    size: cards,
    label: 'Deine Hand. Die Pfeiltasten gehen von Karte zu Karte, Leertaste wählt, Enter spielt.',
    card: (name: string, number: number) => (number > 1 ? `${name}, ${number} davon` : name),
    chosen: 'gewählt',
    alone: 'nicht zusammen mit den gewählten Karten',
    idle: 'jetzt nicht',
    sealed: 'deine versiegelte Antwort',
    power: (soldier: Name) => `Spezialwaffe von deinem Soldaten: ${soldierName(soldier)}`,
    empty: 'Du hast keine Karten.',
    choose: (list: string) => `Gewählt: ${list}.`,
    none: 'Keine Karte ist gewählt.',
  },

  ask: {
    draw: (left: number, top: string) => `Zieh ${cards(left)}: vom Stapel, oder nimm ${top}.`,
    drawUnseen: (left: number) => `Zieh ${cards(left)} vom Stapel.`,
    answer: (card: string, stake: Name | null) =>
      stake === null
        ? `${card}: Antworte, sonst ist der Kampf unentschieden.`
        : `${card}: Antworte, oder du verlierst: ${soldierName(stake)}.`,
    nothing: 'Du hast keine Karte, um zu reagieren.',
    nothingByKeys: 'Du hast keine Karte, um zu reagieren. Drück P, um zu passen.',
    lay: (what: string) => `${what} spielen?`,
    more: (list: string) => `Gewählt: ${list}. Wähl noch eine Karte.`,
    train: (number: number) =>
      `Mit ${number === 1 ? 'einem Punkt' : `${number} Punkten`} trainieren, oder die Karte ablegen?`,
    own: 'Mit welchem Soldaten willst du vorstoßen?',
    advance: (soldier: Name) => `${soldierName(soldier)} greift an: welchen Soldaten?`,
    snipe: 'Auf welchen Soldaten soll der Scharfschütze zielen?',
    redirect: 'Auf welchen Soldaten willst du den Angriff lenken?',
    radio: 'Aus wessen Hand willst du zwei Karten nehmen?',
    interfere: 'Mit welchem Soldaten willst du eingreifen?',
    discard: (name: string) => `${name} ablegen?`,
    only: (why: string, question: string) => `${why} ${question}`,
    bomb: 'Die Bombe spielen? Alle anderen verlieren einen Soldaten.',
    play: (name: string) => `${name} spielen?`,
    lose: 'Die Bombe nimmt dir einen Soldaten. Wähl aus, welchen.',
    pick: 'Du hast einen Soldaten verdient. Wähl einen aus.',
  },

  button: {
    pass: {
      PASS: 'Passen',
      NO_MIRROR: 'Kein Spiegel',
      NO_DUD: 'Kein Blindgänger',
    },
    noAnswer: (none: 'lose' | 'tie' | undefined) =>
      none === 'tie'
        ? 'Keine Antwort: unentschieden'
        : none === 'lose'
          ? 'Keine Antwort: verloren'
          : 'Keine Antwort',
    noAnswerSure: 'Du hast eine Antwort. Keine geben?',
    draw: 'Vom Stapel ziehen',
    take: (name: string) => `${name} nehmen`,
    lay: (what: string) => `${what} spielen`,
    train: (number: number) => `Trainieren: ${points(number)}`,
    discard: (name: string) => `${name} ablegen`,
    bomb: 'Die Bombe spielen',
    play: (name: string) => `${name} spielen`,
    target: (owner: string | null, soldier: Name) => whose(owner, soldierName(soldier)),
    own: (soldier: Name) => soldierName(soldier),
    rob: (name: string) => `Hand von ${name}`,
    lose: (soldier: Name) => `${soldierName(soldier)} hergeben`,
    another: 'Soldat wechseln',
  },

  sealed: {
    pass: { PASS: 'passen', NO_MIRROR: 'kein Spiegel', NO_DUD: 'kein Blindgänger' } as Record<string, string>,
    at: (card: string, soldier: Name) => `${card}, ${soldierName(soldier)}`,
  },

  score: {
    title: 'Wettkampf in Runden',
    round: (number: number) => `Runde ${number}`,
    points: 'Punkte',
    rounds: 'Runden',
    won: 'Kämpfe',
    aim: 'Sieben Punkte gewinnen den Wettkampf.',
  },

  end: {
    title: 'Endstand',
    wins: 'gewinnt',
    shares: 'teilt sich den Sieg',
    soldiers,
    battles: won,
    training: (number: number) => `Training ${number}`,
    points,
    hand: 'Hand',
    none: 'keine Karten',
  },

  facts: { cards: 'Karten', won: 'Siege', points: 'Punkte' },

  describe: {
    phase: {
      deal: 'Die Karten werden ausgeteilt.',
      over: 'Das Spiel ist zu Ende.',
    } as Record<string, string>,
    turn: (name: string) => `${name} ist am Zug.`,
    round: (number: number) => `Runde ${number}.`,
    hand: (list: string) => `Deine Hand: ${list || 'keine Karten'}.`,
    seat: (name: string, force: string, parts: string[]) => `${name}: ${[force, ...parts].join(', ')}.`,
    noSoldier: 'keine Soldaten',
    piles: (draw: number, discard: number, top: string, used: number, pile: number) =>
      `Zugstapel: ${cards(draw)}. Ablagestapel: ${discard ? `${cards(discard)}, oben ${top}` : 'leer'}. ` +
      `Benutzt: ${cards(used)}. Soldatenstapel: ${soldiers(pile)}.`,
    removed: (list: string) => `Aus dem Spiel: ${list}.`,
    combat: (attacker: string, defender: string) => `Kampf: ${attacker} gegen ${defender}.`,
    laid: (list: string) => `Bisher gespielt: ${list}.`,
    answerer: (name: string, demand: string, list: string) =>
      `${name} muss antworten. ${demand} ${list}`.trim(),
    answers: (list: string) => (list ? `Mögliche Antworten: ${list}.` : 'Keine Karte hilft dagegen.'),
    shot: (by: string, at: string) => `${by} zielt mit einem Scharfschützen auf ${at}.`,
    bomb: (by: string) => `${by} hat die Bombe gespielt.`,
    draws: (number: number) => `Noch ${cards(number)} zu ziehen.`,
  },

  keys: [
    { keys: ['←', '→'], text: 'von Karte zu Karte' },
    { keys: ['Leertaste'], text: 'eine Karte wählen oder zurücklegen' },
    { keys: ['Enter'], text: 'die gewählten Karten spielen' },
    { keys: ['1', '…', '9'], text: 'die erste, zweite ... Möglichkeit wählen' },
    { keys: ['Esc'], text: 'die gewählten Karten zurücklegen' },
    { keys: ['D'], text: 'vom Zugstapel ziehen' },
    { keys: ['O'], text: 'die oberste abgelegte Karte nehmen' },
    { keys: ['L'], text: 'den Ablagestapel durchblättern' },
    { keys: ['N'], text: 'keine Antwort geben' },
    { keys: ['H'], text: 'zur Hand' },
    { keys: ['?'], text: 'das erklären' },
  ],
};
