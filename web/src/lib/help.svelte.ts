/* Help that was asked for: it comes beside the place, unless the hand has gone on meanwhile. */
import type { Place, Preview } from '../game';
import { text } from '../text';
import { Press } from './press';

export interface Helped {
  /** What it is about; null: nothing of the board. */
  thing: string | null;
  place: Place;
  message: string;
  clause: string | null;
  /** What was under way when it came. */
  press: Press | null;
}

export class Help {
  note: Helped | null = $state.raw(null);
  /** A finger or button that is down. */
  press: Press | null = $state.raw(null);
  /** A mouse that lay still when it asked. */
  #rest: Press | null = null;
  #preview: (partial: string) => Promise<Preview>;

  constructor(preview: (partial: string) => Promise<Preview>) {
    this.#preview = preview;
  }

  about = async (thing: string, place: Place): Promise<void> => {
    this.#rest = place.resting ? new Press(place) : null;
    const asking = this.#rest ?? this.press;
    const { text: words, message, clause } = await this.#preview(`help ${thing}`);
    if (asking?.moved) return;
    // What was not asked for comes only if it tells something.
    if (place.resting && !words) return;
    const said = words ?? message ?? text.help.none;
    this.note = { thing, place, message: said, clause: clause ?? null, press: this.#rest ?? this.press };
  };

  say = (place: Place, message: string): void => {
    this.note = { thing: null, place, message, clause: null, press: null };
  };

  close = (): void => {
    this.note = null;
  };

  down = ({ clientX: x, clientY: y }: MouseEvent): void => {
    this.press = new Press({ x, y });
    if (this.#rest) this.#rest.moved = true;
  };

  move = (event: MouseEvent): void => {
    this.press?.follow(event);
    this.#rest?.follow(event);
  };

  up = (): void => {
    this.press = null;
  };
}
