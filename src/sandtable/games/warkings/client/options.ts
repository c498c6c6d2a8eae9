/* What the values of the table's options are called: seats by their names, the others in words. */
import type { Variant } from '$web/game';
import { values } from './text';

export function calls({ seats }: Variant, option: string, value: string): string | null {
  const seat = option === 'first' ? seats.names[Number(value)] : undefined;
  return seat ?? values[option]?.[value] ?? null;
}
