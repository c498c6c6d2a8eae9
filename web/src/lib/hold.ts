/*
 * Press and hold: help on anything, without hovering. `{@attach held(place => ...)}` on an element calls back
 * when a finger or button rests on it, and swallows the click that would follow.
 */
import type { Attachment } from 'svelte/attachments';
import type { Place } from '../game';
import { leaves } from './press';

const REST_MS = 480;

export function held(onheld: (place: Place, target: Element) => void): Attachment<Element> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let frame = 0;
    let start: Place = { x: 0, y: 0 };
    let done = false;

    const stop = () => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
    };
    const down = (event: Event) => {
      const { clientX: x, clientY: y, target } = event as PointerEvent;
      start = { x, y };
      done = false;
      stop();
      const rests = () => {
        done = true;
        onheld(start, target as Element);
      };
      // Where the machine was slow, not the hand, the lifting waits to be heard: before the next frame it is.
      timer = setTimeout(() => (frame = requestAnimationFrame(rests)), REST_MS);
    };
    const move = (event: Event) => {
      if (leaves(start, event as PointerEvent)) stop();
    };
    const click = (event: Event) => {
      if (!done) return;
      done = false;
      event.stopPropagation();
      event.preventDefault();
    };
    const menu = (event: Event) => {
      if (done) event.preventDefault();
    };

    const listeners: [string, (event: Event) => void, boolean][] = [
      ['pointerdown', down, false],
      ['pointermove', move, false],
      ['pointerup', stop, false],
      ['pointercancel', stop, false],
      ['click', click, true],
      ['contextmenu', menu, false],
    ];
    for (const [name, listener, capture] of listeners) element.addEventListener(name, listener, capture);
    return () => {
      stop();
      for (const [name, listener, capture] of listeners) element.removeEventListener(name, listener, capture);
    };
  };
}
