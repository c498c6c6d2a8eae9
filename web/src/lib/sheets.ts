/*
 * Whatever lies over the page (the drawer, a note, a pile spread out) is put away by the browser's Back before the page
 * is left. Each has an entry in the history for that. One that is put away otherwise leaves its entry: it serves for the
 * next, and Back goes through it as if it were not there.
 *
 * Every entry of ours says how many sheets it stands on. One that says nothing has just been made by a link within the
 * page: that is a step forward, and nothing is put away.
 */
import type { Attachment } from 'svelte/attachments';

type Close = () => void;

/** The uppermost last. */
let open: Close[] = [];

/** How many entries of sheets stand behind each other, up to the present one. */
const depth = (): number => history.state?.sheets ?? 0;
const isNew = (state: unknown): boolean => (state as { sheets?: number } | null)?.sheets === undefined;
const claim = () => history.replaceState({ ...history.state, sheets: open.length }, '');
if (isNew(history.state)) claim();
const here = () => ({ depth: depth(), page: location.pathname, address: location.href });
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

/** The address of this page is another one from now on. Back, where it puts a sheet away, leaves it so. */
export function readdress(address: string): void {
  history.replaceState(history.state, '', address);
  at = here();
}

/**
 * Goes to another page. Back comes to the entry that was left, a sheet's too: it has what the address said there. What
 * the browser's storage refused goes along (web-storage.ts).
 */
export function turnTo(state: object | null, path: string): void {
  history.pushState({ ...state, held: history.state?.held, sheets: 0 }, '', path);
  at = here();
}

addEventListener('popstate', ({ state }) => {
  const before = at;
  const goesBack = !isNew(state);
  if (!goesBack) claim();
  at = here();
  if (!goesBack || at.page !== before.page || at.depth >= before.depth) return;
  history.replaceState(history.state, '', before.address);
  const over = open.slice(at.depth);
  if (over.length === 0) history.back();
  for (const close of over.reverse()) close();
});
