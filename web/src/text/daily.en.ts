/* What is said about Today's duel, in English. */
const counted = (turns: number) => (turns === 1 ? '1 turn' : `${turns} turns`);

export const daily = {
  title: 'Today’s duel',
  about: 'One position for everybody, and one attempt. The next one begins at midnight UTC.',
  against: (level: string) => `You against the ${level}.`,
  beat: (name: string, level: string) => `Beat ${name}’s army. The ${level} leads it.`,
  finished: (count: number) =>
    count === 0
      ? 'Nobody has finished yet.'
      : count === 1
        ? '1 player has finished.'
        : `${count} players have finished.`,
  left: (hours: number, minutes: number) =>
    hours > 0 ? `${hours} h ${minutes} min left.` : `${minutes} min left.`,
  play: 'Play',
  goOn: 'Go on',
  cookies: 'Your browser keeps no cookies from here, so nobody would know that the game is yours.',
  ownArmy: 'Everybody plays against your army today, so you only see the results.',
  result: {
    won: (turns: number) => `You won in ${counted(turns)}.`,
    drawn: (turns: number) => `You drew after ${counted(turns)}.`,
    lost: (turns: number) => `You lost after ${counted(turns)}.`,
    given_up: () => 'You gave it up. It does not count as finished.',
  },

  board: 'Results',
  boardOrder:
    'Wins come first, then draws, then losses. Fewer turns are better, and more turns where it was lost.',
  boardHidden: 'You see the results when you have finished.',
  boardEmpty: 'Nobody has finished it.',
  row: {
    won: (turns: number) => `won in ${counted(turns)}`,
    drawn: (turns: number) => `drew after ${counted(turns)}`,
    lost: (turns: number) => `lost after ${counted(turns)}`,
    given_up: () => 'gave it up',
  },
  you: 'you',
  replay: 'Replay',
  challenge: 'Challenge',
  challengeOf: (name: string) => `Challenge ${name}`,
  reportOf: (name: string) => `Report what ${name} remarks`,
  challenged: (name: string) => `${name} is asked. The answer comes in the lobby.`,
  lobby: 'Lobby',

  remark: 'Your remark',
  remarkHint: 'Up to 200 characters. Only players who have finished see it today.',
  save: 'Save',
  saved: 'It is among the results.',

  rules: 'How it works',
  same: 'All players get the same shuffle and the same opponent, who answers in a moment and plays alike on every server.',
  late: 'A game that you have not finished stays in My games. After midnight it no longer counts.',
  hidden:
    'Replay, review and watching wait until midnight UTC, so that nobody learns anything before playing.',
  cheat: 'This is never rated. Anybody can cheat here by playing first in a second browser: it is for fun.',

  army: 'Send in an army',
  armyAbout:
    'A later duel is played against it, with your name. Take the army of one of your finished games.',
  armyNone: (games: string) =>
    `You have no finished game yet with an army of your own: ${games}. Today’s attempt does not count.`,
  armyGame: 'From the game',
  armyOf: (title: string, day: string, others: string) => `${title}, ${day}, against ${others}`,
  send: 'Send',
  sent: (games: string) =>
    `Your army is in: ${games}. A later duel is played against it. Sending another one replaces it.`,
  noSetup: 'This game holds no set-up of yours.',

  yesterday: 'Yesterday',
  noYesterday: 'There was no duel yesterday.',
  yours: 'Your game',
  notCounted: 'It was not finished on its day.',
  proof: 'How the shuffle is proved',
  proofAbout:
    'The hash was published before the day began. It is the SHA-256 of the seed, from which every shuffle follows, so the seed cannot have been chosen later.',
  proofLate:
    'No server ran the day before, so the hash was published only when the day had begun. It is the SHA-256 of the seed, from which every shuffle follows.',
  hash: (when: string) => `Hash, published on ${when}`,
  seed: 'Seed, secret until the day was over',
  matches: 'Your browser has computed the hash of the seed. They match.',
  differs: 'The hash of the seed is another one: this shuffle is not proved.',
  byHand: 'To check it yourself, save the record of a replay and run sandtable verify.',
  tomorrow: 'Tomorrow',
  tomorrowAbout: (title: string) => `${title}.`,
  tomorrowHash: 'The hash of its seed is public already',
};
