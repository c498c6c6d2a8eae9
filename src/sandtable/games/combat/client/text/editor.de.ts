/* The words of the army and map editor. */
import type { Translated } from '$web/text/words';
import type { editor as english } from './editor.en';

export const editor: Translated<typeof english> = {
  title: 'Werkstatt für Armeen und Karten',
  about:
    'Stell eine Armee zusammen, oder leg einen Boden aus. Behalt sie in diesem Browser oder als Dateien, und spiel mit ihnen.',
  tabs: { army: 'Armee', map: 'Karte' },
  name: 'Name',
  from: 'Beginnen mit',
  builtIn: 'Fertige',
  saved: 'In diesem Browser',
  keep: 'In diesem Browser behalten',
  kept: 'In diesem Browser behalten.',
  noName: 'Gib ihm einen Namen, um es zu behalten.',
  forNow:
    'Es bleibt, bis du diese Seite schließt: Länger behält dieser Browser nichts. Speichere es als Datei.',
  forget: 'Vergessen',
  open: 'Datei öffnen',
  save: 'Als Datei speichern',
  play: { army: 'Mit dieser Armee spielen', map: 'Auf dieser Karte spielen' },
  points: 'Punkte',
  fine: 'Der Server würde es spielen.',
  checking: 'Einen Moment.',
  empty: 'In dieser Armee ist noch niemand.',
  not: {
    army: 'In dieser Datei ist keine Armee: Sie hat keine Liste von Einheiten.',
    map: 'In dieser Datei ist keine Karte: Sie hat keine Liste von Teilen.',
  },
  tools: 'Was gezeichnet wird',
  tool: { hand: 'Boden verschieben', bldg: 'Gebäude', trees: 'Bäume', hole: 'Grube', erase: 'Wegnehmen' },
  mirror: 'Und dasselbe gegenüber',
  clear: 'Leeren',
  undo: 'Zurück',
  undone: 'Zurückgenommen.',
  pieces: (count: number) => (count === 0 ? 'Freies Gelände' : count === 1 ? 'Ein Teil' : `${count} Teile`),
  piece: (type: string, x0: number, y0: number, x1: number, y1: number) =>
    `${type} ${x0},${y0} bis ${x1},${y1}`,
  remove: (what: string) => `${what} wegnehmen`,
  floor:
    'Der Boden. Die Pfeiltasten gehen von Feld zu Feld; Enter setzt eine Ecke und dann die andere; Entf nimmt ein Teil weg.',
  corner: (x: number, y: number) => `Erste Ecke bei ${x},${y}.`,
  drawn: (what: string) => `${what} gezeichnet.`,
  gone: (what: string) => `${what} weggenommen.`,
};
