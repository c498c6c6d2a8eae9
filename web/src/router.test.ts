import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dailyPath, go, labPath, learnPath, router } from './router.svelte';

/** Clicks on a link; whether the page stays, and is not loaded anew. */
function stays(attributes: Record<string, string>, init: MouseEventInit = {}): boolean {
  const link = document.createElement('a');
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  link.append(document.createElement('b'));
  document.body.append(link);
  let prevented = false;
  const last = (event: Event) => {
    prevented = event.defaultPrevented;
    event.preventDefault(); // jsdom goes nowhere
  };
  addEventListener('click', last);
  link.firstElementChild!.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, ...init }),
  );
  removeEventListener('click', last);
  link.remove();
  return prevented;
}

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {}); // nothing scrolls in jsdom
  go('/');
});
afterEach(() => vi.unstubAllGlobals());

describe('a link to another page of the client', () => {
  it('is followed without loading the client anew', () => {
    expect(stays({ href: labPath() })).toBe(true);
    expect(location.pathname).toBe('/lab');
    expect(stays({ href: learnPath('stratego', 'first') })).toBe(true);
    expect(location.pathname).toBe('/learn/stratego/first');
    expect(stays({ href: dailyPath })).toBe(true);
    expect(router.route).toEqual({ at: 'daily' });
    expect(stays({ href: '/' })).toBe(true);
    expect(location.pathname).toBe('/');
  });

  it('is left to the browser when it opens elsewhere or is saved', () => {
    const href = labPath();
    expect(stays({ href, target: '_blank' })).toBe(false);
    expect(stays({ href, download: '' })).toBe(false);
    for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])
      expect(stays({ href }, { [key]: true })).toBe(false);
    expect(stays({ href }, { button: 1 })).toBe(false);
    expect(location.pathname).toBe('/');
  });
});

it.each([
  '/api/lab/studies/s/report.html',
  '/openapi.json',
  'https://example.org/lab',
  '#games',
  'mailto:a@example.org',
])('leaves %s to the browser', (href) => {
  expect(stays({ href })).toBe(false);
  expect(location.pathname).toBe('/');
});

it('takes the code of a link out of the address', () => {
  go('/link#secret');
  expect(router.route).toEqual({ at: 'link', code: 'secret' });
  expect([location.pathname, location.hash]).toEqual(['/link', '']);
});
