/* What is said of a game looked back at, in German. */
import type { lookBack as english } from './review.en';
import type { Translated } from './words';

export const lookBack: Translated<typeof english> = {
  open: 'Rückblick',
  making: (percent: number) => `Dein Spiel wird angesehen: ${percent} %.`,
  failed: 'Das Spiel ließ sich nicht ansehen.',
  quick: 'Nur ein schneller Blick: Der Server macht sich noch bereit.',
  seat: 'Wie es stand für',
  knew: 'wie es der Spieler sehen konnte',
  whole: 'wie es wirklich stand',
  won: 'gewonnen',
  even: 'gleich',
  lost: 'verloren',
  curve: 'Der Verlauf des Spiels',
  point: (at: number, knew: string, whole: string) =>
    `Stelle ${at}: wie es der Spieler sehen konnte ${knew}, wie es wirklich stand ${whole}`,
  asTable: 'Der Verlauf als Tabelle',
  position: 'Stelle',
  found: 'Herausgefunden',
  secrets: (known: number, of: number, title: string) => `${title}: hier ${known} von ${of}.`,
  turned: 'Wo es sich gewendet hat, für alle',
  never: 'Es hat sich nie gewendet.',
  goTo: (at: number) => `Zur Stelle ${at}`,
  standings: {
    lost: 'verloren',
    far_behind: 'weit zurück',
    behind: 'zurück',
    even: 'etwa gleich',
    ahead: 'vorn',
    far_ahead: 'weit vorn',
    won: 'gewonnen',
  },
  was: (who: string | null, before: string, after: string, thought: string | null, fault: string) => {
    const looked = thought === null ? '' : ` (von dort aus sah es so aus: ${thought})`;
    const stood = before === after ? before : `erst ${before}${looked}, dann ${after}`;
    return `${who ?? 'Du'}: ${stood}${before === after ? looked : ''}${fault}.`;
  },
  faults: {
    none: () => '',
    unknowable: () => ', und das war nicht zu sehen',
    knowable: (text: string, better: string) =>
      `, und das war zu sehen: „${better}“ versprach mehr als „${text}“`,
    chance: () => ', trotz guter Wahl: Der Zufall hat entschieden',
  },
  accuracy: 'Wie gut gewählt wurde',
  accuracyMeans:
    'Eine Wahl wird mit anderen verglichen, die offenstanden, nach dem, was der Platz damals wissen konnte. Was niemand wissen konnte, wird niemandem vorgeworfen.',
  percent: (percent: number | null, blurred: number) =>
    percent !== null ? `${percent} %` : blurred > 0 ? 'nicht zu unterscheiden' : 'zu wenige Entscheidungen',
  blurred: (blurred: number) =>
    blurred === 1
      ? 'Eine weitere wurde ausprobiert und war von anderen nicht zu unterscheiden.'
      : `${blurred} wurden ausprobiert und waren von anderen nicht zu unterscheiden.`,
  best: (best: number, judged: number, of: number) =>
    `${best} von ${judged} beurteilten Entscheidungen waren nicht zu verbessern (von ${of} insgesamt)`,
  figures: 'Zahlen',
  titles: { decisions: 'Entscheidungen' } as Record<string, string>,
};
