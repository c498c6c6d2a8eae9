/* Letters that work from anywhere at the table, some on the whole page, but not while something is being written. */
const TABLE = '#board, #ask, [data-tour="table"], [data-tour="hand"]';

/** The letter pressed at the table, or anywhere on the page, in lower case; null: none of our business. */
export function letterOf(event: KeyboardEvent, anywhere = false): string | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return null;
  const target = event.target as Element;
  if (!anywhere && target !== document.body && !target.closest(TABLE)) return null;
  return target.closest('input, textarea, select') ? null : event.key.toLowerCase();
}
