/*
 * Whatever lies over the page (the drawer, a note, a pile spread out) is put away by the browser's Back before the page
 * is left. Each has an entry in the history for that. One that is put away otherwise leaves its entry: it serves for the
 * next, and Back goes through it as if it were not there.
 */
import type { Attachment } from 'svelte/attachments';

type Close = () => void;

/** The uppermost last. */
let open: Close[] = [];

/** How many entries of sheets stand behind each other, up to the present one. */
const depth = (): number => history.state?.sheets ?? 0;
const here = () => ({ depth: depth(), page: location.pathname });
let at = here();

/** Something lies over the page until the answer is called; Back calls `close`. */
export function opened(close: Close): () => void {
  open = [...open, close];
  if (depth() < open.length) history.pushState({ ...history.state, sheets: open.length }, '');
  at = here();
  return () => {
    open = open.filter((one) => one !== close);
  };
}

/** An element that lies over the page as long as it is there. */
export const sheet =
  (close: Close): Attachment =>
  () =>
    opened(close);

/** Goes to another page; an entry that was a sheet's is not gone back to. */
export function turnTo(state: unknown, path: string): void {
  if (depth() > 0) history.replaceState(state, '', path);
  else history.pushState(state, '', path);
  at = here();
}

addEventListener('popstate', () => {
  const before = at;
  at = here();
  if (at.page !== before.page || at.depth >= before.depth) return;
  const over = open.slice(at.depth);
  if (over.length === 0) history.back();
  for (const close of over.reverse()) close();
});
