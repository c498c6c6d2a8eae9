/* Every word of this game's client, in German. What the rules say comes from the server, in English. */
import type { Kind } from '$web/cards/counts';
import type { Translated } from '$web/text/words';
import type { CardText, text as english } from './en';

const CARDS: Record<Kind, CardText> = {
  '1S': {
    name: '1er-Soldat',
    one: 'einen 1er-Soldaten',
    that: 'den 1er-Soldaten',
    many: '1er-Soldaten',
    short: ['1er-Soldat'],
    code: '1 S',
    does: ['zählt einen Soldaten'],
  },
  '2S': {
    name: '2er-Soldat',
    one: 'einen 2er-Soldaten',
    that: 'den 2er-Soldaten',
    many: '2er-Soldaten',
    short: ['2er-Soldat'],
    code: '2 S',
    does: ['zählt zwei Soldaten'],
  },
  '3S': {
    name: '3er-Soldat',
    one: 'einen 3er-Soldaten',
    that: 'den 3er-Soldaten',
    many: '3er-Soldaten',
    short: ['3er-Soldat'],
    code: '3 S',
    does: ['zählt drei Soldaten'],
  },
  ADV: {
    name: 'Berater',
    one: 'einen Berater',
    that: 'den Berater',
    many: 'Berater',
    short: ['Berater'],
    code: 'Ber',
    does: ['verdoppelt die Soldaten', 'auf deiner Hand'],
  },
  SC2: {
    name: '2er-Schriftrolle',
    one: 'eine 2er-Schriftrolle',
    that: 'die 2er-Schriftrolle',
    many: '2er-Schriftrollen',
    short: ['2er-Rolle'],
    code: 'Rol',
    does: ['der Nächste legt nur eine', 'ab, zieht zwei · 2 Soldaten'],
  },
  SC1: {
    name: '1er-Schriftrolle',
    one: 'eine 1er-Schriftrolle',
    that: 'die 1er-Schriftrolle',
    many: '1er-Schriftrollen',
    short: ['1er-Rolle'],
    code: 'Rol',
    does: ['der Nächste legt nur eine', 'ab, zieht eine · 1 Soldat'],
  },
  ET: {
    name: 'Leeres Gelände',
    one: 'ein Leeres Gelände',
    that: 'das Leere Gelände',
    many: 'Leere Gelände',
    short: ['Leeres', 'Gelände'],
    code: 'Gel',
    does: ['zählt keinen Soldaten'],
  },
  EA: {
    name: 'Feindangriff',
    one: 'einen Feindangriff',
    that: 'den Feindangriff',
    many: 'Feindangriffe',
    short: ['Feind-', 'angriff'],
    code: 'Fei',
    does: ['die wenigsten Soldaten', 'gewinnen'],
  },
};

export const cardText = (kind: Kind): CardText =>
  CARDS[kind] ?? { name: kind, one: kind, that: kind, many: kind, short: [kind], code: kind, does: [] };

const nameOf = (kind: Kind) => cardText(kind).name;

/** "einen 1er-Soldaten", "zwei 1er-Soldaten", "eine 2er-Schriftrolle und ein Leeres Gelände". */
export function laidText(cards: Kind[]): string {
  const [first = ''] = cards;
  if (cards.length === 1) return cardText(first).one;
  if (cards.every((kind) => kind === first)) return `${text.numbers[cards.length]} ${cardText(first).many}`;
  return listText(cards.map((kind) => cardText(kind).one));
}

export function listText(parts: string[]): string {
  return parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} und ${parts.at(-1)}`;
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
const cards = (count: number) => (count === 1 ? '1 Karte' : `${count} Karten`);
const soldiers = (count: number) => (count === 1 ? '1 Soldat' : `${count} Soldaten`);

export const text: Translated<typeof english> = {
  pitch: 'Bring alle deine Soldaten aus der Schlacht, oder hab die wenigsten übrig, wenn der Feind angreift.',
  you: 'Du',
  numbers: ['keine', 'eine', 'zwei', 'drei'],

  table: 'Tisch. P zieht vom Zugstapel, O nimmt die offene Karte, L blättert durch den offenen Stapel.',

  seat: {
    cards,
    label: (name: string, count: number) => `${name}, ${cards(count)}`,
    known: (list: string) => `bekannt: ${list}`,
    onTurn: 'am Zug',
    under: (scroll: Kind) => `von einer ${nameOf(scroll)} betroffen`,
    trigger: 'hat die Karte über dem Feindangriff gezogen',
  },

  piles: {
    nothing: 'nichts',
    left: 'zu ziehen',
    open: 'offen',
    aside: 'abgelegt',
    layHere: 'Hier ablegen',
    draw: 'Ziehen',
    takeIt: 'Nehmen',
    pickUp: 'Aufnehmen',
    sure: 'Sicher? Noch mal',
    drawPile: (count: number, last: boolean) =>
      last ? `Zugstapel, ${cards(count)}, oben der Feindangriff` : `Zugstapel, ${cards(count)}`,
    drawFrom: (what: string, last: boolean) =>
      last ? `${what}. Den Feindangriff aufnehmen.` : `${what}. Ziehen.`,
    take: (that: string) => `Vom offenen Stapel ${that} nehmen`,
    openPile: (name: string, count: number) =>
      `Offener Stapel, ${cards(count)}, oben ${name}. Durchblättern.`,
    look: (count: number) => `${count} offen: den Stapel durchblättern`,
    asideOf: (name: string, list: Kind[]) =>
      `${name} legt ${laidText(list)} ab, bis zum Ziehen neben den Stapel`,
  },

  look: {
    title: 'Offener Stapel, oben zuerst',
    close: 'Schließen',
  },

  ribbon: {
    last: 'Letzte Runde.',
    until: (name: string | null) =>
      name === null
        ? 'Sie endet mit deinem Zug. Jeder Spieler darf den Feindangriff aufnehmen.'
        : `Sie endet mit dem Zug von ${name}. Jeder Spieler darf den Feindangriff aufnehmen.`,
    streak: (count: number, limit: number) =>
      `Die offene Karte wurde ${count}-mal nacheinander genommen. Nach ${limit}-mal muss der Nächste vom Zugstapel ziehen.`,
    on: (kind: Kind, name: string | null) => `Für ${name ?? 'dich'} gilt eine ${nameOf(kind)}:`,
    effect: (kind: Kind) =>
      kind === 'SC2'
        ? 'nur eine Karte ablegen, dann zwei vom Zugstapel ziehen.'
        : 'nur eine Karte ablegen, dann eine vom Zugstapel ziehen.',
  },

  hand: {
    title: 'Deine Hand',
    label: 'Deine Hand. Die Pfeiltasten gehen von Karte zu Karte, die Leertaste wählt, Enter legt ab.',
    total: (total: number) => soldiers(total),
    sort: 'Sortieren',
    order: { kind: 'Sortiert nach Art', soldiers: 'Sortiert nach Soldaten' },
    sorted: (order: string) => `${order}. Reihenfolge ändern.`,
    card: (name: string, number: number, of: number) => (of > 1 ? `${name}, ${number} von ${of}` : name),
    chosen: 'gewählt',
    alone: 'nicht zusammen mit den gewählten Karten',
    empty: 'Du hast keine Karten.',
    choose: (list: string) => `Gewählt: ${list}.`,
    none: 'Nichts gewählt.',
  },

  ask: {
    chosen: (list: string) => `Willst du ${list} ablegen?`,
    top: 'Welche der drei roten Karten soll oben liegen?',
    only: (question: string) => `Nur gleiche Karten gehen zusammen. ${question}`,
    more: (list: string) => `Gewählt: ${list}. Nimm die dritte rote Karte dazu.`,
    draw: (that: string) => `Zieh vom Zugstapel, oder nimm ${that}.`,
    enemy: (that: string) =>
      `Nimm ${that}, oder nimm den Feindangriff auf: Mit den wenigsten Soldaten gewinnst du.`,
  },

  button: {
    discard: (cards: Kind[]) => `${capital(laidText(cards))} ablegen`,
    lay: (cards: Kind[]) =>
      cards.length === 1
        ? `${nameOf(cards[0]!)} ablegen`
        : `${capital(text.numbers[cards.length]!)} Karten ablegen`,
    layCount: (cards: Kind[]) =>
      cards.length === 1 ? 'Eine ablegen' : `${capital(text.numbers[cards.length]!)} ablegen`,
    top: (kind: Kind) => `${nameOf(kind)} nach oben`,
    draw: 'Vom Stapel ziehen',
    enemy: 'Feindangriff aufnehmen',
    enemySure: 'Aufnehmen? Das Spiel endet, und alle Hände werden verglichen.',
    take: (that: string) => `${capital(that)} nehmen`,
  },

  end: {
    title: 'Alle Hände',
    won: 'gewinnt',
    lost: 'verliert',
    none: 'keine Karten',
  },

  facts: { cards: 'Karten' },

  describe: {
    phase: {
      deal: 'Die Karten werden ausgeteilt.',
      discard: 'Ein Spieler muss ablegen.',
      draw: 'Ein Spieler muss ziehen.',
      over: 'Das Spiel ist zu Ende.',
    } as Record<string, string>,
    turn: (name: string) => `${name} ist am Zug.`,
    hand: (list: string, total: number) => `Deine Hand: ${list}, ${soldiers(total)}.`,
    seat: (name: string, count: number, known: string) =>
      known ? `${name}: ${cards(count)}, darunter ${known}.` : `${name}: ${cards(count)}.`,
    shown: (name: string, list: string, counted: string) =>
      `${name} hat ${list || 'keine Karten'}: ${counted}.`,
    piles: (draw: number, open: number, top: string) =>
      `Zugstapel: ${cards(draw)}. Offener Stapel: ${cards(open)}, oben ${top}.`,
    aside: (list: string) => `In diesem Zug abgelegt: ${list}.`,
    effect: (name: string, scroll: Kind) => `Für ${name} gilt eine ${nameOf(scroll)}.`,
    last: (name: string) => `Das ist die letzte Runde. Sie endet mit dem Zug von ${name}.`,
  },

  keys: [
    { keys: ['←', '→'], text: 'von Karte zu Karte gehen' },
    { keys: ['Leertaste'], text: 'eine Karte wählen oder zurücklegen' },
    { keys: ['Enter'], text: 'die gewählten Karten ablegen' },
    { keys: ['Esc'], text: 'die gewählten Karten zurücklegen' },
    { keys: ['P'], text: 'vom Zugstapel ziehen' },
    { keys: ['O'], text: 'die offene Karte nehmen' },
    { keys: ['L'], text: 'den offenen Stapel durchblättern' },
    { keys: ['S'], text: 'die Hand sortieren' },
    { keys: ['H'], text: 'zur Hand' },
    { keys: ['?'], text: 'diese Karte erklären' },
  ],
};

export function handText(cards: Record<Kind, number>): string {
  return Object.entries(cards)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => (count > 1 ? `${count} × ${nameOf(kind)}` : nameOf(kind)))
    .join(', ');
}
