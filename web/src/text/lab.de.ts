/* Was im Labor gesagt wird, auf Deutsch. */
import type { lab as english } from './lab.en';
import type { Translated } from './words';

const many = (count: number) => count.toLocaleString('de-DE');

export const lab: Translated<typeof english> = {
  title: 'Das Labor',
  about:
    'Stell eine Frage an ein Spiel und lass den Computer sie ausspielen: wer gewinnt, wie lange es dauert, was eine andere Regel ändern würde.',
  loading: 'Das Labor wird geöffnet.',
  toLobby: 'Zur Auswahl',
  toLab: 'Alle Studien',

  form: {
    heading: 'Eine neue Studie',
    question: 'Die Frage',
    questionHint: 'In Worten, für den Bericht',
    game: 'Spiel',
    seats: 'Spieler am Tisch',
    who: 'Wer spielt',
    player: (number: number) => `Spieler ${number}`,
    random: 'Zufall',
    add: 'Noch ein Spieler',
    remove: (player: string) => `Ohne ${player}`,
    rotate: 'Von Partie zu Partie rücken sie einen Platz weiter.',
    fills: 'Der letzte nimmt alle übrigen Plätze. Von Partie zu Partie rücken sie einen Platz weiter.',
    rules: 'Regeln im Vergleich',
    rulesHint: 'Jeder angekreuzte Wert wird für sich gespielt; jede Kombination ist eine Zelle.',
    addRule: 'Eine Regel dazu',
    dropRule: (rule: string) => `Diese Regel nicht: ${rule}`,
    usual: 'üblich',
    numbers: (min: number, max: number) => `Zahlen von ${min} bis ${max}, durch Kommas getrennt`,
    games: 'Partien je Zelle',
    gamesAtMost: 'Partien je Zelle, höchstens',
    more: 'Mehr',
    until: 'Spielen, bis der Anteil der Siege des ersten Spielers so genau bekannt ist, in Prozent',
    untilHint: (below: number) => `Weniger als ${below}; leer: Alle Partien werden gespielt`,
    meet: 'Die Spieler treten gegeneinander an: Je zwei sind eine Zelle',
    meets: 'Je zwei treten gegeneinander an und sitzen abwechselnd um den Tisch.',
    restrict: 'Was der erste Spieler nicht benutzen darf',
    restrictHint: 'Jeder angekreuzte Teil ist eine eigene Zelle, neben einer, in der alles erlaubt ist.',
    pair: 'Alle Sitzordnungen spielen mit demselben Blatt: weniger Partien sagen so viel',
    measures: 'Was gemessen wird',
    seed: 'Startzahl: Die gleiche ergibt die gleichen Partien',
    all: (cells: number, games: number, atMost: boolean) =>
      `${cells === 1 ? '' : `${many(cells)} Zellen, `}${atMost ? 'höchstens ' : ''}${many(games)} Partien im Ganzen.`,
    run: 'Los',
    checking: 'Die Studie wird gelesen.',
  },

  measures: {
    wins: 'Wer gewinnt: welcher Spieler, von welchem Platz, und wie Partien enden',
    length: 'Wie lang Partien sind',
    branching: 'Wie viel es zu wählen gibt',
    course: 'Wie oft die Führung wechselt, wie früh eine Partie entschieden ist',
    parts: 'Was wie oft benutzt wird und wie es mit dem Gewinnen zusammenhängt',
    prices: 'Ob die Preise eines Spiels sagen, was etwas wert ist',
    counts: 'Was das Spiel sonst zählt: Angriffe, Schlagen und Ähnliches',
    ladder: 'Wie weit Spieler auseinanderliegen: Können gegen Glück (wenn Spieler gegeneinander antreten)',
    strategies: 'Welche Armeen, Aufstellungen oder anderen Wahlen sich lohnen, und in welcher Mischung',
    clauses: 'Wie oft jeder Absatz des Regelwerks vorkommt',
  },

  states: {
    starting: 'Macht sich bereit',
    compiling: 'Die Regeln werden übersetzt, damit es schnell geht',
    playing: 'Spielt',
    stopping: 'Hält an: Über das, was da ist, wird ein Bericht geschrieben',
    stopped: 'Angehalten',
    done: 'Fertig',
    failed: 'Das ließ sich nicht spielen',
  },

  study: {
    played: (played: number, total: number) => `${many(played)} von ${many(total)} Partien`,
    pace: (perSecond: number) => `${many(Math.round(perSecond))} Partien in der Sekunde`,
    slow: (perSecond: number) => `${many(Math.round(perSecond * 60))} Partien in der Minute`,
    left: (seconds: number) => `noch ${lasting(seconds)}`,
    progress: 'Wie weit sie ist',
    soon: 'Die ersten Ergebnisse kommen mit den ersten Partien.',
    stop: 'Anhalten',
    goOn: 'Weiter',
    remove: 'Diese Studie löschen',
    sure: 'Mit allen Partien löschen?',
    open: 'Bericht ansehen',
    report: 'Bericht (HTML)',
    file: 'Datei der Studie (YAML)',
    csv: (measure: string) => `${measure} als CSV`,
    take: 'Zum Mitnehmen',
    terminal: 'Im Terminal weitermachen',
    terminalHint: 'Die Studie ist eine gewöhnliche Datei. Wo Python zur Hand ist, macht das mit ihr weiter:',
    between: (low: string, high: string) => `${low} bis ${high}`,
    figures: { what: 'Was', drawn: 'Gezeichnet', value: 'Wert und 95-%-Intervall' },
  },

  past: {
    heading: 'Studien dieses Servers',
    none: 'Noch keine.',
  },
};

function lasting(seconds: number): string {
  if (seconds < 90) return `${Math.max(1, Math.round(seconds))} s`;
  if (seconds < 5400) return `${Math.round(seconds / 60)} min`;
  return `${Math.round(seconds / 3600)} h`;
}
