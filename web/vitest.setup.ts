import { cleanup } from '@testing-library/svelte';
import { afterEach } from 'vitest';

import { speak } from './src/text/speak';
import { held } from './src/web-storage';

// jsdom draws nothing: an animation is over as soon as it has begun.
Element.prototype.animate ??= function () {
  const animation = {
    cancel() {},
    onfinish: null as (() => void) | null,
    currentTime: 0,
    finished: Promise.resolve(),
  };
  queueMicrotask(() => animation.onfinish?.());
  return animation as unknown as Animation;
};

// Nothing has a size either.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// Nor does it know dialogs.
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};

// No screen, no wishes of its user.
window.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList;

// Before a test file imports any text.
await speak('en');

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  held.clear();
});
