/* What the lobby, the lessons and the lab alike say of a variant. */
import type { Variant } from './game';

/** A variant of several by what tells it from the others: "Campaign" of "Ultimate Stratego: Campaign". */
export const shortTitle = ({ title }: Pick<Variant, 'title'>): string => title.split(': ').at(-1) ?? title;

/** What all variants of a game are called together: "War Kings". */
export const gameTitle = (variants: readonly Pick<Variant, 'game' | 'title'>[], game: string): string =>
  variants.find((variant) => variant.game === game)?.title.split(': ')[0] ?? game;

/** Where more or fewer can play, a table is neither empty nor crowded. */
export function usualPlayers({ seats: { min, max } }: Variant): number {
  return Math.floor((min + max) / 2);
}
