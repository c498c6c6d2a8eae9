/* What a designer has chosen for a study, and the request that it makes. What it means the server says. */
import type { Option, OptionLists, Options, Plain, Variant } from '../game';
import { usualLevel } from '../lobby/table-choice';
import { usualPlayers } from '../variants';
import type { StudyRequest } from '../protocol';
import { counted, lab, list } from '../text';

export const RANDOM = 'random';
const USUAL_GAMES = 400;

export interface Question {
  variant: Variant;
  title: string;
  seats: number;
  /** Levels; the last one takes the seats that are left, unless they meet. */
  players: string[];
  /** Every two of the players are a cell. */
  meet: boolean;
  /** Rules that are looked at, by key: their values, one or several. */
  rules: Record<string, Plain[]>;
  /** Parts that the first player may not use, each in a cell of its own. */
  restrict: string[];
  /** Of each cell; at most, where it ends as soon as enough is known. */
  games: number;
  /** So well the first player's share is to be known, in per cent; null: all games are played. */
  until: number | null;
  pair: boolean;
  seed: number;
  measure: string[];
}

export function usualQuestion(variant: Variant): Question {
  return {
    variant,
    title: '',
    seats: usualPlayers(variant),
    players: [usualLevel(variant.levels), RANDOM],
    meet: false,
    rules: {},
    restrict: [],
    games: USUAL_GAMES,
    until: null,
    pair: false,
    seed: 1,
    measure: ['wins', 'length'],
  };
}

/** The same question about another game. */
export const about = (question: Question, variant: Variant): Question => ({
  ...usualQuestion(variant),
  title: question.title,
  games: question.games,
  until: question.until,
  pair: question.pair,
  seed: question.seed,
  measure: question.measure,
});

export const levelsOf = ({ levels }: Variant): { id: string; title: string }[] => [
  ...levels,
  { id: RANDOM, title: lab.form.random },
];

const nameOf = ({ levels }: Variant, id: string) =>
  id === RANDOM ? lab.form.random : (levels.find((level) => level.id === id)?.title ?? id);

/** What stands over a study whose question nobody has put in words. */
export const titleOf = ({ variant, title, players }: Question): string =>
  title.trim() || list(counted(players.map((id) => nameOf(variant, id))));

export function cellsOf({ rules, restrict, meet, players }: Question): number {
  const meetings = meet ? (players.length * (players.length - 1)) / 2 : 1;
  const values = Object.values(rules).map(({ length }) => Math.max(1, length));
  return values.reduce((cells, count) => cells * count, meetings * (1 + restrict.length));
}

/** Who joins: somebody who does not play yet, if there is one. */
export const nextPlayer = ({ variant, players }: Question): string =>
  levelsOf(variant).findLast(({ id }) => !players.includes(id))?.id ?? RANDOM;

/** Numbers of a text, each once; what is none is left for the server to refuse. */
export function numbersOf(written: string): Plain[] {
  const found = written
    .split(/[,;\s]+/)
    .filter((part) => part !== '')
    .map((part) => (/^-?\d+$/.test(part) ? Number(part) : part));
  return [...new Set(found)];
}

/** The value that a rule has where nobody changes it. */
export const usualValue = ({ proposal }: Variant, { key, default: usual }: Option): Plain => {
  const proposed = proposal[key];
  return proposed === undefined || typeof proposed === 'object' ? usual : proposed;
};

const shareOf = (percent: number) => Number((percent / 100).toPrecision(6));

/** A rule with one value holds in every cell, one with several makes cells. */
export function requestOf(question: Question): StudyRequest {
  const options: Options = {};
  const vary: OptionLists = {};
  for (const [key, values] of Object.entries(question.rules)) {
    if (values.length > 1) vary[key] = values;
    else if (values.length === 1) options[key] = values[0]!;
  }
  const { variant, players, meet, restrict, games, until, pair, seed, measure } = question;
  const { min, max } = variant.seats;
  return {
    title: titleOf(question),
    game: variant.id,
    ...(meet ? { meet: players } : { players }),
    ...(until === null ? { games } : { until: { half_width: shareOf(until), at_most: games } }),
    ...(restrict.length ? { restrict } : {}),
    measure,
    pair,
    seed,
    ...(min === max ? {} : { seats: question.seats }),
    ...(Object.keys(options).length ? { options } : {}),
    ...(Object.keys(vary).length ? { vary } : {}),
  };
}
