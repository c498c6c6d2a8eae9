/* What is said of a game looked back at, in French. */
import type { lookBack as english } from './review.en';
import type { Translated } from './words';

export const lookBack: Translated<typeof english> = {
  open: 'Analyser',
  stages: {
    waiting: () =>
      'D’autres parties passent avant. Le serveur garde le résultat : vous pouvez revenir le chercher.',
    elsewhere: () => 'Un autre serveur analyse cette partie.',
    looking: (percent: number) => `Analyse de votre partie : ${percent} %`,
  },
  left: (seconds: number) =>
    seconds < 90
      ? `(encore ${Math.max(1, seconds)} s environ)`
      : `(encore ${Math.round(seconds / 60)} min environ)`,
  cancel: 'Annuler',
  failed: 'L’analyse de cette partie a échoué.',
  quick: 'Seulement un coup d’œil : ce serveur est trop lent pour une analyse complète.',
  seat: 'Montrer pour',
  relieved: (computer: string, move: number, name: string) =>
    `Jusqu’au coup ${move}, ${computer} a joué pour ${name}.`,
  knew: 'comme le joueur le voyait',
  whole: 'comme c’était vraiment',
  won: 'gagné',
  even: 'égal',
  lost: 'perdu',
  curve: 'Le cours de la partie',
  point: (at: number, knew: string, whole: string) =>
    `Position ${at} : comme le joueur le voyait ${knew}, comme c’était vraiment ${whole}`,
  asTable: 'La courbe en tableau',
  position: 'Position',
  found: 'Découvert',
  secrets: (known: number, of: number, title: string) => `${title} : ${known} sur ${of} à ce moment`,
  turned: 'Tournants',
  never: 'Il n’y a pas eu de tournant.',
  goTo: (at: number) => `Aller à la position ${at}`,
  standings: {
    lost: 'perdu',
    far_behind: 'loin derrière',
    behind: 'derrière',
    even: 'égal',
    ahead: 'devant',
    far_ahead: 'loin devant',
    won: 'gagné',
  },
  was: (who: string | null, before: string, after: string, thought: string | null, fault: string) => {
    const looked = thought === null ? '' : ` (même si cela semblait ${thought})`;
    const stood = `${before}${looked}${before === after ? '' : `, puis ${after}`}.`;
    const said = who === null ? stood.charAt(0).toUpperCase() + stood.slice(1) : `${who} : ${stood}`;
    return fault === '' ? said : `${said} ${fault}`;
  },
  faults: {
    none: () => '',
    unknowable: () => 'On ne pouvait pas le prévoir.',
    knowable: (text: string, better: string, who: string | null) =>
      `« ${better} » valait mieux que « ${text} », et ${who === null ? 'vous pouviez' : `${who} pouvait`} le savoir.`,
    chance: () => 'Le choix était bon ; le hasard a décidé.',
  },
  accuracy: 'Qualité du jeu',
  accuracyMeans:
    'Chaque choix est comparé aux autres, d’après ce que le joueur pouvait savoir alors. Ce que personne ne pouvait savoir ne compte pas.',
  percent: (percent: number | null, blurred: number) =>
    percent !== null ? `${percent} %` : blurred > 0 ? 'trop serré pour le dire' : 'trop peu de choix',
  blurred: (blurred: number) =>
    blurred === 1 ? '1 autre était trop serré.' : `${blurred} étaient trop serrés.`,
  best: (best: number, judged: number, of: number) =>
    `${best} des ${judged} choix notés étaient les meilleurs (${of} en tout)`,
  figures: 'Chiffres',
  titles: { decisions: 'Décisions' } as Record<string, string>,
};
