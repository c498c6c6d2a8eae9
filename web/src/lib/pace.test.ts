import { afterEach, expect, it } from 'vitest';
import { change } from '../settings.svelte';
import { paced } from './pace';

afterEach(() => change({ pace: 'usual' }));

it('what is usual stays as it is, slow takes longer, fast less, in styles as well', () => {
  const root = document.documentElement;
  expect(paced(300)).toBe(300);
  change({ pace: 'slow' });
  expect(paced(300)).toBeGreaterThan(450);
  expect(Number(root.style.getPropertyValue('--pace'))).toBeGreaterThan(1.5);
  change({ pace: 'fast' });
  expect(paced(300)).toBeLessThan(160);
  expect(Number(root.style.getPropertyValue('--pace'))).toBeLessThan(0.55);
});
