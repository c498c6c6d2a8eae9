/* The wheel over a floor that is one part of a long page. */
import type { Attachment } from 'svelte/attachments';

/** It scrolls the page; only with Ctrl held, as on any page, does it draw closer what lies in here. */
export const scrolls: Attachment<HTMLElement> = (element) => {
  const turn = (event: WheelEvent) => {
    if (!event.ctrlKey) event.stopPropagation();
  };
  element.addEventListener('wheel', turn, { capture: true, passive: true });
  return () => element.removeEventListener('wheel', turn, { capture: true });
};
