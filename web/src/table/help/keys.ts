/* Every key of a table, in groups: the game's own, reactions, the page, the replay. */
import type { GameClient, KeyHelp, Variant } from '../../game';
import { text } from '../../text';

export interface KeyGroup {
  title: string;
  keys: readonly KeyHelp[];
}

export function keyGroups(client: GameClient, variant: Variant): KeyGroup[] {
  const { titles, reactions, page, replay } = text.keys;
  return [
    { title: variant.title, keys: client.keys },
    ...(variant.orders.length > 0 ? [{ title: titles.reactions, keys: reactions }] : []),
    { title: titles.page, keys: page },
    { title: titles.replay, keys: replay },
  ];
}

const WRITING = 'input:not([type="radio"], [type="checkbox"], [type="range"]), textarea, select';

/** The key that opens the sheet, pressed where it is no letter of a text. */
export function asksForKeys(event: KeyboardEvent): boolean {
  if (event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented)
    return false;
  return !(event.target instanceof Element && event.target.closest(WRITING));
}
