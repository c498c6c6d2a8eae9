/* What a half-made choice means is asked of the server while it is being made: the unit, the way, the attack. */
import type { Preview } from '$web/game';
import type { Draft } from './draft.svelte';
import type { Aiming, Cell, CombatView, Meaning, Unit, UnitOptions, Verdict, Way } from './made/shown';
import type { Aim } from './types';

interface Asking {
  draft: () => Draft;
  view: () => CombatView;
  ask: (partial: string) => Promise<Preview>;
  unit: () => Unit | null;
  goal: () => Cell | null;
  aim: () => Aim | null;
}

/** A mouse that passes over cells asks only where it rests. */
const REST_MS = 60;

/** To be called while a component is made. An answer that comes too late is dropped. */
export function consult({ draft, view, ask, unit, goal, aim }: Asking): void {
  /** Asks anew whenever the text or the view is another. */
  function follow(wait: number, text: () => string | null, put: (answer: Preview | null) => void): void {
    $effect(() => {
      void view();
      const partial = text();
      if (partial === null) return put(null);
      let late = false;
      const timer = setTimeout(async () => {
        // Without a line there is nothing to be shown; the frame says that it is lost.
        const answer = await ask(partial).catch(() => null);
        if (!late) put(answer);
      }, wait);
      return () => {
        late = true;
        clearTimeout(timer);
      };
    });
  }

  const unitText = $derived(unit() ? `unit ${unit()!.name}` : null);
  const goalText = $derived(unit() && goal() ? `move ${unit()!.name} ${goal()!.join(',')}` : null);
  const aimText = $derived(aim()?.text ?? null);
  follow(0, () => unitText, putOptions);
  follow(REST_MS, () => goalText, putWay);
  follow(REST_MS, () => aimText, putSight);

  function putOptions(answer: Preview | null) {
    draft().options = answer as UnitOptions | Verdict | null;
  }
  function putWay(answer: Preview | null) {
    draft().way = answer as Way | Verdict | null;
  }
  function putSight(answer: Preview | null) {
    const [said, aimed] = [answer as Aiming | Meaning | Verdict | null, aim()];
    draft().sight = said && aimed ? { ...said, target: aimed.target, of: aimed.text } : null;
  }
}
