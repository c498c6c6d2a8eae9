import { expect, it } from 'vitest';
import page from '../../index.html?raw';

it('is not to be translated: a translator replaces the text nodes that Svelte updates', () => {
  const { documentElement, head } = new DOMParser().parseFromString(page, 'text/html');
  expect(documentElement.getAttribute('translate')).toBe('no');
  expect(head.querySelector('meta[name=google]')?.getAttribute('content')).toBe('notranslate');
});
