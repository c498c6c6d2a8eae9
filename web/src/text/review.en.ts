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
  was: (who: string | null, before: string, after: string) =>
    `${who === null ? 'You were' : `${who} was`} ${before}${before === after ? '' : `, then ${after}`}.`,
  thought: (who: string | null, standing: string) => `To ${who ?? 'you'} it looked like: ${standing}.`,
  faults: {
    none: () => '',
    unknowable: (who: string | null) => `${who ?? 'You'} could not have seen it coming.`,
    knowable: (who: string | null, text: string, better: string) =>
      `${who ?? 'You'} could have seen it: ${better} promised more than ${text}.`,
    chance: (who: string | null) => `${who === null ? 'You' : who} had chosen well: chance decided.`,
  },
  accuracy: 'How well was chosen',
  accuracyMeans:
    'A choice is set beside others that were open, by what its seat could know then. What nobody could know is held against nobody.',
  percent: (percent: number | null) => (percent === null ? 'no choice was judged' : `${percent} %`),
  best: (best: number, judged: number, of: number) =>
    `${best} of ${judged} judged choices could not be bettered (of ${of} in all)`,
  figures: 'Figures',
  titles: { decisions: 'Decisions' } as Record<string, string>,
};
