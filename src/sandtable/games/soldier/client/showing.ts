/* How long each event is shown, and with which sound. */
import type { Showing, Told } from '$web/game';
import type { SoldierTold } from './types';

const SHOWN: Record<string, Showing> = {
  round: { ms: 300, cue: 'turn' },
  soldier_dealt: { ms: 90, cue: 'place', minor: true },
  dealt: { ms: 45, cue: 'pick', minor: true },
  skipped: { ms: 300 },
  drew: { ms: 280, cue: 'step' },
  took: { ms: 300, cue: 'gain' },
  shuffled: { ms: 200, cue: 'run' },
  trained: { ms: 340, cue: 'place' },
  earned: { ms: 500, cue: 'gain' },
  discarded: { ms: 340, cue: 'place' },
  advanced: { ms: 500, cue: 'run' },
  laid: { ms: 480, cue: 'place' },
  no_answer: { ms: 240 },
  redirected: { ms: 480, cue: 'run' },
  interfered: { ms: 480, cue: 'clash' },
  radioed: { ms: 340, cue: 'step' },
  robbed: { ms: 300, cue: 'pick' },
  barred: { ms: 160 },
  persuaded: { ms: 400, cue: 'place' },
  won: { ms: 620, cue: 'clash', lead: true },
  tied: { ms: 520, lead: true },
  retreated: { ms: 520 },
  stunned: { ms: 300 },
  surrendered: { ms: 340, cue: 'fall' },
  token: { ms: 320, cue: 'gain' },
  shot: { ms: 520, cue: 'clash' },
  mirrored: { ms: 480, cue: 'gain' },
  fell: { ms: 420, cue: 'fall', lead: true },
  bombed: { ms: 620, cue: 'blast', lead: true },
  voided: { ms: 240 },
  dud: { ms: 420, cue: 'place' },
  superdud: { ms: 480, cue: 'gain' },
  lost: { ms: 420, cue: 'fall' },
  scored: { ms: 300, cue: 'gain' },
};

/** A refill is one movement, not eight. */
const REFILL_MS = 90;

export function show(told: Told, you: string | null): Showing {
  const { kind, seat, winners, refill } = told as SoldierTold;
  if (kind === 'ended')
    return { ms: 0, cue: you !== null && winners?.includes(you) ? 'won' : 'lost', lead: true };
  const shown = SHOWN[kind] ?? { ms: 0 };
  if (kind !== 'drew') return shown;
  // That others draw has been said; which card it was is said to its owner.
  const minor = seat !== you || undefined;
  return { ...shown, ms: refill ? REFILL_MS : shown.ms, minor };
}
