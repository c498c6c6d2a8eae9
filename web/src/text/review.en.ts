/* What is said of a game looked back at, in English. `who` is a player's name, null for whoever looks. */
import type { ReviewUnderWay } from '../protocol';

export const lookBack = {
  open: 'Look back',
  stages: {
    waiting: () => 'Other games come first. The server keeps the result, and you can come back for it.',
    elsewhere: () => 'Another server is looking back at this game.',
    compiling: (percent: number) =>
      `The server gets ready to look back at games. It does this once: ${percent}%`,
    looking: (percent: number) => `Looking back at your game: ${percent}%`,
  } satisfies Record<ReviewUnderWay['stage'], (percent: number) => string>,
  left: (seconds: number) =>
    seconds < 90 ? `(about ${Math.max(1, seconds)} s left)` : `(about ${Math.round(seconds / 60)} min left)`,
  cancel: 'Cancel',
  failed: 'Looking back at this game failed.',
  quick: 'Only a quick look: the server is still getting ready.',
  seat: 'Show it for',
  /** A stand-in was relieved. */
  relieved: (computer: string, move: number, name: string) =>
    `Until move ${move} ${computer} played for ${name}.`,
  knew: 'as the player saw it',
  whole: 'as it really was',
  won: 'won',
  even: 'even',
  lost: 'lost',
  curve: 'The course of the game',
  point: (at: number, knew: string, whole: string) =>
    `Position ${at}: as the player saw it ${knew}, as it really was ${whole}`,
  asTable: 'The curve as a table',
  position: 'Position',
  found: 'Found out',
  secrets: (known: number, of: number, title: string) => `${title}: ${known} of ${of} by now`,
  turned: 'Turning points',
  never: 'There was no turning point.',
  goTo: (at: number) => `Go to position ${at}`,
  standings: {
    lost: 'lost',
    far_behind: 'far behind',
    behind: 'behind',
    even: 'even',
    ahead: 'ahead',
    far_ahead: 'far ahead',
    won: 'won',
  },
  /** About one player. `thought`: how it looked to that player before, where that was another thing. */
  was: (who: string | null, before: string, after: string, thought: string | null, fault: string) => {
    const looked = thought === null ? '' : ` (though it looked ${thought})`;
    const stood = `${before}${looked}${before === after ? '' : `, then ${after}`}.`;
    const said = who === null ? stood.charAt(0).toUpperCase() + stood.slice(1) : `${who}: ${stood}`;
    return fault === '' ? said : `${said} ${fault}`;
  },
  faults: {
    none: () => '',
    unknowable: () => 'There was no way to see it coming.',
    knowable: (text: string, better: string, who: string | null) =>
      `“${better}” was better than “${text}”, and ${who ?? 'you'} could have known.`,
    chance: () => 'The choice was good; luck decided.',
  },
  accuracy: 'Quality of play',
  accuracyMeans:
    'Each choice is compared with its alternatives, by what the player could know then. What nobody could know does not count.',
  percent: (percent: number | null, blurred: number) =>
    percent !== null ? `${percent}%` : blurred > 0 ? 'too close to call' : 'too few choices',
  blurred: (blurred: number) =>
    blurred === 1 ? '1 more was too close to call.' : `${blurred} were too close to call.`,
  best: (best: number, judged: number, of: number) =>
    `${best} of ${judged} rated choices were best (${of} in all)`,
  figures: 'Figures',
  titles: { decisions: 'Decisions' } as Record<string, string>,
};
