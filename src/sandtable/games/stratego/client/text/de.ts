/* Every word of this game's client, in German. What the rules say comes from the server, in English. */
import type { Translated } from '$web/text/words';
import type { Rank } from '../made/shown';
import { armyOf, rankOf, type Sign } from '../types';
import type { text as english } from './en';

export const text: Translated<typeof english> = {
  pitch: {
    duel: 'Zwei verdeckte Armeen mit je 20 Figuren. Finde die feindliche Fahne, bevor deine gefunden wird.',
    campaign: 'Zwei Armeen pro Seite, die zweite in Reserve. Schlag alle feindlichen Fahnen auf dem Brett.',
    alliance: 'Zwei gegen zwei. Vereint eure Fahnen, oder schlagt beide feindlichen.',
    small: '8 Figuren pro Seite auf 6 mal 6 Feldern. Finde die feindliche Fahne, bevor deine gefunden wird.',
    quick:
      'Das schnelle Spiel für zwei Teams: je 13 Figuren, keine Reserve. Vereint eure Fahnen, oder schlagt beide feindlichen.',
  },

  ranks: {
    '10': 'Marschall',
    '9': 'General',
    '8': 'Oberst',
    '7': 'Major',
    '6': 'Hauptmann',
    '5': 'Leutnant',
    '4': 'Sergeant',
    '3': 'Korporal',
    '2': 'Aufklärer',
    S: 'Spion',
    B: 'Bombe',
    C: 'Kanone',
    F: 'Fahne',
  } as Record<Rank, string>,

  short: {
    '10': 'Ma',
    '9': 'Ge',
    '8': 'Ob',
    '7': 'Mj',
    '6': 'Ha',
    '5': 'Le',
    '4': 'Se',
    '3': 'Ko',
    '2': 'Au',
    S: 'Sp',
    B: 'Bo',
    C: 'Ka',
    F: 'Fa',
  } as Record<Rank, string>,

  sets: { title: 'Figuren', insignia: 'Abzeichen', numbers: 'Zahlen', letters: 'Namen' },

  board: {
    label:
      'Brett. Mit den Pfeiltasten gehst du von Feld zu Feld, mit Enter nimmst du eine Figur auf und setzt sie ab.',
    setupLabel:
      'Deine Heimatzone. Mit den Pfeiltasten gehst du von Feld zu Feld, mit Enter nimmst du eine Figur auf und setzt sie ab.',
    space: (at: string, what: string, may: string) => (may ? `${at}, ${what}. ${may}` : `${at}, ${what}`),
    empty: 'leer',
    own: (rank: Rank) => `deine Figur: ${named(rank)}`,
    hidden: (owner: string) => `eine verdeckte Figur von ${owner}`,
    known: (owner: string, rank: Rank) => `von ${owner}: ${named(rank)}`,
    exposed: 'den anderen bekannt',
    second: 'zweite Armee',
    partner: 'dein Partner',
    notFlag: 'nicht die Fahne',
    moved: 'hat schon gezogen',
    unmoved: 'hat nie gezogen',
    noted: (what: string) => `deine Notiz: ${what}`,
    captive: 'gefangen',
    stockade: (owner: string) => `Palisade im Lager von ${owner}`,
    mayMove: (to: string[]) => `Darf nach ${to.join(', ')} ziehen.`,
    mayAttack: (to: string[]) => `Darf ${to.join(', ')} angreifen.`,
    mayFire: (to: string[]) => `Darf auf ${to.join(', ')} schießen.`,
    picked: 'Gewählt.',
    moveHere: (name: string) => `${name} darf hierher ziehen.`,
    attackHere: (name: string) => `${name} darf hier angreifen.`,
    fireHere: 'Deine Kanone darf auf diese Figur schießen.',
    stepHere: 'Dein Hauptmann darf hierher weiterziehen.',
    rescueHere: (name: string) => `${name} darf hierher zurückkommen.`,
    enterHere: (name: string) => `${name} darf hier ins Spiel kommen.`,
    stockadeHere: 'Hier kann die Fahne festgehalten werden.',
    flagHere: 'Hierhin kann die Fahne.',
    claimHere: 'Du darfst ansagen, dass hier die Fahne deines Partners steht.',
    claimed: (to: string, named: string[]) =>
      `Fahne nach ${to}. Drück noch einmal Enter, um sie zu ziehen, oder Enter auf ${named.join(' oder ')}, um dort die Fahne deines Partners anzusagen.`,
    marked: (name: string) => `${name} zeigt hierher.`,
    pickPlace: 'Wähle ein Feld, auf das du zeigen willst.',
    tookUp: (name: string, may: string) => `Gewählt: ${name}. ${may || 'Kann jetzt nicht ziehen.'}`,
    inHand: (name: string, to: string[]) => `Gewählt: ${name}. Darf auf ${to.join(', ')} ins Spiel kommen.`,
    laidDown: 'Abgesetzt.',
    whole: 'Ganzes Brett',
    closer: 'Vergrößern',
  },

  ask: {
    pick: 'Wähle eine Figur.',
    pickOrEnter: 'Wähle eine Figur, oder bring eine aus deiner Reserve ins Spiel.',
    enter: 'Keine deiner Figuren kann ziehen: Bring eine aus deiner Reserve ins Spiel.',
    enterWhere: (name: string) => `${name}: Wähle ein markiertes Feld deines Lagers.`,
    bonus: 'Du hast den Angriff gewonnen: Du darfst eine Figur aus deiner Reserve ins Spiel bringen.',
    stockade: 'Du hast eine Fahne geschlagen. In welche eurer zwei Palisaden soll sie?',
    ownFlag: 'Deine Fahne ist frei. Wähle für sie ein markiertes Feld deines Lagers.',
    partnersFlag: 'Die Fahne deines Partners ist frei. Wähle für sie ein markiertes Feld in seinem Lager.',
    claim: (to: string) => `Fahne nach ${to}. Steht die Fahne deines Partners daneben?`,
    picked: (name: string, at: string) => `${name} auf ${at}: wohin?`,
    never: (name: string) => `Diese Figur (${name}) zieht nie.`,
    neverFlag: 'Die Fahne zieht nie.',
    stuck: (name: string, at: string) => `${name} auf ${at} kann jetzt nicht ziehen.`,
    step: 'Dein Hauptmann hat gewonnen. Er darf ein Feld weiterziehen oder stehen bleiben.',
    rescue: 'Du hast die hinterste Reihe des Gegners erreicht. Welche geschlagene Figur willst du zurück?',
    rescueWhere: (name: string) => `${name} kommt zurück: Wähle ein markiertes Feld deiner Hälfte.`,
    setup: 'Stell deine Armee auf.',
    setupHand: (name: string) => `${name}: Wähle ein Feld deiner Heimatzone.`,
    outside: 'Deine Figuren beginnen in deiner Heimatzone, den markierten Reihen.',
    hidden: (name: string) => `${name} stellt hinter dem Sichtschirm auf.`,
    nobody: 'Hinter diesem Sichtschirm sitzt noch niemand.',
    behind: (name: string) => `${name} ist bereit.`,
    layingOut: 'Stellt hinter dem Sichtschirm auf',
    ready: 'Bereit',
  },

  plan: {
    where: (name: string, at: string) => `${name} auf ${at}: wohin in deinem nächsten Zug?`,
    move: (name: string, from: string, to: string) => `${name} von ${from} nach ${to}`,
    attack: (name: string, from: string, to: string) => `${name} von ${from} greift ${to} an`,
    fromHere: 'Hier beginnt dein geplanter Zug.',
    toHere: 'Hier endet dein geplanter Zug.',
    withdrawn: 'Geplanten Zug verworfen.',
  },

  button: {
    ready: 'Bereit',
    stop: 'Hier bleiben',
    decline: 'Niemanden befreien',
    noEntry: 'Jetzt keine Figur',
    stockade: (at: string) => `In ${at} festhalten`,
    move: (to: string) => `Nach ${to} ziehen`,
    claim: (named: string) => `Fahne auf ${named} ansagen`,
    back: 'Zurück',
    resign: 'Aufgeben',
    resignSure: 'Aufgeben? Die andere Seite gewinnt.',
  },

  hint: (piece: string, from: string, to: string) => `${piece} von ${from} nach ${to}`,

  setup: {
    tray: 'Figuren zum Aufstellen',
    chip: (name: string, left: number) => `${name}, noch ${left} aufzustellen`,
    random: 'Zufällig',
    randomTitle: 'Eine gute Aufstellung, zufällig gewählt',
    mirror: 'Spiegeln',
    mirrorTitle: 'Links und rechts vertauschen',
    clear: 'Leeren',
    clearTitle: 'Alle Figuren vom Brett nehmen',
    choose: 'Aufstellungen',
    chooseTitle: 'Fertige Aufstellungen und deine eigenen',
    ready: 'Fertige',
    own: 'Deine eigenen',
    keep: 'Speichern …',
    keepTitle: 'Diese Aufstellung unter einem Namen speichern',
    name: 'Name der Aufstellung',
    save: 'Speichern',
    cancel: 'Abbrechen',
    remove: (name: string) => `${name} löschen`,
    removeTitle: 'Diese Aufstellung löschen; deine Figuren bleiben, wo sie sind',
    last: 'Zuletzt benutzt',
    readyTitle: 'Mit dieser Aufstellung beginnen; ändern kannst du sie dann nicht mehr',
    allPlaced: 'Alle Figuren stehen.',
    missing: (count: number) => (count === 1 ? 'Eine Figur fehlt.' : `${count} Figuren fehlen.`),
    must: (name: string) => `Auf dem Brett fehlt noch: ${name}.`,
    reserve: 'Diese bleiben in Reserve und können später ins Spiel kommen.',
    second: 'Deine zweite Armee wartet in der Reserve.',
    takeBack: (name: string) => `${name} zurück in die Ablage`,
    trayEmpty: 'Verschieb eine Figur, oder tippe zwei an, um sie zu tauschen.',
    screen: 'hinter dem Sichtschirm',
  },

  reserve: {
    title: (count: number) => `Reserve, ${count}`,
    chip: (name: string, count: number) => `${name}, ${count} in Reserve`,
    corner: (name: string, count: number) => `${name}, ${count} in Reserve`,
  },

  captured: {
    by: (name: string) => `Geschlagen von ${name}`,
    none: 'noch nichts',
    nobody: 'Noch ist keine Figur geschlagen.',
    out: 'Übrige feindliche Figuren',
    outOfAll: 'Übrige Figuren',
    outOf: (name: string) => `${name} hat noch`,
    second: (name: string) => `${name}, zweite Armee`,
    chip: (name: string, count: number) => (count === 1 ? name : `${count} × ${name}`),
  },

  facts: { pieces: 'Figuren', reserve: 'Reserve', rescues: 'Befreit', captive: 'Fahne gefangen in' },

  describe: {
    phase: {
      setup: 'Die Armeen werden aufgestellt.',
      play: 'Das Spiel läuft.',
      step: 'Ein Hauptmann darf ein Feld weiterziehen.',
      rescue: 'Eine Figur kann befreit werden.',
      bonus: 'Eine Figur darf aus der Reserve kommen.',
      stockade: 'Eine geschlagene Fahne kommt in eine Palisade.',
      flag: 'Eine befreite Fahne kommt zurück in ihr Lager.',
      over: 'Das Spiel ist zu Ende.',
    } as Record<string, string>,
    side: (name: string, count: number, list: string) => `${name}, ${count} Figuren: ${list}.`,
    piece: (what: string, at: string) => `${what} ${at}`,
    hidden: (spaces: string) => `verdeckt ${spaces}`,
    nothing: 'keine',
    reserve: (name: string, count: number) => `${name} hat ${count} in Reserve.`,
    captive: (owner: string, at: string) => `Die Fahne von ${owner} wird in ${at} festgehalten.`,
    last: (from: string, to: string) => `Letzter Zug: ${from} nach ${to}.`,
  },

  keys: [
    { keys: ['←', '↑', '→', '↓'], text: 'von Feld zu Feld gehen' },
    { keys: ['Enter', 'Leertaste'], text: 'eine Figur aufnehmen, absetzen, angreifen' },
    { keys: ['Esc'], text: 'die gewählte Figur zurücklegen' },
    { keys: ['Enter', 'Esc'], text: 'während andere am Zug sind: ebenso einen Zug planen oder verwerfen' },
    { keys: ['1 … 9', 'S', 'B', 'C', 'F'], text: 'diese Figur aus der Ablage oder der Reserve nehmen' },
    { keys: ['?'], text: 'zeigen, was hier steht und was es kann' },
    {
      keys: ['N'],
      text: 'eigene Notiz zu einer feindlichen Figur: Drück einen Rang, oder Entf zum Löschen',
    },
    { keys: ['Entf'], text: 'beim Aufstellen: die Figur zurück in die Ablage legen' },
    { keys: ['Bild ↑', 'Bild ↓'], text: 'zur nächsten Figur gehen, die etwas tun kann' },
  ],
};

export function named(rank: Rank): string {
  return /^\d/.test(rank) ? `${nameOf(rank)}, ${rank}` : nameOf(rank);
}

export const nameOf = (rank: Rank): string => text.ranks[rank] ?? rank;

export const nameOfSign = (sign: Sign): string =>
  armyOf(sign) === 2 ? `${nameOf(rankOf(sign))}, ${text.board.second}` : nameOf(rankOf(sign));
