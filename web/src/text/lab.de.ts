/* Was im Labor gesagt wird, auf Deutsch. */
import type { lab as english } from './lab.en';
import type { Translated } from './words';

const many = (count: number) => count.toLocaleString('de-DE');

export const lab: Translated<typeof english> = {
  title: 'Das Labor',
  about:
    'Stell eine Frage zu einem Spiel und lass den Computer sie ausspielen: wer gewinnt, wie lange es dauert, was eine andere Regel ändern würde.',
  loading: 'Das Labor wird geöffnet.',
  toLobby: 'Zur Auswahl',
  toLab: 'Alle Studien',

  form: {
    heading: 'Eine neue Studie',
    question: 'Die Frage',
    questionHint: 'In deinen Worten, für den Bericht',
    game: 'Spiel',
    seats: 'Spieler am Tisch',
    who: 'Wer spielt',
    player: (number: number) => `Spieler ${number}`,
    random: 'Zufall',
    add: 'Noch ein Spieler',
    remove: (player: string) => `${player} entfernen`,
    rotate: 'Von Partie zu Partie wechseln die Spieler die Plätze.',
    fills: 'Der letzte nimmt alle übrigen Plätze. Von Partie zu Partie wechseln die Spieler die Plätze.',
    rules: 'Regeln im Vergleich',
    rulesHint: 'Kreuze an, was du vergleichen willst. Jede Kombination ist eine Zelle mit eigenen Partien.',
    addRule: 'Regel hinzufügen',
    dropRule: (rule: string) => `Diese Regel entfernen: ${rule}`,
    usual: 'üblich',
    numbers: (min: number, max: number) => `Zahlen von ${min} bis ${max}, durch Kommas getrennt`,
    games: 'Partien je Zelle',
    gamesAtMost: 'Partien je Zelle, höchstens',
    more: 'Mehr',
    until: 'Aufhören, sobald die Siegquote des ersten Spielers so genau bekannt ist (Prozent)',
    untilHint: (below: number) => `Weniger als ${below}; leer lassen, um alle Partien zu spielen`,
    meet: 'Turnier: Jedes Paar von Spielern ist eine Zelle',
    meets: 'Jedes Paar spielt und sitzt abwechselnd um den Tisch.',
    restrict: 'Was der erste Spieler nicht benutzen darf',
    restrictHint: 'Jeder angekreuzte Teil ist eine eigene Zelle neben einer, in der alles erlaubt ist.',
    pair: 'Für jede Sitzordnung dasselbe Blatt: Weniger Partien sagen ebenso viel',
    measures: 'Was gemessen werden soll',
    seed: 'Startzahl: Gleiche Zahl, gleiche Partien',
    all: (cells: number, games: number, atMost: boolean) =>
      `${cells === 1 ? '' : `${many(cells)} Zellen, `}${atMost ? 'höchstens ' : ''}${many(games)} Partien im Ganzen.`,
    run: 'Starten',
    checking: 'Die Studie wird geprüft.',
  },

  measures: {
    wins: 'Wer gewinnt, von welchem Platz, und wie Partien enden',
    length: 'Wie lang Partien sind',
    branching: 'Wie viele Möglichkeiten es gibt',
    course: 'Wie oft die Führung wechselt, wie früh eine Partie entschieden ist',
    parts: 'Was wie oft benutzt wird und wie es mit dem Gewinnen zusammenhängt',
    prices: 'Ob die Preise dem Wert entsprechen',
    counts: 'Was das Spiel sonst zählt: Angriffe, Schlagen und Ähnliches',
    ladder: 'Wie weit die Spieler auseinanderliegen: Können gegen Glück (in Turnieren)',
    strategies: 'Welche Armeen, Aufstellungen oder anderen Wahlen sich lohnen, und in welcher Mischung',
    clauses: 'Wie oft jede Regel vorkommt',
  },

  states: {
    starting: 'Macht sich bereit',
    compiling: 'Die Regeln werden für mehr Tempo übersetzt',
    playing: 'Läuft',
    stopping: 'Hält an: Der Bericht über die bisherigen Partien entsteht',
    stopped: 'Angehalten',
    done: 'Fertig',
    failed: 'Fehlgeschlagen',
  },

  study: {
    played: (played: number, total: number) => `${many(played)} von ${many(total)} Partien`,
    pace: (perSecond: number) => `${many(Math.round(perSecond))} Partien in der Sekunde`,
    slow: (perSecond: number) => `${many(Math.round(perSecond * 60))} Partien in der Minute`,
    left: (seconds: number) => `noch ${lasting(seconds)}`,
    progress: 'Fortschritt',
    soon: 'Die ersten Ergebnisse kommen mit den ersten Partien.',
    stop: 'Anhalten',
    goOn: 'Weiter',
    remove: 'Diese Studie löschen',
    sure: 'Mit allen Partien löschen?',
    open: 'Bericht ansehen',
    report: 'Bericht (HTML)',
    file: 'Datei der Studie (YAML)',
    csv: (measure: string) => `${measure} als CSV`,
    take: 'Dateien',
    terminal: 'Im Terminal weitermachen',
    terminalHint: 'Die Studie ist eine gewöhnliche Datei. Mit Python geht sie so weiter:',
    between: (low: string, high: string) => `${low} bis ${high}`,
    figures: { what: 'Was', drawn: 'Gezeichnet', value: 'Wert und 95-%-Intervall' },
  },

  past: {
    heading: 'Studien auf diesem Server',
    none: 'Noch keine.',
  },
};

function lasting(seconds: number): string {
  if (seconds < 90) return `${Math.max(1, Math.round(seconds))} s`;
  if (seconds < 5400) return `${Math.round(seconds / 60)} min`;
  return `${Math.round(seconds / 3600)} h`;
}
