/* The words of the army and map editor. */
import type { Translated } from '$web/text/words';
import type { editor as english } from './editor.en';

export const editor: Translated<typeof english> = {
  title: 'Werkstatt für Armeen und Karten',
  about:
    'Bau eigene Armeen und Karten, speichere sie in diesem Browser oder als Dateien, und spiel mit ihnen.',
  tabs: { army: 'Armee', map: 'Karte' },
  name: 'Name',
  from: 'Beginnen mit',
  builtIn: 'Fertige',
  saved: 'In diesem Browser',
  keep: 'In diesem Browser speichern',
  kept: 'In diesem Browser gespeichert.',
  noName: 'Gib einen Namen ein, um zu speichern.',
  forNow:
    'Nur gespeichert, bis du diese Seite schließt, weil dieser Browser nichts behält. Speichere es als Datei.',
  forget: 'Löschen',
  open: 'Datei öffnen',
  save: 'Als Datei speichern',
  play: { army: 'Mit dieser Armee spielen', map: 'Auf dieser Karte spielen' },
  points: 'Punkte',
  fine: 'Alles in Ordnung.',
  checking: 'Wird geprüft.',
  empty: 'Diese Armee hat noch keine Einheiten.',
  not: {
    army: 'Diese Datei ist keine Armee: Sie hat keine Liste von Einheiten.',
    map: 'Diese Datei ist keine Karte: Sie hat keine Liste von Teilen.',
  },
  tools: 'Zeichenwerkzeuge',
  tool: { hand: 'Ansicht verschieben', bldg: 'Gebäude', trees: 'Bäume', hole: 'Grube', erase: 'Löschen' },
  mirror: 'Gegenüber spiegeln',
  clear: 'Leeren',
  undo: 'Rückgängig',
  undone: 'Rückgängig gemacht.',
  pieces: (count: number) => (count === 0 ? 'Freies Gelände' : count === 1 ? 'Ein Teil' : `${count} Teile`),
  piece: (type: string, x0: number, y0: number, x1: number, y1: number) =>
    `${type} ${x0},${y0} bis ${x1},${y1}`,
  remove: (what: string) => `${what} löschen`,
  floor:
    'Der Boden. Die Pfeiltasten gehen von Feld zu Feld; Enter setzt eine Ecke und dann die andere; Entf löscht ein Teil.',
  corner: (x: number, y: number) => `Erste Ecke bei ${x},${y}.`,
  drawn: (what: string) => `${what} gezeichnet.`,
  gone: (what: string) => `${what} gelöscht.`,
};
