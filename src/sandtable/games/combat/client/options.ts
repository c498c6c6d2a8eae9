/* What the values of the table's options are called: maps and armies by their titles, the others in words. */
import type { Variant } from '$web/game';
import { values } from './text';
import { plan } from './types';

export function calls(variant: Variant, option: string, value: string): string | null {
  const { maps, armies } = plan(variant);
  const titled = option === 'map' ? maps : option.startsWith('army') ? armies : {};
  return titled[value]?.title ?? values[option]?.[value] ?? null;
}
