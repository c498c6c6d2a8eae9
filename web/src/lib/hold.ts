/*
 * Press and hold: help on anything. `{@attach held(place => ...)}` on an element calls back when a finger or button
 * rests on it, and swallows the click that would follow; when it is pressed with the other button of the mouse; and
 * when the mouse lies still over it, nothing being pressed or carried.
 */
import type { Attachment } from 'svelte/attachments';
import type { Place } from '../game';
import { settings } from '../settings.svelte';
import { leaves } from './press';

const REST_MS = 480;
const HOVER_MS = 600;

type Told = (place: Place, target: Element) => void;

const placeOf = (event: Event): Place => {
  const { clientX: x, clientY: y } = event as MouseEvent;
  return { x, y };
};

export function held(onheld: Told): Attachment<Element> {
  return (element) => {
    const ends = [pressed(element, onheld), hovered(element, onheld)];
    return () => ends.forEach((end) => end());
  };
}

type Listening = [name: string, listener: (event: Event) => void, capture?: boolean][];

function listen(element: Element, listening: Listening): () => void {
  for (const [name, listener, capture] of listening) element.addEventListener(name, listener, capture);
  return () => {
    for (const [name, listener, capture] of listening) element.removeEventListener(name, listener, capture);
  };
}

function pressed(element: Element, onheld: Told): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame = 0;
  let start: Place = { x: 0, y: 0 };
  let done = false;

  const stop = () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
  };
  const down = (event: Event) => {
    done = false;
    stop();
    if ((event as PointerEvent).button > 0) return;
    const { target } = event;
    start = placeOf(event);
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
  /** The other button, the menu key, or a finger that rests, where that comes before our own time is up. */
  const menu = (event: Event) => {
    event.preventDefault();
    if (done) return;
    stop();
    done = (event as PointerEvent).pointerType === 'touch';
    onheld(placeOf(event), event.target as Element);
  };
  const end = listen(element, [
    ['pointerdown', down],
    ['pointermove', move],
    ['pointerup', stop],
    ['pointercancel', stop],
    ['click', click, true],
    ['contextmenu', menu],
  ]);
  return () => {
    stop();
    end();
  };
}

function hovered(element: Element, onheld: Told): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last: Place = { x: 0, y: 0 };
  const stop = () => clearTimeout(timer);
  const move = (event: Event) => {
    const { pointerType, buttons, target } = event as PointerEvent;
    const place = placeOf(event);
    // A board that is drawn anew under a mouse that lies still is no movement of the hand.
    if (place.x === last.x && place.y === last.y) return;
    last = place;
    stop();
    if (pointerType !== 'mouse' || buttons !== 0 || !settings.hover) return;
    timer = setTimeout(() => onheld({ ...place, resting: true }, target as Element), HOVER_MS);
  };
  const end = listen(element, [
    ['pointermove', move],
    ['pointerleave', stop],
    ['pointerdown', stop],
    ['wheel', stop],
  ]);
  return () => {
    stop();
    end();
  };
}
