/* What the values of the table's options are called. */
import type { Variant } from '$web/game';
import { values } from './text';

export const calls = (_variant: Variant, option: string, value: string): string | null =>
  values[option]?.[value] ?? null;
