/* A game against the computer at one press, as it was last played. */
import type { Variant } from '../../game';
import { player } from '../../settings.svelte';
import { readChoice } from '../../storage';
import { startTable } from '../start';
import { recalled, usualChoice } from '../table-choice';

/** Answers the new table's id. */
export const playComputer = (variant: Variant): Promise<string> =>
  startTable(recalled([variant], readChoice(variant.game)) ?? usualChoice(variant), player.name);
