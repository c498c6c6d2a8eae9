/* The keys of a replay, wherever the focus is but where they mean something else. */
import type { Replay } from './replay.svelte';

/** What the arrows, Home, End and the space bar do there themselves. */
const OWN_KEYS =
  'input, textarea, select, button, summary, a, [role="tab"], [data-space], [role="grid"], [role="region"][tabindex="0"]';
/** Only the space bar presses these. */
const PRESSED = 'button, summary, a';

export function replayKey(replay: Replay, event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  const place = event.target instanceof Element ? event.target.closest(OWN_KEYS) : null;
  if (place && (event.key === ' ' || !place.matches(PRESSED) || place.matches('[role="tab"], [data-space]')))
    return false;
  const act = acts(replay)[event.key];
  if (!act) return false;
  event.preventDefault();
  void act();
  return true;
}

const acts = (replay: Replay): Record<string, () => Promise<void>> => ({
  ArrowLeft: () => replay.goTo(replay.at - 1),
  ArrowRight: () => {
    replay.playing = false;
    return replay.next();
  },
  Home: () => replay.goTo(0),
  End: () => replay.goTo(replay.total),
  ' ': () => replay.toggle(),
});
