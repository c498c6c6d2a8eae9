import { cleanup } from '@testing-library/svelte';
import { afterEach } from 'vitest';

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

afterEach(cleanup);
