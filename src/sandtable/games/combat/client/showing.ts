/* How long each event is shown, and with which sound. Dice stay until they can be read; hits lead in the log. */
import type { Showing, Told } from '$web/game';
import type { CombatTold } from './types';

const SHOWN: Record<string, Showing> = {
  picked: { ms: 0, minor: true },
  bought: { ms: 0, minor: true },
  ready: { ms: 0 },
  revealed: { ms: 0, cue: 'place' },
  rolled: { ms: 1100, cue: 'run' },
  first: { ms: 500, lead: true },
  deployed: { ms: 240, cue: 'place' },
  round: { ms: 300, lead: true },
  half: { ms: 350, cue: 'turn' },
  officers: { ms: 500 },
  step: { ms: 0 },
  moved: { ms: 300, cue: 'step' },
  declared: { ms: 350, cue: 'pick' },
  dirt: { ms: 350, cue: 'place' },
  stayed: { ms: 150 },
  dice: { ms: 900, cue: 'run' },
  attacked: { ms: 900, cue: 'clash' },
  lost_attack: { ms: 350 },
  positioned: { ms: 240, cue: 'place' },
  healed: { ms: 400, cue: 'gain' },
  removed: { ms: 350, cue: 'fall' },
  points: { ms: 350, cue: 'gain' },
  marker: { ms: 500, cue: 'gain' },
};

const HIT: Record<string, Showing> = {
  missed: { ms: 800, cue: 'step', lead: true },
  wounded: { ms: 950, cue: 'clash', lead: true },
  killed: { ms: 1050, cue: 'blast', lead: true },
};

/** Farther than a soldier goes on foot, in cells. */
const RUN = 8;

export function show(told: Told, you: string | null): Showing {
  const { kind, result, from, to, winners } = told as CombatTold;
  if (kind === 'ended') {
    if (you === null || !winners?.length) return { ms: 0, cue: 'turn', lead: true };
    return { ms: 0, cue: winners.includes(you) ? 'won' : 'lost', lead: true };
  }
  if (kind === 'attacked') return HIT[result ?? ''] ?? SHOWN.attacked!;
  const shown = SHOWN[kind] ?? { ms: 0 };
  const far = from && to && Math.max(Math.abs(from[0] - to[0]), Math.abs(from[1] - to[1])) > RUN;
  return kind === 'moved' && far ? { ...shown, cue: 'run' } : shown;
}
