/* Every word of this game's client, in German, besides its catalogue: words/de.ftl. */
import type { Kind } from '$web/cards/counts';
import type { Translated } from '$web/text/words';
import { cardText, laidText } from './cards';
import type { text as english } from './en';

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
    under: (scroll: Kind) => `von einer ${cardText(scroll).name} betroffen`,
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
    on: (kind: Kind, name: string | null) => `Für ${name ?? 'dich'} gilt eine ${cardText(kind).name}:`,
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
  },

  button: {
    discard: (cards: Kind[]) => `${capital(laidText(cards))} ablegen`,
    lay: (cards: Kind[]) =>
      cards.length === 1
        ? `${cardText(cards[0]!).name} ablegen`
        : `${capital(text.numbers[cards.length]!)} Karten ablegen`,
    layCount: (cards: Kind[]) =>
      cards.length === 1 ? 'Eine ablegen' : `${capital(text.numbers[cards.length]!)} ablegen`,
    top: (kind: Kind) => `${cardText(kind).name} nach oben`,
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
    effect: (name: string, scroll: Kind) => `Für ${name} gilt eine ${cardText(scroll).name}.`,
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
