/* Letters that work from anywhere at the table, but not while something is being written, or elsewhere on the page. */
const TABLE = '#board, [data-tour="table"], [data-tour="hand"]';

/** The letter pressed at the table, in lower case; null: none of our business. */
export function letterOf(event: KeyboardEvent): string | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return null;
  const target = event.target as Element;
  return target === document.body || target.closest(TABLE) ? event.key.toLowerCase() : null;
}
