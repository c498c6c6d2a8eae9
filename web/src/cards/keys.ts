/* Letters that work from anywhere at the table, but not while something is being written, or elsewhere on the page. */
const TABLE = '#board, #ask, [data-tour="table"], [data-tour="hand"]';

/** The letter pressed at the table, in lower case; null: none of our business. */
export function letterOf(event: KeyboardEvent): string | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return null;
  const target = event.target as Element;
  if (target !== document.body && !target.closest(TABLE)) return null;
  return target.closest('input, textarea, select') ? null : event.key.toLowerCase();
}
