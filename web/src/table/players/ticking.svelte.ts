import type { ByDay, Live } from '../../protocol';
import type { TurnClocks } from '../session/state';
import { paceOf } from './time';

/** The time by now, looked at as often as what a clock shows can be another. `runs`: the clock does. */
export class Ticking {
  now = $state(Date.now());

  constructor(clocks: () => TurnClocks, time: () => Live | ByDay, runs: () => boolean) {
    $effect(() => {
      const told = clocks();
      this.now = Math.max(told.at, Date.now());
      if (!runs()) return;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const look = () => {
        this.now = Date.now();
        const pace = paceOf(told, time(), this.now);
        timer = pace === null ? undefined : setTimeout(look, pace);
      };
      look();
      return () => clearTimeout(timer);
    });
  }
}
