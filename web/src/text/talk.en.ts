/* What is said about the chat, in English. */
const because: Record<string, string> = {};

export const talk = {
  players: 'All players read this, and those who watch.',
  watchers: 'You are watching. Players read this when the game is over.',
  lines: 'What was said',
  nothing: 'Nobody has said anything yet.',
  removed: 'A moderator has removed this line.',
  watches: 'watching',
  message: 'Message',
  send: 'Send',
  say: 'Say something',
  phrases: {
    hello: 'Hello',
    good_luck: 'Good luck',
    well_played: 'Well played',
    thanks: 'Thank you',
    sorry: 'Sorry',
    moment: 'One moment, please',
    soon_back: 'I will be back soon',
    good_game: 'Good game',
  },
  /** Why not everything can be said: the server's sentence. */
  why: (sentence: string) => because[sentence] ?? sentence,
  about: (name: string) => `What to do about ${name}`,
  block: {
    button: 'Block',
    sure: (name: string) =>
      `Block ${name}? You will read no lines of theirs, get no challenges, and not be paired.`,
    title: 'Blocked players',
    none: 'You block nobody.',
    unblock: 'Unblock',
  },
};
