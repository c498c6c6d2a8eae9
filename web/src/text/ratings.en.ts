/* What is said about ratings, players and leaderboards, in English. */
import type { RatedPlayer, PlayerRating } from '../protocol';

export const ratings = {
  /** "1540 ± 90" */
  rating: (points: number, spread: number) => `${points} ± ${spread}`,
  rated: 'Rated',
  ratedAbout: 'Ratings change by this game.',
  sharedLine: 'Not rated: two players share one internet connection, or one account.',
  /** Of what we look for, and of a table. */
  wish: (wish: string) => `${wish}, rated`,
  ask: 'Play for ratings',
  range: 'Rating of the others',
  anyRating: 'any rating',
  within: (points: number) => `within ${points} points at first`,
  askAbout: 'Both of you need an account.',
  change: (change: number) => (change > 0 ? `+${change}` : change < 0 ? `\u2212${-change}` : '±0'),

  paces: { live: 'Live', by_day: 'By the day' } satisfies Record<PlayerRating['pace'], string>,
  results: { won: 'Won', drawn: 'Draw', lost: 'Lost' } satisfies Record<RatedPlayer['result'], string>,

  player: {
    since: (day: string) => `Member since ${day}.`,
    program: 'A computer program',
    ratings: 'Ratings',
    none: 'No rated games yet.',
    spread: '± says how sure a rating is. It shrinks with every rated game.',
    recent: 'Recent games',
    count: (won: number, drawn: number, lost: number) => `${won} won, ${drawn} drawn, ${lost} lost`,
    against: 'against',
    left: 'a player who has left',
    gone: 'no longer kept',
    more: 'More games',
    notHere: 'You can challenge players who are here and open to a game.',
    unknown: 'There is no player with this name.',
  },

  boards: {
    title: 'Leaderboards',
    about: 'Players with ten rated games or more, one of them in the last 180 days.',
    rank: 'Rank',
    name: 'Name',
    rating: 'Rating',
    games: 'Games',
    empty:
      'Nobody has played ten rated games yet. With an account you tick “Play for ratings” under “Games and times”.',
    bots: 'Bots',
    levels: 'The computer, for comparison',
    levelsAbout: 'As strong as its games against itself have shown. The Sergeant stands at 1500.',
  },
};
