/* How long each event is shown, and with which sound. A battle stays long enough for both ranks to be read,
 * and ranks and losses lead in the log. */
import type { Showing, Told } from '$web/game';
import type { StrategoTold } from './types';

const SHOWN: Record<string, Showing> = {
  placed: { ms: 0, minor: true },
  shown: { ms: 0, minor: true },
  // The armies rise by themselves as soon as the view has them.
  opened: { ms: 0, cue: 'place' },
  moved: { ms: 240, cue: 'step' },
  attacked: { ms: 300, cue: 'clash' },
  revealed: { ms: 320, lead: true },
  captured: { ms: 540, cue: 'fall', lead: true },
  removed: { ms: 540, cue: 'blast', lead: true },
  advanced: { ms: 240, cue: 'step' },
  rescued: { ms: 300, cue: 'gain' },
  fired: { ms: 420, cue: 'blast' },
  returned: { ms: 300 },
  entered: { ms: 300, cue: 'place' },
  imprisoned: { ms: 420, cue: 'fall', lead: true },
  named: { ms: 0 },
  freed: { ms: 420, cue: 'gain', lead: true },
  escaped: { ms: 240, cue: 'step' },
  claimed: { ms: 600 },
  united: { ms: 600, cue: 'gain' },
};

/** Farther than any piece but a running one goes. */
const RUN = 2;

export function show(told: Told, you: string | null): Showing {
  const { kind, at, to, winners } = told as StrategoTold;
  if (kind === 'won')
    return { ms: 0, cue: you !== null && winners?.split(' ').includes(you) ? 'won' : 'lost', lead: true };
  const shown = SHOWN[kind] ?? { ms: 0 };
  return kind === 'moved' && at && to && distance(at, to) > RUN ? { ...shown, cue: 'run' } : shown;
}

function distance(from: string, to: string): number {
  const columns = Math.abs(from.charCodeAt(0) - to.charCodeAt(0));
  return columns + Math.abs(Number(from.slice(1)) - Number(to.slice(1)));
}
