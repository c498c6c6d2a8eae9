/* What a designer has chosen for a study, and the request that it makes. What it means the server says. */
import type { Option, OptionLists, Options, Plain, Variant } from '../game';
import { usualLevel, usualPlayers } from '../lobby/wish';
import type { StudyWish } from '../protocol';
import { counted, lab, list } from '../text';

export const RANDOM = 'random';
const USUAL_GAMES = 400;

export interface Question {
  variant: Variant;
  title: string;
  seats: number;
  /** Levels; the last one takes the seats that are left. */
  players: string[];
  /** Rules that are looked at, by key: their values, one or several. */
  rules: Record<string, Plain[]>;
  games: number;
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
    rules: {},
    games: USUAL_GAMES,
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

export const cellsOf = ({ rules }: Question): number =>
  Object.values(rules).reduce((cells, values) => cells * Math.max(1, values.length), 1);

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

/** A rule with one value holds in every cell, one with several makes cells. */
export function wishOf(question: Question): StudyWish {
  const options: Options = {};
  const vary: OptionLists = {};
  for (const [key, values] of Object.entries(question.rules)) {
    if (values.length > 1) vary[key] = values;
    else if (values.length === 1) options[key] = values[0]!;
  }
  const { variant, players, games, pair, seed, measure } = question;
  const { min, max } = variant.seats;
  return {
    title: titleOf(question),
    game: variant.id,
    players,
    games,
    measure,
    pair,
    seed,
    ...(min === max ? {} : { seats: question.seats }),
    ...(Object.keys(options).length ? { options } : {}),
    ...(Object.keys(vary).length ? { vary } : {}),
  };
}
