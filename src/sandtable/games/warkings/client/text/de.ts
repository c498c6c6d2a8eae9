/* Every word of this game's client, in German. What the rules say comes from the server, in English. */
import type { Kind } from '$web/cards/counts';
import type { Translated } from '$web/text/words';
import type { CardText, text as english } from './en';

const CARDS: Record<Kind, CardText> = {
  '1S': { name: '1 Soldat', short: ['1 Soldat'], code: '1 S', does: ['ein Soldat am Ende'] },
  '2S': { name: '2 Soldaten', short: ['2 Soldaten'], code: '2 S', does: ['zwei Soldaten am Ende'] },
  '3S': { name: '3 Soldaten', short: ['3 Soldaten'], code: '3 S', does: ['drei Soldaten am Ende'] },
  ADV: {
    name: 'Berater',
    short: ['Berater'],
    code: 'Ber',
    does: ['die Summe der Soldaten', 'wird verdoppelt'],
  },
  SC2: {
    name: '2 Schriftrolle',
    short: ['2 Rolle'],
    code: 'Rol',
    does: ['der Nächste legt nur eine', 'ab, zieht zwei · 2 Soldaten'],
  },
  SC1: {
    name: '1 Schriftrolle',
    short: ['1 Rolle'],
    code: 'Rol',
    does: ['der Nächste legt nur eine', 'ab, zieht eine · 1 Soldat'],
  },
  ET: { name: 'Leeres Gelände', short: ['Leeres', 'Gelände'], code: 'Gel', does: ['kein Soldat'] },
  EA: {
    name: 'Feindangriff',
    short: ['Feind-', 'angriff'],
    code: 'Fei',
    does: ['die wenigsten Soldaten', 'gewinnen'],
  },
};

export const cardText = (kind: Kind): CardText =>
  CARDS[kind] ?? { name: kind, short: [kind], code: kind, does: [] };

const nameOf = (kind: Kind) => cardText(kind).name;

/** "1 Soldat", "zwei Karten 1 Soldat", "1 Schriftrolle, 2 Schriftrolle und Leeres Gelände". */
export function laidText(cards: Kind[]): string {
  const [first = ''] = cards;
  if (cards.length === 1) return nameOf(first);
  if (cards.every((kind) => kind === first)) return `${text.numbers[cards.length]} Karten ${nameOf(first)}`;
  return listText(cards.map(nameOf));
}

export function listText(parts: string[]): string {
  return parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} und ${parts.at(-1)}`;
}

const cards = (count: number) => (count === 1 ? '1 Karte' : `${count} Karten`);
const soldiers = (count: number) => (count === 1 ? '1 Soldat' : `${count} Soldaten`);

export const text: Translated<typeof english> = {
  pitch:
    'Bring alle deine Soldaten aus der Schlacht, oder hab am wenigsten übrig, wenn der Feind angreift: je weniger, desto besser.',
  you: 'Du',
  numbers: ['keine', 'eine', 'zwei', 'drei'],

  table: 'Tisch. P zieht vom Zugstapel, O nimmt die offene Karte, L blättert durch den offenen Stapel.',

  seat: {
    cards,
    label: (name: string, count: number) => `${name}, ${cards(count)}`,
    known: (list: string) => `bekannt: ${list}`,
    onTurn: 'am Zug',
    under: (scroll: Kind) => `unter: ${nameOf(scroll)}`,
    trigger: 'zog die Karte über dem Feindangriff',
  },

  piles: {
    nothing: 'nichts',
    left: 'zu ziehen',
    open: 'offen',
    aside: 'eben gelegt',
    layHere: 'Hierher legen',
    draw: 'Ziehen',
    takeIt: 'Nehmen',
    pickUp: 'Aufnehmen',
    sure: 'Sicher? Noch mal',
    drawPile: (count: number, last: boolean) =>
      last ? `Zugstapel, ${cards(count)}, obenauf der Feindangriff` : `Zugstapel, ${cards(count)}`,
    drawFrom: (what: string, last: boolean) =>
      last ? `${what}. Den Feindangriff aufnehmen.` : `${what}. Ziehen.`,
    take: (name: string) => `${name} vom offenen Stapel nehmen`,
    openPile: (name: string, count: number) =>
      `Offener Stapel, ${cards(count)}, oben ${name}. Durchblättern.`,
    look: (count: number) => `${count} offen: den Stapel durchblättern`,
    asideOf: (name: string, list: Kind[]) =>
      `${name} legt ${laidText(list)}, beiseite, bis eine Karte gezogen ist`,
  },

  look: {
    title: 'Der offene Stapel, oberste Karte zuerst',
    close: 'Schließen',
  },

  ribbon: {
    last: 'Letzte Runde.',
    until: (name: string | null) =>
      name === null
        ? 'Sie endet mit deinem Zug. Den Feindangriff kann nehmen, wer will.'
        : `Sie endet mit dem Zug von ${name}. Den Feindangriff kann nehmen, wer will.`,
    streak: (count: number, limit: number) =>
      `Offen gezogen, nacheinander: ${count} von ${limit}. Danach ist der Zugstapel Pflicht.`,
    on: (kind: Kind, name: string | null) => `${nameOf(kind)} für ${name ?? 'dich'}:`,
    effect: (kind: Kind) =>
      kind === 'SC2'
        ? 'nur eine Karte ablegen, zwei vom Zugstapel ziehen.'
        : 'nur eine Karte ablegen, eine vom Zugstapel ziehen.',
  },

  hand: {
    title: 'Deine Hand',
    label: 'Deine Hand. Die Pfeiltasten gehen von Karte zu Karte, Leertaste wählt, Enter legt.',
    total: (total: number) => soldiers(total),
    sort: 'Sortieren',
    order: { kind: 'Sortiert nach Art', soldiers: 'Sortiert nach Soldaten' },
    sorted: (order: string) => `${order}. Reihenfolge ändern.`,
    card: (name: string, number: number, of: number) => (of > 1 ? `${name}, ${number} von ${of}` : name),
    chosen: 'gewählt',
    alone: 'nicht zusammen mit dem, was gewählt ist',
    empty: 'Keine Karte auf der Hand.',
    choose: (list: string) => `Gewählt: ${list}.`,
    none: 'Nichts gewählt.',
  },

  ask: {
    chosen: (list: string) => `${list}: legen?`,
    top: 'Das rote Trio: Welche Karte soll oben liegen?',
    only: (question: string) => `Nur Karten einer Art gehen zusammen. ${question}`,
    more: (list: string) => `${list}: wähl weiter.`,
    draw: (name: string) => `Zieh vom Zugstapel, oder nimm die offene Karte: ${name}.`,
    enemy: (name: string) =>
      `Nimm den Feindangriff auf, oder die offene Karte: ${name}. Mit den wenigsten Soldaten gewinnst du.`,
  },

  button: {
    lay: (cards: Kind[]) =>
      cards.length === 1 ? `Karte ${laidText(cards)} legen` : `${laidText(cards)} legen`,
    layCount: (cards: Kind[]) =>
      cards.length === 1 ? 'Eine Karte legen' : `${text.numbers[cards.length]} Karten legen`,
    top: (kind: Kind) => `${nameOf(kind)} nach oben`,
    draw: 'Vom Stapel ziehen',
    enemy: 'Den Feindangriff aufnehmen',
    enemySure: 'Aufnehmen? Alle Hände werden sofort verglichen.',
    take: (name: string) => `${name} nehmen`,
  },

  end: {
    title: 'Alle Hände',
    won: 'gewinnt',
    lost: 'verliert',
    none: 'keine Karte',
  },

  facts: { cards: 'Karten' },

  describe: {
    phase: {
      deal: 'Die Karten werden ausgeteilt.',
      discard: 'Eine Karte ist abzulegen.',
      draw: 'Eine Karte ist zu ziehen.',
      over: 'Das Spiel ist zu Ende.',
    } as Record<string, string>,
    turn: (name: string) => `${name} ist am Zug.`,
    hand: (list: string, total: number) => `Deine Hand: ${list}, ${soldiers(total)}.`,
    seat: (name: string, count: number, known: string) =>
      known ? `${name}: ${cards(count)}, darunter ${known}.` : `${name}: ${cards(count)}.`,
    shown: (name: string, list: string, counted: string) =>
      `${name} hat ${list || 'keine Karte'}: ${counted}.`,
    piles: (draw: number, open: number, top: string) =>
      `Zugstapel: ${cards(draw)}. Offener Stapel: ${cards(open)}, oben ${top}.`,
    aside: (list: string) => `Beiseite: ${list}.`,
    effect: (name: string, scroll: Kind) => `${name} steht unter: ${nameOf(scroll)}.`,
    last: (name: string) => `Die letzte Runde läuft. Sie endet mit dem Zug von ${name}.`,
  },

  keys: [
    { keys: ['←', '→'], text: 'von Karte zu Karte' },
    { keys: ['Leertaste'], text: 'eine Karte wählen, zurücklegen' },
    { keys: ['Enter'], text: 'das Gewählte legen' },
    { keys: ['Esc'], text: 'die gewählten Karten zurücklegen' },
    { keys: ['P'], text: 'vom Zugstapel ziehen' },
    { keys: ['O'], text: 'die offene Karte nehmen' },
    { keys: ['L'], text: 'den offenen Stapel durchblättern' },
    { keys: ['S'], text: 'die Hand sortieren' },
    { keys: ['H'], text: 'zur Hand' },
    { keys: ['?'], text: 'was diese Karte ist' },
  ],
};

export function handText(cards: Record<Kind, number>): string {
  return Object.entries(cards)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => (count > 1 ? `${count} × ${nameOf(kind)}` : nameOf(kind)))
    .join(', ');
}
