/* How long each event is shown, and with which sound. A battle stays long enough for both ranks to be read. */
import type { Showing, Told } from '$web/game';

const SHOWN: Record<string, Showing> = {
  placed: { ms: 0, minor: true },
  // The armies rise by themselves as soon as the view has them.
  opened: { ms: 0, cue: 'place' },
  moved: { ms: 240, cue: 'step' },
  attacked: { ms: 300, cue: 'clash' },
  revealed: { ms: 320 },
  captured: { ms: 540, cue: 'fall' },
  removed: { ms: 540, cue: 'fall' },
  advanced: { ms: 240, cue: 'step' },
  rescued: { ms: 300, cue: 'gain' },
};

export const show = (told: Told): Showing => SHOWN[told.kind] ?? { ms: 0 };
