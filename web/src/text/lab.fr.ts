/* What is said in the lab, in French. What a study has found is said by the server, in English. */
import type { lab as english } from './lab.en';
import type { Translated } from './words';

const many = (count: number) => count.toLocaleString('fr-FR');

export const lab: Translated<typeof english> = {
  title: 'Le labo',
  about:
    'Posez une question sur un jeu et laissez l’ordinateur le jouer : qui gagne, combien durent les parties, ce que changerait une autre règle.',
  loading: 'On ouvre le labo.',
  toLobby: 'Accueil',
  toLab: 'Toutes les études',

  form: {
    heading: 'Une nouvelle étude',
    question: 'La question',
    questionHint: 'Avec vos mots, pour le rapport',
    game: 'Jeu',
    seats: 'Joueurs à la table',
    who: 'Qui joue',
    player: (number: number) => `Joueur ${number}`,
    random: 'Au hasard',
    add: 'Un autre joueur',
    remove: (player: string) => `Retirer ${player}`,
    rotate: 'Les joueurs changent de place de partie en partie.',
    fills: 'Le dernier prend toutes les places restantes. Les joueurs changent de place de partie en partie.',
    rules: 'Règles à comparer',
    rulesHint: 'Cochez les valeurs à comparer. Chaque combinaison est une case avec ses propres parties.',
    addRule: 'Ajouter une règle',
    dropRule: (rule: string) => `Retirer cette règle : ${rule}`,
    usual: 'habituel',
    numbers: (min: number, max: number) => `Nombres de ${min} à ${max}, séparés par des virgules`,
    games: 'Parties par case',
    gamesAtMost: 'Parties par case, au plus',
    more: 'Plus',
    until: 'S’arrêter quand le taux de victoire du premier joueur est connu à (pour cent) près',
    untilHint: (below: number) => `Moins de ${below} ; laissez vide pour jouer toutes les parties`,
    meet: 'Tournoi : chaque paire de joueurs est une case',
    meets: 'Chaque paire joue, et change de place.',
    restrict: 'Ce que le premier joueur ne peut pas utiliser',
    restrictHint: 'Chaque élément coché est une case à part, à côté d’une où tout est permis.',
    pair: 'La même donne pour chaque disposition : moins de parties en disent autant',
    measures: 'Que mesurer',
    seed: 'Graine : la même graine donne les mêmes parties',
    all: (cells: number, games: number, atMost: boolean) =>
      `${cells === 1 ? '' : `${many(cells)} cases, `}${many(games)} parties en tout${atMost ? ' au plus' : ''}.`,
    run: 'Lancer',
    checking: 'On vérifie l’étude.',
  },

  measures: {
    wins: 'Qui gagne, de quelle place, et comment finissent les parties',
    length: 'La longueur des parties',
    branching: 'Combien il y a de choix',
    course: 'Combien de fois l’avantage change, et quand les parties se décident',
    parts: 'Ce qui sert, combien de fois, et comment cela va avec la victoire',
    prices: 'Si les prix répondent à ce que valent les choses',
    counts: 'Ce que le jeu compte encore : attaques, prises et autres',
    ladder: 'L’écart entre les joueurs : adresse contre chance (dans les tournois)',
    strategies: 'Quels armées, placements ou autres choix paient, et dans quel dosage',
    clauses: 'Combien de fois sert chaque règle',
  } as Record<string, string>,

  states: {
    starting: 'On se prépare',
    compiling: 'On compile les règles pour aller vite',
    playing: 'On joue',
    stopping: 'On arrête : rapport sur les parties jouées',
    stopped: 'Arrêtée',
    done: 'Terminée',
    failed: 'Échec',
  },

  study: {
    played: (played: number, total: number) => `${many(played)} parties sur ${many(total)}`,
    pace: (perSecond: number) => `${many(Math.round(perSecond))} parties par seconde`,
    slow: (perSecond: number) => `${many(Math.round(perSecond * 60))} parties par minute`,
    left: (seconds: number) => `encore ${lasting(seconds)}`,
    progress: 'Avancement',
    soon: 'Les premiers résultats viennent avec les premières parties.',
    stop: 'Arrêter',
    goOn: 'Continuer',
    remove: 'Retirer cette étude',
    sure: 'La retirer avec toutes ses parties ?',
    open: 'Ouvrir le rapport',
    report: 'Rapport (HTML)',
    file: 'Fichier de l’étude (YAML)',
    csv: (measure: string) => `${measure} (CSV)`,
    take: 'Téléchargements',
    terminal: 'Continuer dans un terminal',
    terminalHint: 'L’étude est un fichier ordinaire. Avec Python installé, ceci la continue :',
    between: (low: string, high: string) => `${low} à ${high}`,
    figures: { what: 'Quoi', drawn: 'Dessin', value: 'Valeur et intervalle à 95 %' },
  },

  past: {
    heading: 'Études sur ce serveur',
    none: 'Pas encore.',
  },
};

function lasting(seconds: number): string {
  if (seconds < 90) return `${Math.max(1, Math.round(seconds))} s`;
  if (seconds < 5400) return `${Math.round(seconds / 60)} min`;
  return `${Math.round(seconds / 3600)} h`;
}
