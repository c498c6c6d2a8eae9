/* Every word of this game's client, in German. What the rules say comes from the server, in English. */
import type { Cards, Kind } from '$web/cards/counts';
import type { Translated } from '$web/text/words';
import { listed } from '../cards';
import type { Name } from '../types';
import type { Named, text as english } from './en';

const CARDS: Record<Kind, string> = {
  Advance: 'Vorstoß',
  Attack: 'Angriff',
  Block: 'Abwehr',
  Retaliate: 'Vergeltung',
  Redirect: 'Umlenken',
  Stun: 'Betäuben',
  Retreat: 'Rückzug',
  T1: 'Training 1',
  T2: 'Training 2',
  T3: 'Training 3',
  Knife: 'Messer',
  Grenade: 'Granate',
  NinjaStars: 'Ninjasterne',
  SniperRifle: 'Präzisionsgewehr',
  Pistol: 'Pistole',
  SmokeBomb: 'Rauchbombe',
  Superhuman: 'Superkraft',
  Adrenaline: 'Adrenalin',
  Sniper: 'Scharfschütze',
  Interfere: 'Eingreifen',
  Radio: 'Funkspruch',
  Mirror: 'Spiegel',
  Bomb: 'Bombe',
  Dud: 'Blindgänger',
  SuperDud: 'Superblindgänger',
  Persuasion: 'Überreden',
};

const SOLDIERS: Record<Name, Named> = {
  Rifleman: { name: 'Schütze', short: 'Schütze' },
  Marine: { name: 'Marine', short: 'Marine' },
  Paratrooper: { name: 'Fallschirmjäger', short: 'Fallsch.' },
  Ranger: { name: 'Ranger', short: 'Ranger' },
  Commando: { name: 'Kommando', short: 'Komm.' },
  Frogman: { name: 'Froschmann', short: 'Frosch' },
  Grenadier: { name: 'Grenadier', short: 'Gren.' },
  Sapper: { name: 'Pionier', short: 'Pionier' },
  Officer: { name: 'Offizier', short: 'Offizier' },
  Pilot: { name: 'Pilot', short: 'Pilot' },
  MilitaryPolice: { name: 'Militärpolizist', short: 'MP' },
  Ninja: { name: 'Ninja', short: 'Ninja' },
  Marksman: { name: 'Meisterschütze', short: 'Meister' },
  Scout: { name: 'Späher', short: 'Späher' },
};

export const cardText = (kind: Kind): { name: string } => ({ name: CARDS[kind] ?? kind });

const TRAINS = 'vier Punkte bringen einen Soldaten';
const STRENGTHENS = 'verstärkt Angriff, Abwehr oder Vergeltung';

/** What a card does, in a line; all of it is told by holding the card. */
const DOES: Record<Kind, string> = {
  Advance: 'beginnt einen Kampf, mit einem Angriff',
  Attack: 'eröffnet den Kampf; gegen Abwehr und Vergeltung',
  Block: 'gegen Angriff und Vergeltung; dann hilft nur Angriff',
  Retaliate: 'gegen Angriff und Vergeltung; schlägt zurück',
  Redirect: 'lenkt den ersten Angriff auf einen anderen',
  Stun: 'unentschieden, und der andere setzt einmal aus',
  Retreat: 'der Kampf endet, niemand gewinnt',
  T1: TRAINS,
  T2: TRAINS,
  T3: TRAINS,
  Superhuman: STRENGTHENS,
  Adrenaline: STRENGTHENS,
  Sniper: 'jederzeit: trifft einen, der nicht kämpft',
  Interfere: 'dein Soldat tritt für den angegriffenen ein',
  Radio: 'vor deiner Antwort: zwei Karten eines anderen',
  Mirror: 'rettet deinen Soldaten vor einem Scharfschützen',
  Bomb: 'jederzeit: Alle anderen verlieren einen Soldaten',
  Dud: 'rettet dich vor einer Bombe',
  SuperDud: 'rettet alle vor einer Bombe',
  Persuasion: 'nur ablegen, außer als Waffenstillstand',
};

export function doesText(kind: Kind, powerOf: Name[]): string {
  return DOES[kind] ?? `verstärkt; Spezialwaffe: ${listText(powerOf.map(soldierName))}`;
}

export const soldierText = (soldier: Name): Named => SOLDIERS[soldier] ?? { name: soldier, short: soldier };

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
  pitch:
    'Führ deine Soldaten und kämpf Karte gegen Karte. Besitz vier Soldaten auf einmal, oder gewinn drei Kämpfe.',
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
    none: 'Kein Soldat',
    rob: (name: string) => `Funkspruch: zieh zwei Karten von ${name}`,
  },

  soldier: {
    label: (soldier: Name, owner: string | null, weapon: Kind | null) =>
      whose(owner, soldierName(soldier)) + (weapon ? `, Spezialwaffe ${nameOf(weapon)}` : ''),
    away: 'in der Mitte',
    aimed: 'ein Scharfschütze zielt auf diesen Soldaten',
    choose: 'wählen',
    chosen: 'gewählt',
  },

  duel: {
    title: 'Kampf',
    lays: 'Die gelegten Karten, der Reihe nach',
    lay: (name: string | null, what: string, power: boolean) =>
      `${name ?? 'Du'}: ${what}${power ? ', eine Spezialwaffe' : ''}`,
    power: 'Spezialwaffe',
    attacks: 'greift an',
    defends: 'verteidigt',
    answers: 'Was darauf antwortet',
    answer: 'Antworten:',
    nothing: 'Nichts antwortet darauf.',
    none: (kind: 'lose' | 'tie') =>
      kind === 'lose' ? 'Keine Antwort: Der Kampf ist verloren.' : 'Keine Antwort: unentschieden.',
    ready: 'kannst du spielen',
    boost: 'kannst du mit einer Waffe oder Stärkekarte aus deiner Hand spielen',
    short: 'hast du, aber nicht, was dazu nötig ist',
    lacking: 'hast du nicht',
    won: (name: string | null) => (name === null ? 'Du gewinnst den Kampf' : `${name} gewinnt den Kampf`),
    tied: 'Unentschieden',
    retreated: 'Rückzug',
    voided: 'Der Kampf gilt nicht',
  },

  alarm: {
    shot: (by: string | null, at: string) => `${by ?? 'Du'}: Scharfschütze, Ziel: ${at}`,
    bomb: (by: string | null) => (by === null ? 'Deine Bombe' : `Bombe von ${by}`),
    saved: (list: string) => `Gerettet: ${list}`,
  },

  piles: {
    draw: 'zu ziehen',
    discard: 'abgelegt',
    used: 'benutzt',
    removed: 'draußen',
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
    soldierPile: (number: number) => `Soldatenstapel, ${soldiers(number)}. Ansehen, was man von ihm weiß.`,
    usedPile: (number: number) => `Benutzt, ${cards(number)}. Durchblättern.`,
    removedPile: (number: number) => `Aus dem Spiel, ${cards(number)}. Ansehen.`,
  },

  look: {
    close: 'Schließen',
    title: {
      discard: 'Der Ablagestapel, oberste Karte zuerst',
      used: 'Benutzte Karten: Sie kehren mit dem nächsten Mischen zurück',
      removed: 'Aus dem Spiel',
      soldiers: 'Der Soldatenstapel',
    },
    empty: 'Hier liegt nichts.',
    unseen: 'Ungesehen, in unbekannter Reihenfolge',
    known: 'Zurückgekommen, unter den ungesehenen, nächster zuerst',
  },

  hand: {
    title: 'Deine Hand',
    size: cards,
    label: 'Deine Hand. Die Pfeiltasten gehen von Karte zu Karte, Leertaste wählt, Enter spielt.',
    card: (name: string, number: number) => (number > 1 ? `${name}, ${number} davon` : name),
    chosen: 'gewählt',
    alone: 'nicht zusammen mit dem, was gewählt ist',
    idle: 'jetzt nicht',
    sealed: 'deine versiegelte Antwort',
    power: (soldier: Name) => `Spezialwaffe von deinem Soldaten: ${soldierName(soldier)}`,
    empty: 'Keine Karte auf der Hand.',
    choose: (list: string) => `Gewählt: ${list}.`,
    none: 'Nichts gewählt.',
  },

  ask: {
    draw: (left: number, top: string) => `Zieh ${cards(left)}: vom Stapel, oder nimm ${top}.`,
    drawUnseen: (left: number) => `Zieh ${cards(left)} vom Stapel.`,
    answer: (card: string, stake: Name | null) =>
      stake === null
        ? `${card}: Antworte, sonst ist der Kampf unentschieden.`
        : `${card}: Antworte, oder du verlierst: ${soldierName(stake)}.`,
    nothing: 'Du hast nichts, was hier reagiert.',
    nothingByKeys: 'Du hast nichts, was hier reagiert. P passt.',
    lay: (what: string) => `${what}: legen?`,
    more: (list: string) => `${list}: wähl weiter.`,
    train: (number: number) =>
      `Mit ${number === 1 ? 'einem Punkt' : `${number} Punkten`} trainieren, oder die Karte ablegen?`,
    own: 'Vorstoß: mit welchem deiner Soldaten?',
    advance: (soldier: Name) => `${soldierName(soldier)} stößt vor: gegen wen?`,
    snipe: 'Scharfschütze: auf welchen Soldaten?',
    redirect: 'Umlenken: auf welchen Soldaten?',
    radio: 'Funkspruch: aus wessen Hand?',
    interfere: 'Eingreifen: mit welchem Soldaten?',
    discard: (name: string) => `${name} ablegen?`,
    only: (why: string, question: string) => `${why} ${question}`,
    bomb: 'Die Bombe: Alle anderen verlieren einen Soldaten.',
    play: (name: string) => `${name} spielen?`,
    lose: 'Die Bombe: Welcher Soldat ist verloren?',
    pick: 'Du hast einen Soldaten verdient. Welchen?',
  },

  button: {
    pass: {
      PASS: 'Passen',
      NO_RESPONSE: 'Keine Antwort',
      NO_MIRROR: 'Kein Spiegel',
      NO_DUD: 'Kein Blindgänger',
    } as Record<string, string>,
    noAnswer: (none: 'lose' | 'tie' | undefined) =>
      none === 'tie'
        ? 'Keine Antwort: unentschieden'
        : none === 'lose'
          ? 'Keine Antwort: verloren'
          : 'Keine Antwort',
    noAnswerSure: 'Nicht antworten? Du hast eine Antwort.',
    draw: 'Vom Stapel ziehen',
    take: (name: string) => `${name} nehmen`,
    lay: (what: string) => `${what} legen`,
    train: (number: number) => `Trainieren: ${points(number)}`,
    discard: (name: string) => `${name} ablegen`,
    bomb: 'Die Bombe werfen',
    play: (name: string) => `${name} spielen`,
    target: (owner: string | null, soldier: Name) => whose(owner, soldierName(soldier)),
    own: (soldier: Name) => soldierName(soldier),
    rob: (name: string) => `Hand von ${name}`,
    lose: (soldier: Name) => `${soldierName(soldier)} hergeben`,
    another: 'Ein anderer Soldat',
  },

  sealed: {
    pass: { PASS: 'du passt', NO_MIRROR: 'kein Spiegel', NO_DUD: 'kein Blindgänger' } as Record<
      string,
      string
    >,
    at: (card: string, soldier: Name) => `${card}, ${soldierName(soldier)}`,
    other: 'du hast geantwortet',
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
    title: 'Wie es steht',
    wins: 'gewinnt',
    shares: 'gewinnt mit',
    soldiers,
    battles: won,
    training: (number: number) => `Training ${number}`,
    points,
    hand: 'Hand',
    none: 'keine Karte',
  },

  facts: { cards: 'Karten', won: 'Siege', points: 'Punkte' },

  describe: {
    phase: {
      deal: 'Die Karten werden ausgeteilt.',
      over: 'Das Spiel ist zu Ende.',
    } as Record<string, string>,
    turn: (name: string) => `${name} ist am Zug.`,
    round: (number: number) => `Runde ${number}.`,
    hand: (list: string) => `Deine Hand: ${list || 'keine Karte'}.`,
    seat: (name: string, force: string, parts: string[]) => `${name}: ${[force, ...parts].join(', ')}.`,
    noSoldier: 'kein Soldat',
    piles: (draw: number, discard: number, top: string, used: number, pile: number) =>
      `Zugstapel: ${cards(draw)}. Ablagestapel: ${discard ? `${cards(discard)}, oben ${top}` : 'leer'}. ` +
      `Benutzt: ${cards(used)}. Soldatenstapel: ${soldiers(pile)}.`,
    removed: (list: string) => `Aus dem Spiel: ${list}.`,
    combat: (attacker: string, defender: string) => `Kampf: ${attacker} gegen ${defender}.`,
    laid: (list: string) => `Bisher gelegt: ${list}.`,
    answerer: (name: string, demand: string, list: string) =>
      `${name} muss antworten. ${demand} ${list}`.trim(),
    answers: (list: string) => (list ? `Antworten: ${list}.` : 'Nichts antwortet darauf.'),
    shot: (by: string, at: string) => `${by} zielt mit einem Scharfschützen auf ${at}.`,
    bomb: (by: string) => `${by} hat die Bombe geworfen.`,
    draws: (number: number) => `Noch ${cards(number)} zu ziehen.`,
  },

  keys: [
    { keys: ['←', '→'], text: 'von Karte zu Karte' },
    { keys: ['Leertaste'], text: 'eine Karte wählen, zurücklegen' },
    { keys: ['Enter'], text: 'das Gewählte spielen' },
    { keys: ['1', '…', '9'], text: 'die erste, zweite ... Möglichkeit der Liste' },
    { keys: ['Esc'], text: 'die gewählten Karten zurücklegen' },
    { keys: ['D'], text: 'vom Zugstapel ziehen' },
    { keys: ['O'], text: 'die oberste abgelegte Karte nehmen' },
    { keys: ['L'], text: 'den Ablagestapel durchblättern' },
    { keys: ['N'], text: 'keine Antwort geben' },
    { keys: ['H'], text: 'zur Hand' },
    { keys: ['?'], text: 'was das ist' },
  ],
};
