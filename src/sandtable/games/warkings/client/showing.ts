/* How long each event is shown, and with which sound. */
import type { Showing, Told } from '$web/game';
import type { WarkingsTold } from './types';

const SHOWN: Record<string, Showing> = {
  dealt: { ms: 60, cue: 'pick', minor: true },
  turned: { ms: 300, cue: 'place' },
  laid: { ms: 420, cue: 'place' },
  carried: { ms: 240 },
  drew: { ms: 300, cue: 'step' },
  took: { ms: 300, cue: 'gain' },
  announced: { ms: 500, cue: 'clash', lead: true },
  spared: { ms: 240 },
  enemy: { ms: 500, cue: 'blast', lead: true },
};

export function show(told: Told, you: string | null): Showing {
  const { kind, seat, winners } = told as WarkingsTold;
  if (kind === 'ended')
    return { ms: 0, cue: you !== null && winners?.includes(you) ? 'won' : 'lost', lead: true };
  const shown = SHOWN[kind] ?? { ms: 0 };
  // That others draw has been said; which card it was is said to its owner.
  return kind === 'drew' && seat !== you ? { ...shown, minor: true } : shown;
}
