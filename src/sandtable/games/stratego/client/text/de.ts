/* Every word of this game's client, in German. What the rules say comes from the server, in English. */
import type { Translated } from '$web/text/words';
import { armyOf, rankOf, type Rank, type Sign } from '../types';
import type { text as english } from './en';

export const text: Translated<typeof english> = {
  pitch: {
    duel: 'Zwei verborgene Armeen zu zwanzig. Finde die Fahne, bevor deine gefunden wird.',
    campaign: 'Zwei Armeen auf jeder Seite, die zweite in Reserve. Schlag beide Fahnen.',
    alliance: 'Zwei gegen zwei. Bring deine Fahne zu der deines Partners, oder schlagt beide der anderen.',
    small:
      'Acht Figuren auf jeder Seite, sechs mal sechs Felder. Finde die Fahne, bevor deine gefunden wird.',
    quick:
      'Das schnelle Spiel zwei gegen zwei: dreizehn Figuren für jeden, keine Reserve. Bringt die Fahnen zusammen, oder schlagt beide der anderen.',
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
    label: 'Brett. Die Pfeiltasten gehen von Feld zu Feld, Enter nimmt eine Figur auf und setzt sie ab.',
    setupLabel:
      'Deine Heimatzone. Die Pfeiltasten gehen von Feld zu Feld, Enter nimmt eine Figur auf und setzt sie ab.',
    space: (at: string, what: string, may: string) => (may ? `${at}, ${what}. ${may}` : `${at}, ${what}`),
    empty: 'leer',
    own: (rank: Rank) => `bei dir: ${named(rank)}`,
    hidden: (owner: string) => `eine verborgene Figur von ${owner}`,
    known: (owner: string, rank: Rank) => `bei ${owner}: ${named(rank)}`,
    exposed: 'den anderen bekannt',
    second: 'zweite Armee',
    partner: 'dein Partner',
    notFlag: 'nicht die Fahne',
    moved: 'hat sich bewegt',
    unmoved: 'hat sich nie bewegt',
    noted: (what: string) => `deine Notiz: ${what}`,
    captive: 'gefangen',
    stockade: (owner: string) => `Palisade im Lager von ${owner}`,
    mayMove: (to: string[]) => `Darf ziehen nach ${to.join(', ')}.`,
    mayAttack: (to: string[]) => `Darf angreifen: ${to.join(', ')}.`,
    mayFire: (to: string[]) => `Darf schießen auf ${to.join(', ')}.`,
    picked: 'Aufgenommen.',
    moveHere: (name: string) => `Hierher darf ziehen: ${name}.`,
    attackHere: (name: string) => `Hier darf angreifen: ${name}.`,
    fireHere: 'Deine Kanone darf darauf schießen.',
    stepHere: 'Dein Hauptmann darf ein Feld weiter, hierher.',
    rescueHere: (name: string) => `Hierher darf zurückkommen: ${name}.`,
    enterHere: (name: string) => `Hier darf ins Spiel kommen: ${name}.`,
    stockadeHere: 'Hier kann die Fahne festgehalten werden.',
    flagHere: 'Hierher kann die Fahne.',
    claimHere: 'Du darfst behaupten, dass sich hier die Fahnen vereinen.',
    claimed: (to: string, named: string[]) =>
      `Fahne nach ${to}. Noch einmal Enter zieht sie; Enter auf ${named.join(' oder ')} behauptet, dass sich die Fahnen dort vereinen.`,
    marked: (name: string) => `${name} zeigt darauf.`,
    pickPlace: 'Wähle eine Stelle, auf die du zeigen willst.',
    tookUp: (name: string, may: string) => `Aufgenommen: ${name}. ${may || 'Jetzt kein Zug möglich.'}`,
    inHand: (name: string, to: string[]) =>
      `In der Hand: ${name}. Darf ins Spiel kommen auf ${to.join(', ')}.`,
    laidDown: 'Abgesetzt.',
    whole: 'Ganzes Brett',
    closer: 'Näher',
  },

  ask: {
    pick: 'Wähle eine Figur.',
    pickOrEnter: 'Wähle eine Figur, oder bring eine aus der Reserve ins Spiel.',
    enter: 'Von dir kann nichts ziehen: Bring eine Figur aus der Reserve ins Spiel.',
    enterWhere: (name: string) => `${name} in der Hand: Wähle ein markiertes Feld deines Lagers.`,
    bonus:
      'Ein gewonnener Angriff bringt noch eine Figur ins Spiel, wenn du willst. Wähle eine aus der Reserve.',
    stockade: 'Du hast eine Fahne geschlagen. Welche eurer zwei Palisaden soll sie festhalten?',
    ownFlag: 'Deine Fahne ist frei. Wähle für sie ein markiertes Feld deines Lagers.',
    partnersFlag: 'Die Fahne deines Partners ist frei. Wähle für sie ein markiertes Feld jenes Lagers.',
    claim: (to: string) => `Fahne nach ${to}. Steht die Fahne deines Partners daneben?`,
    picked: (name: string, at: string) => `${name} auf ${at}: wohin?`,
    never: (name: string) => `${name}: zieht nie.`,
    neverFlag: 'Die Fahne zieht nie.',
    stuck: (name: string, at: string) => `${name} auf ${at} kann jetzt nirgendwohin.`,
    step: 'Dein Hauptmann hat gewonnen. Er darf ein Feld weiter, oder bleiben.',
    rescue:
      'Du hast die hinterste Reihe des Gegners erreicht. Eine deiner geschlagenen Figuren darf zurückkommen: welche?',
    rescueWhere: (name: string) => `${name} kommt zurück: Wähle ein markiertes Feld deiner Hälfte.`,
    setup: 'Stell deine Armee auf.',
    setupHand: (name: string) => `${name} in der Hand: Wähle ein Feld deiner Heimatzone.`,
    outside: 'Die Figuren beginnen in deiner Heimatzone, den markierten Reihen.',
    hidden: (name: string) => `${name} stellt hinter dem Schirm auf.`,
    nobody: 'Hinter dem Schirm sitzt noch niemand.',
    behind: (name: string) => `${name} wartet.`,
    layingOut: 'Stellt hinter dem Schirm auf',
    ready: 'Bereit',
  },

  plan: {
    where: (name: string, at: string) => `${name} auf ${at}: wohin, sobald du am Zug bist?`,
    move: (name: string, from: string, to: string) => `${name} von ${from} nach ${to}`,
    attack: (name: string, from: string, to: string) => `${name} von ${from} greift ${to} an`,
    fromHere: 'Hier beginnt dein geplanter Zug.',
    toHere: 'Hierher geht dein geplanter Zug.',
    withdrawn: 'Geplanten Zug verworfen.',
  },

  button: {
    ready: 'Bereit',
    stop: 'Hier bleiben',
    decline: 'Niemanden befreien',
    noEntry: 'Jetzt keine Figur',
    stockade: (at: string) => `In ${at} festhalten`,
    move: (to: string) => `Nach ${to} ziehen`,
    claim: (named: string) => `Ziehen und behaupten: Unsere Fahnen vereinen sich auf ${named}`,
    back: 'Zurück',
    resign: 'Aufgeben',
    resignSure: 'Aufgeben? Die andere Seite gewinnt.',
  },

  hint: (piece: string, from: string, to: string) => `${piece} von ${from} nach ${to}`,

  setup: {
    tray: 'Figuren zum Aufstellen',
    chip: (name: string, left: number) => `${name}, noch ${left} aufzustellen`,
    random: 'Eine andere',
    randomTitle: 'Eine gute Aufstellung, zufällig gewählt',
    mirror: 'Spiegeln',
    mirrorTitle: 'Links und rechts vertauschen',
    clear: 'Leeren',
    clearTitle: 'Alle Figuren vom Brett nehmen',
    choose: 'Aufstellungen',
    chooseTitle: 'Fertige Aufstellungen, und die du behalten hast',
    ready: 'Fertige',
    own: 'Deine eigenen',
    keep: 'Aufstellung behalten',
    keepTitle: 'Diese Aufstellung unter einem Namen behalten',
    name: 'Name der Aufstellung',
    save: 'Speichern',
    cancel: 'Abbrechen',
    remove: (name: string) => `${name} löschen`,
    removeTitle: 'Diese Aufstellung vergessen; deine Figuren bleiben, wo sie sind',
    last: 'Meine letzte',
    readyTitle: 'Deine Armee steht von jetzt an so',
    allPlaced: 'Alle Figuren stehen.',
    missing: (count: number) => (count === 1 ? 'Eine Figur fehlt.' : `${count} Figuren fehlen.`),
    must: (name: string) => `Dabei sein muss: ${name}.`,
    reserve: 'Diese bleiben in Reserve und können später ins Spiel kommen.',
    second: 'Deine zweite Armee wartet in der Reserve.',
    takeBack: (name: string) => `${name} zurück in die Ablage`,
    trayEmpty: 'Zieh eine, oder tippe zwei an, um sie zu tauschen.',
    screen: 'hinter dem Schirm',
  },

  reserve: {
    title: (count: number) => `Reserve, ${count}`,
    chip: (name: string, count: number) => `${name}, ${count} in Reserve`,
    corner: (name: string, count: number) => `${name}, ${count} in Reserve`,
  },

  captured: {
    by: (name: string) => `Geschlagen von ${name}`,
    none: 'noch nichts',
    nobody: 'Noch ist nichts geschlagen.',
    out: 'Was die anderen noch haben',
    outOf: (name: string) => `${name} hat noch`,
    second: (name: string) => `${name}, zweite Armee`,
    chip: (name: string, count: number) => (count === 1 ? name : `${count} × ${name}`),
  },

  facts: { pieces: 'Figuren', reserve: 'Reserve', rescues: 'Befreit', captive: 'Fahne gefangen in' },

  describe: {
    phase: {
      setup: 'Die Armeen werden aufgestellt.',
      play: 'Die Schlacht geht weiter.',
      step: 'Ein Hauptmann darf ein Feld weiter.',
      rescue: 'Eine Figur kann befreit werden.',
      bonus: 'Eine Figur darf aus der Reserve kommen.',
      stockade: 'Eine geschlagene Fahne kommt in eine Palisade.',
      flag: 'Eine befreite Fahne wird wieder aufgestellt.',
      over: 'Das Spiel ist zu Ende.',
    } as Record<string, string>,
    side: (name: string, count: number, list: string) => `${name}, ${count} Figuren: ${list}.`,
    piece: (what: string, at: string) => `${what} ${at}`,
    hidden: (spaces: string) => `verborgen ${spaces}`,
    nothing: 'keine',
    reserve: (name: string, count: number) => `${name} hat ${count} in Reserve.`,
    captive: (owner: string, at: string) => `Die Fahne von ${owner} wird in ${at} festgehalten.`,
    last: (from: string, to: string) => `Letzter Zug: ${from} nach ${to}.`,
  },

  keys: [
    { keys: ['←', '↑', '→', '↓'], text: 'von Feld zu Feld' },
    { keys: ['Enter', 'Leertaste'], text: 'eine Figur aufnehmen, absetzen, angreifen' },
    { keys: ['Esc'], text: 'die gewählte Figur loslassen' },
    { keys: ['Enter', 'Esc'], text: 'während andere spielen: ebenso einen Zug planen, ihn verwerfen' },
    { keys: ['1 … 9', 'S', 'B', 'C', 'F'], text: 'nimmt diese Figur aus der Ablage oder der Reserve' },
    { keys: ['?'], text: 'was hier steht und was es darf' },
    {
      keys: ['N'],
      text: 'eigene Notiz zu einer fremden Figur; ein Rang schreibt sie, Entf löscht sie',
    },
    { keys: ['Entf'], text: 'beim Aufstellen: zurück in die Ablage' },
    { keys: ['Bild ↑', 'Bild ↓'], text: 'zur nächsten Figur, die etwas darf' },
  ],
};

export function named(rank: Rank): string {
  return /^\d/.test(rank) ? `${nameOf(rank)}, ${rank}` : nameOf(rank);
}

export const nameOf = (rank: Rank): string => text.ranks[rank] ?? rank;

export const nameOfSign = (sign: Sign): string =>
  armyOf(sign) === 2 ? `${nameOf(rankOf(sign))}, ${text.board.second}` : nameOf(rankOf(sign));
