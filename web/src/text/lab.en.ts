/* What is said in the lab. What a study has found is said by the server, in English. */
import type { StudyState } from '../protocol';

const many = (count: number) => count.toLocaleString('en-GB');

export const lab = {
  title: 'The lab',
  about:
    'Ask a question about a game and let the computer play it out: who wins, how long games take, what another rule would change.',
  loading: 'Opening the lab.',
  toLobby: 'Lobby',
  toLab: 'All studies',

  form: {
    heading: 'A new study',
    question: 'The question',
    questionHint: 'In your words, for the report',
    game: 'Game',
    seats: 'Players at the table',
    who: 'Who plays',
    player: (number: number) => `Player ${number}`,
    random: 'Random',
    add: 'Another player',
    remove: (player: string) => `Remove ${player}`,
    rotate: 'Players change seats from game to game.',
    fills: 'The last one takes all remaining seats. Players change seats from game to game.',
    rules: 'Rules to compare',
    rulesHint: 'Tick the values to compare. Every combination is a cell with its own games.',
    addRule: 'Add a rule',
    dropRule: (rule: string) => `Remove this rule: ${rule}`,
    usual: 'usual',
    numbers: (min: number, max: number) => `Numbers from ${min} to ${max}, separated by commas`,
    games: 'Games per cell',
    gamesAtMost: 'Games per cell, at most',
    more: 'More',
    until: 'Stop once the first player’s win rate is known to within (per cent)',
    untilHint: (below: number) => `Less than ${below}; leave it empty to play all games`,
    meet: 'Tournament: every pair of players is a cell',
    meets: 'Every pair plays, and takes turns round the table.',
    restrict: 'What the first player may not use',
    restrictHint: 'Each part you tick is a cell of its own, next to one where everything is allowed.',
    pair: 'Use the same deal for every seating: fewer games tell as much',
    measures: 'What to measure',
    seed: 'Seed: the same seed gives the same games',
    all: (cells: number, games: number, atMost: boolean) =>
      `${cells === 1 ? '' : `${many(cells)} cells, `}${many(games)} games in all${atMost ? ' at most' : ''}.`,
    run: 'Run',
    checking: 'Checking the study.',
  },

  /** By the measure's name. */
  measures: {
    wins: 'Who wins, from which seat, and how games end',
    length: 'How long games are',
    branching: 'How many choices there are',
    course: 'How often the lead changes and how early games are decided',
    parts: 'What is used how often, and how it goes with winning',
    prices: 'Whether prices match what things are worth',
    counts: 'What else the game counts: attacks, captures and the like',
    ladder: 'How far apart the players are: skill against luck (in tournaments)',
    strategies: 'Which armies, set-ups or other choices pay off, and in which mix',
    clauses: 'How often each rule comes up',
  } as Record<string, string>,

  states: {
    starting: 'Getting ready',
    compiling: 'Compiling the rules for speed',
    playing: 'Playing',
    stopping: 'Stopping: writing a report of the games so far',
    stopped: 'Stopped',
    done: 'Done',
    failed: 'It failed',
  } satisfies Record<StudyState, string>,

  study: {
    played: (played: number, total: number) => `${many(played)} of ${many(total)} games`,
    pace: (perSecond: number) => `${many(Math.round(perSecond))} games a second`,
    slow: (perSecond: number) => `${many(Math.round(perSecond * 60))} games a minute`,
    left: (seconds: number) => `${lasting(seconds)} left`,
    progress: 'Progress',
    soon: 'The first results come with the first games.',
    stop: 'Stop',
    goOn: 'Continue',
    remove: 'Remove this study',
    sure: 'Remove it and all its games?',
    open: 'Open the report',
    report: 'Report (HTML)',
    file: 'Study file (YAML)',
    csv: (measure: string) => `${measure} (CSV)`,
    take: 'Downloads',
    terminal: 'Continue in a terminal',
    terminalHint: 'The study is an ordinary file. With Python installed, this continues it:',
    between: (low: string, high: string) => `${low} to ${high}`,
    figures: { what: 'What', drawn: 'Drawn', value: 'Value and 95% interval' },
  },

  past: {
    heading: 'Studies on this server',
    none: 'None yet.',
  },
};

function lasting(seconds: number): string {
  if (seconds < 90) return `${Math.max(1, Math.round(seconds))} s`;
  if (seconds < 5400) return `${Math.round(seconds / 60)} min`;
  return `${Math.round(seconds / 3600)} h`;
}
