/* Help on what is held: the card under the finger says its kind by `data-kind`. */
import type { Place } from '../game';
import { held } from '../lib/hold';

export const heldKind = (onhelp: (kind: string, place: Place) => void) =>
  held((place, target) => {
    const kind = target.closest('[data-kind]')?.getAttribute('data-kind');
    if (kind) onhelp(kind, place);
  });
