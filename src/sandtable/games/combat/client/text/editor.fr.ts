/* The words of the army and map editor, in French. */
import type { Translated } from '$web/text/words';
import type { editor as english } from './editor.en';

export const editor: Translated<typeof english> = {
  title: 'Éditeur d’armées et de cartes',
  about:
    'Faites vos propres armées et cartes, gardez-les dans ce navigateur ou en fichiers, et jouez avec elles.',
  tabs: { army: 'Armée', map: 'Carte' },
  name: 'Nom',
  from: 'Partir de',
  builtIn: 'Tout prêts',
  saved: 'Enregistrés dans ce navigateur',
  keep: 'Enregistrer dans ce navigateur',
  kept: 'Enregistré dans ce navigateur.',
  noName: 'Donnez un nom pour enregistrer.',
  forNow:
    'Enregistré seulement jusqu’à ce que vous fermiez cette page, car ce navigateur ne garde rien. Enregistrez en fichier.',
  forget: 'Supprimer',
  open: 'Ouvrir un fichier',
  save: 'Enregistrer en fichier',
  play: { army: 'Jouer avec cette armée', map: 'Jouer sur cette carte' },
  points: 'Coût',
  fine: 'Prêt à jouer.',
  checking: 'On vérifie.',
  empty: 'Cette armée n’a pas encore d’unités.',
  not: {
    army: 'Ce fichier n’est pas une armée : il n’a pas de liste d’unités.',
    map: 'Ce fichier n’est pas une carte : il n’a pas de liste d’éléments.',
  },
  tools: 'Outils de dessin',
  tool: {
    hand: 'Déplacer la vue',
    bldg: 'Bâtiment',
    trees: 'Arbres',
    hole: 'Trou',
    erase: 'Effacer',
  },
  mirror: 'Refléter de l’autre côté',
  clear: 'Vider',
  undo: 'Annuler',
  undone: 'Annulé.',
  pieces: (count: number) =>
    count === 0 ? 'Sol découvert' : count === 1 ? 'Un élément' : `${count} éléments`,
  piece: (type: string, x0: number, y0: number, x1: number, y1: number) =>
    `${type} de ${x0},${y0} à ${x1},${y1}`,
  remove: (what: string) => `Effacer ${what}`,
  floor:
    'Le sol. Les flèches vont de case en case ; Entrée pose un coin, puis l’autre ; Suppr efface un élément.',
  corner: (x: number, y: number) => `Premier coin en ${x},${y}.`,
  drawn: (what: string) => `${what}, dessiné.`,
  gone: (what: string) => `${what}, effacé.`,
};
