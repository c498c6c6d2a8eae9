/* What is said in the lab. What a study has found is said by the server, in English. */
import type { StudyState } from '../protocol';

const many = (count: number) => count.toLocaleString('en-GB');

export const lab = {
  title: 'The lab',
  about:
    'Put a question about a game, and let the computer play it out: who wins, how long it takes, what another rule would change.',
  loading: 'Opening the lab.',
  toLobby: 'Lobby',
  toLab: 'All studies',

  form: {
    heading: 'A new study',
    question: 'The question',
    questionHint: 'In words, for the report',
    game: 'Game',
    seats: 'Players at the table',
    who: 'Who plays',
    player: (number: number) => `Player ${number}`,
    random: 'Random',
    add: 'Another player',
    remove: (player: string) => `Without ${player}`,
    rotate: 'They move on a seat from game to game.',
    fills: 'The last one takes the seats that are left. They move on a seat from game to game.',
    rules: 'Rules to compare',
    rulesHint: 'Each value that you tick is played by itself; every combination is a cell.',
    addRule: 'Add a rule',
    dropRule: (rule: string) => `Not this rule: ${rule}`,
    usual: 'usual',
    numbers: (min: number, max: number) => `Numbers from ${min} to ${max}, with commas between them`,
    games: 'Games of each cell',
    gamesAtMost: 'Games of each cell, at most',
    more: 'More',
    until: 'Play until the first player’s share of wins is known to within, in per cent',
    untilHint: (below: number) => `Less than ${below}; left empty, all games are played`,
    meet: 'The players meet each other: every two of them are a cell',
    meets: 'Every two of them meet, and sit in turn round the table.',
    restrict: 'What the first player may not use',
    restrictHint: 'Each part that you tick is a cell of its own, beside one where everything may be used.',
    pair: 'All ways to sit share a deal: fewer games tell as much',
    measures: 'What is measured',
    seed: 'Seed: the same gives the same games',
    all: (cells: number, games: number, atMost: boolean) =>
      `${cells === 1 ? '' : `${many(cells)} cells, `}${many(games)} games in all${atMost ? ' at most' : ''}.`,
    run: 'Run',
    checking: 'The study is read.',
  },

  /** By the measure's name. */
  measures: {
    wins: 'Who wins: which player, from which seat, and how games end',
    length: 'How long games are',
    branching: 'How much there is to choose',
    course: 'How often the lead changes, how early a game is decided',
    parts: 'What is used how often, and how winning goes with it',
    prices: 'Whether a game’s prices are what things are worth',
    counts: 'What else the game counts: attacks, captures and the like',
    ladder: 'How far players are apart: skill against luck (where players meet)',
    strategies: 'Which armies, set-ups or other choices are worth taking, and in which mixture',
    clauses: 'How often each clause of the rulebook comes up',
  } as Record<string, string>,

  states: {
    starting: 'Getting ready',
    compiling: 'The rules are compiled for speed',
    playing: 'Playing',
    stopping: 'Stopping: a report is written of what there is',
    stopped: 'Stopped',
    done: 'Done',
    failed: 'It could not be played',
  } satisfies Record<StudyState, string>,

  study: {
    played: (played: number, total: number) => `${many(played)} of ${many(total)} games`,
    pace: (perSecond: number) => `${many(Math.round(perSecond))} games a second`,
    slow: (perSecond: number) => `${many(Math.round(perSecond * 60))} games a minute`,
    left: (seconds: number) => `${lasting(seconds)} left`,
    progress: 'How far it is',
    soon: 'The first results come with the first games.',
    stop: 'Stop',
    goOn: 'Go on',
    remove: 'Remove this study',
    sure: 'Remove it and all its games?',
    open: 'Open the report',
    report: 'Report (HTML)',
    file: 'Study file (YAML)',
    csv: (measure: string) => `${measure} (CSV)`,
    take: 'To take away',
    terminal: 'Go on in a terminal',
    terminalHint: 'The study is an ordinary file. Where Python is at hand, this goes on with it:',
    between: (low: string, high: string) => `${low} to ${high}`,
    figures: { what: 'What', drawn: 'Drawn', value: 'Value and 95 % interval' },
  },

  past: {
    heading: 'Studies of this server',
    none: 'None yet.',
  },
};

function lasting(seconds: number): string {
  if (seconds < 90) return `${Math.max(1, Math.round(seconds))} s`;
  if (seconds < 5400) return `${Math.round(seconds / 60)} min`;
  return `${Math.round(seconds / 3600)} h`;
}
