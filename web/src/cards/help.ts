/* Help on what is held or tapped: the card under the finger says its kind by `data-kind`. */
import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';
import type { Place } from '../game';
import { held } from '../lib/hold';

type Help = (kind: string, place: Place) => void;

const kindOf = (target: Element) => target.closest('[data-kind]')?.getAttribute('data-kind');

export const heldKind = (onhelp: Help) =>
  held((place, target) => {
    const kind = kindOf(target);
    if (kind) onhelp(kind, place);
  });

/** Where a tap does nothing else. */
export const tappedKind =
  (onhelp: Help): Attachment<Element> =>
  (element) =>
    on(element as HTMLElement, 'click', ({ target, clientX: x, clientY: y }) => {
      const kind = kindOf(target as Element);
      if (kind) onhelp(kind, { x, y });
    });
