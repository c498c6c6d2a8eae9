/* What is said of a game looked back at, in German. */
import type { lookBack as english } from './review.en';
import type { Translated } from './words';

export const lookBack: Translated<typeof english> = {
  open: 'Rückblick',
  stages: {
    waiting: () =>
      'Andere Spiele sind zuerst dran. Der Server bewahrt das Ergebnis auf: Du kannst später wiederkommen.',
    elsewhere: () => 'Ein anderer Server wertet dieses Spiel aus.',
    compiling: (percent: number) =>
      `Der Server bereitet sich auf Auswertungen vor. Das tut er nur einmal: ${percent} %`,
    looking: (percent: number) => `Dein Spiel wird ausgewertet: ${percent} %`,
  },
  left: (seconds: number) =>
    seconds < 90 ? `(noch etwa ${Math.max(1, seconds)} s)` : `(noch etwa ${Math.round(seconds / 60)} min)`,
  cancel: 'Abbrechen',
  failed: 'Das Spiel ließ sich nicht auswerten.',
  quick: 'Nur ein kurzer Blick: Der Server ist noch nicht ganz bereit.',
  seat: 'Zeigen für',
  relieved: (computer: string, move: number, name: string) =>
    `Bis Zug ${move} hat ${computer} für ${name} gespielt.`,
  knew: 'aus Sicht des Spielers',
  whole: 'wie es wirklich war',
  won: 'gewonnen',
  even: 'gleich',
  lost: 'verloren',
  curve: 'Der Verlauf des Spiels',
  point: (at: number, knew: string, whole: string) =>
    `Stelle ${at}: aus Sicht des Spielers ${knew}, in Wirklichkeit ${whole}`,
  asTable: 'Der Verlauf als Tabelle',
  position: 'Stelle',
  found: 'Herausgefunden',
  secrets: (known: number, of: number, title: string) => `${title}: bis hierher ${known} von ${of}`,
  turned: 'Wendepunkte',
  never: 'Es gab keinen Wendepunkt.',
  goTo: (at: number) => `Zur Stelle ${at}`,
  standings: {
    lost: 'verloren',
    far_behind: 'weit zurück',
    behind: 'im Rückstand',
    even: 'ausgeglichen',
    ahead: 'im Vorteil',
    far_ahead: 'weit vorn',
    won: 'gewonnen',
  },
  was: (who: string | null, before: string, after: string, thought: string | null, fault: string) => {
    const looked = thought === null ? '' : ` (sah nach „${thought}“ aus)`;
    const stood = `${before}${looked}${before === after ? '' : `, dann ${after}`}.`;
    const said = who === null ? stood.charAt(0).toUpperCase() + stood.slice(1) : `${who}: ${stood}`;
    return fault === '' ? said : `${said} ${fault}`;
  },
  faults: {
    none: () => '',
    unknowable: () => 'Das war nicht vorherzusehen.',
    knowable: (text: string, better: string, who: string | null) =>
      `„${better}“ war besser als „${text}“, und ${who === null ? 'du hättest' : `${who} hätte`} es wissen können.`,
    chance: () => 'Die Wahl war gut; das Glück hat entschieden.',
  },
  accuracy: 'Wie gut gespielt wurde',
  accuracyMeans:
    'Jede Wahl wird mit ihren Alternativen verglichen, nach dem, was der Spieler da wissen konnte. Was niemand wissen konnte, zählt nicht.',
  percent: (percent: number | null, blurred: number) =>
    percent !== null ? `${percent} %` : blurred > 0 ? 'nicht zu unterscheiden' : 'zu wenige Entscheidungen',
  blurred: (blurred: number) =>
    blurred === 1 ? '1 weitere lag zu dicht an anderen.' : `${blurred} lagen zu dicht an anderen.`,
  best: (best: number, judged: number, of: number) =>
    `${best} von ${judged} bewerteten Entscheidungen waren die besten (${of} insgesamt)`,
  figures: 'Zahlen',
  titles: { decisions: 'Entscheidungen' } as Record<string, string>,
};
