/* What is said of a game looked back at, in English. `who` is a player's name, null for whoever looks. */
export const lookBack = {
  open: 'Look back',
  making: (percent: number) => `Looking at your game: ${percent} %.`,
  failed: 'The game could not be looked at.',
  quick: 'A quick look only: the server is still getting ready.',
  seat: 'How it stood for',
  knew: 'as the player could see it',
  whole: 'as it really stood',
  won: 'won',
  even: 'even',
  lost: 'lost',
  curve: 'The course of the game',
  point: (at: number, knew: string, whole: string) =>
    `Position ${at}: as the player could see it ${knew}, as it really stood ${whole}`,
  asTable: 'The curve as a table',
  position: 'Position',
  found: 'Found out',
  secrets: (known: number, of: number, title: string) => `${title}: ${known} of ${of} here.`,
  turned: 'Where it turned, for everybody',
  never: 'It never turned.',
  goTo: (at: number) => `Go to position ${at}`,
  standings: {
    lost: 'lost',
    far_behind: 'far behind',
    behind: 'behind',
    even: 'about even',
    ahead: 'ahead',
    far_ahead: 'far ahead',
    won: 'won',
  },
  /** One sentence about one player. `thought`: how it looked to that player before, where that was another thing. */
  was: (who: string | null, before: string, after: string, thought: string | null, fault: string) => {
    const looked = thought === null ? '' : ` (it looked ${thought} from there)`;
    const then = before === after ? '' : `, then ${after}`;
    return `${who === null ? 'You were' : `${who} was`} ${before}${looked}${then}${fault}.`;
  },
  faults: {
    none: () => '',
    unknowable: () => ', and could not have seen it coming',
    knowable: (text: string, better: string) =>
      `, and could have seen it: “${better}” promised more than “${text}”`,
    chance: () => ', and had chosen well: chance decided',
  },
  accuracy: 'How well was chosen',
  accuracyMeans:
    'A choice is set beside others that were open, by what its seat could know then. What nobody could know is held against nobody.',
  percent: (percent: number | null, blurred: number) =>
    percent !== null ? `${percent} %` : blurred > 0 ? 'not told apart' : 'too few choices to say',
  blurred: (blurred: number) =>
    blurred === 1
      ? 'One more was tried, and could not be told from others.'
      : `${blurred} were tried, and could not be told from others.`,
  best: (best: number, judged: number, of: number) =>
    `${best} of ${judged} judged choices could not be bettered (of ${of} in all)`,
  figures: 'Figures',
  titles: { decisions: 'Decisions' } as Record<string, string>,
};
