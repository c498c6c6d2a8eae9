/* What is said where players meet who do not know one another. */
import type { Challenge } from '../protocol';
import { number } from './en';

export const club = {
  motto: 'Four war games of hidden information: play people or the computer.',
  /** "Lightning", "Lightning or Campaign", "Lightning, Campaign or Combat" */
  either: (names: string[]) =>
    names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`,
  ways: 'Pages of the club',
  noLimit: 'no time limit',
  /** A game of a number of players that is not its only one. */
  game: (title: string, players: number) => `${title} for ${number(players)}`,

  now: {
    title: 'Begin a game',
    now: 'Play somebody now',
    byDay: 'Play by the day',
    /** A search replaces the one that goes on. */
    instead: (wish: string) => `${wish}. Ends your search.`,
    computer: 'Play the computer',
    computerWith: (title: string) => `${title}, at once`,
    what: 'Games and times:',
    none: 'no game',
    games: 'Any of these games',
    players: (title: string) => `Players of ${title}`,
    size: (players: number) => `for ${number(players)}`,
    times: {
      live: 'Play somebody now, with any of these times: minutes for each player + seconds for each turn',
      by_day: 'Play by the day, with any of these times',
    },
    needsGame: 'Choose a game.',
    opponents: 'With whom',
    bots: 'Bots of other players, too',
    cookies:
      'This browser blocks cookies, so the server does not know you again, and your seats are lost when you close this page. You can play the computer, and friends by a link. Allow cookies to play somebody new.',
  },

  bar: {
    label: 'Looking for a game',
    looking: (wish: string) => `Looking: ${wish}`,
    together: (partner: string, wish: string) => `Looking with ${partner}: ${wish}`,
    told: (count: number) => `We have told ${count === 1 ? 'one person' : `${number(count)} people`}.`,
    stays: 'You may close this page: we look for a day.',
    meanwhile: 'Play the computer meanwhile',
    stay: 'Keep looking for 24 h',
    stop: 'Stop',
    ended: 'You have sat down at a table, so the search for a game has ended.',
    found: 'A game was found.',
    accepted: (name: string) => `${name} accepts.`,
    round: (tournament: string) => `Your game in “${tournament}” has begun.`,
    left: (time: string) => `Time left: ${time}`,
    toTable: 'Go to the table',
    offline: 'No connection. Try again when you are online.',
    lost: 'Connection lost. Reconnecting.',
  },

  challenge: {
    got: {
      play: (name: string, wish: string) => `${name} challenges you: ${wish}`,
      table: (name: string, wish: string) => `${name} asks you to a table: ${wish}`,
      team: (name: string, wish: string) => `${name} asks you to be partners, against two others: ${wish}`,
    } satisfies Record<Challenge['kind'], unknown>,
    sent: {
      play: (name: string, wish: string) => `You challenged ${name}: ${wish}`,
      table: (name: string, wish: string) => `You asked ${name} to your table: ${wish}`,
      team: (name: string, wish: string) => `You asked ${name} to be your partner: ${wish}`,
    } satisfies Record<Challenge['kind'], unknown>,
    called: (name: string) => `${name} was looking for this game and has ten minutes to come.`,
    declined: {
      later: (name: string) => `${name} cannot play now.`,
      game: (name: string) => `${name} would like another game.`,
      time: (name: string) => `${name} would like another time limit.`,
      no: (name: string) => `${name} does not want to play.`,
    } satisfies Record<NonNullable<Challenge['reason']>, unknown>,
    accept: 'Accept',
    decline: 'Decline',
    why: 'Why not?',
    again: 'Challenge again',
    reasons: {
      later: 'Not now',
      game: 'Another game',
      time: 'Another time limit',
      no: 'No reason',
    } satisfies Record<NonNullable<Challenge['reason']>, string>,
    back: 'Back',
    withdraw: 'Withdraw',
    dismiss: 'Close',
    ask: 'Challenge',
    to: (name: string) => `Challenge ${name}`,
    send: 'Send the challenge',
    how: 'What do you want?',
    play: 'To play against each other',
    team: 'To be partners and look for two others',
    game: 'Game',
    time: 'Time',
  },

  here: {
    title: 'Here now',
    open: 'I am open to a game',
    why: 'Others see your name and may challenge you.',
    empty: 'Nobody else here is open to a game.',
  },

  tables: {
    title: 'Open tables',
    empty:
      'Nobody is waiting. Press “Play by the day”: we look for a day, and the next visitor can play you.',
    emptyRings:
      'Nobody is waiting. Press “Play by the day”: we look for a day, and tell you when somebody is found.',
    /** Where notices could be turned on. */
    emptyMayRing:
      'Nobody is waiting. Press “Play by the day”: we look for a day. Turn on notices, and we tell you when somebody is found.',
    /** We look for a game ourselves. */
    nobodyElse: 'Nobody else is waiting.',
    /** Of a browser that cannot look for a game itself. */
    none: 'Nobody is waiting. Press “Play with a friend” on a game, and send the link.',
    sit: 'Sit down',
    sitAt: (title: string, names: string) =>
      names ? `Sit down at ${title} with ${names}` : `Sit down at ${title}`,
    /** Where the computer stands in. */
    relieve: 'Take over',
    relieveAt: (title: string, names: string) => `Take the computer’s seat at ${title} with ${names}`,
    answer: 'Play',
    answerTo: (names: string) => `Play with ${names}`,
    free: (count: number) => (count === 1 ? 'one free seat' : `${number(count)} free seats`),
    and: ' and ',
    /** After the names. */
    look: (count: number) => (count === 1 ? 'is looking' : 'are looking'),
    rules: (count: number) => (count === 1 ? 'One rule differs' : `${number(count)} rules differ`),
    /** Of a new table, and of one that waits. */
    open: 'Anybody in the lobby may sit down.',
    bots: 'So may bots of other players.',
    isOpen: 'Anybody in the lobby may sit down, too.',
  },

  tabs: {
    label: 'Parts of the lobby',
    play: 'Play',
    mine: 'My games',
    here: 'Here',
    me: 'Me',
    waiting: (count: number) => (count === 1 ? 'your turn in one game' : `your turn in ${count} games`),
    offered: (count: number) => (count === 1 ? 'one game to join' : `${number(count)} games to join`),
    none: 'You have no games yet. Press “Play”.',
  },
};
