/* A row of buttons that is one stop of the Tab key: the arrows go from one to the next (the "roving tabindex"). */
import { tick } from 'svelte';
import type { Place } from '../game';

export class Roving {
  /** The button that was last gone to. */
  cursor = $state(0);

  constructor(
    private readonly buttons: () => NodeListOf<HTMLElement>,
    private readonly count: () => number,
    private readonly perRow: () => number,
  ) {}

  /** The button that the Tab key comes to: there may be fewer than before. */
  get focus(): number {
    return Math.min(this.cursor, Math.max(0, this.count() - 1));
  }

  async goTo(i: number): Promise<void> {
    const to = Math.max(0, Math.min(this.count() - 1, i));
    this.cursor = to;
    await tick();
    this.buttons()[to]?.focus();
  }

  /** Goes where a key leads; false if it leads nowhere. */
  move(key: string): boolean {
    const to = this.target(key);
    if (to === null) return false;
    void this.goTo(to);
    return true;
  }

  private target(key: string): number | null {
    switch (key) {
      case 'ArrowLeft':
        return this.focus - 1;
      case 'ArrowRight':
        return this.focus + 1;
      case 'ArrowUp':
        return this.focus - this.perRow();
      case 'ArrowDown':
        return this.focus + this.perRow();
      case 'Home':
        return 0;
      case 'End':
        return this.count() - 1;
      default:
        return null;
    }
  }

  /** Where notes about a button appear. */
  middleOf(i: number): Place {
    const area = this.buttons()[i]?.getBoundingClientRect();
    return area ? { x: area.x + area.width / 2, y: area.y } : { x: 0, y: 0 };
  }
}
