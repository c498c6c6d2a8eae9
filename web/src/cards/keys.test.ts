import { expect, test } from 'vitest';
import { letterOf } from './keys';

/** Pressed where the focus is on this element. */
function pressed(html: string, anywhere = false): string | null {
  document.body.innerHTML = html;
  const event = new KeyboardEvent('keydown', { key: 'H' });
  Object.defineProperty(event, 'target', { value: document.body.querySelector('.here') });
  return letterOf(event, anywhere);
}

test('letters are those of the table, some those of the page, and none while something is written', () => {
  expect(pressed('<main id="board"><i class="here"></i></main>')).toBe('h');
  expect(pressed('<aside><button class="here"></button></aside>')).toBeNull();
  expect(pressed('<aside><button class="here"></button></aside>', true)).toBe('h');
  expect(pressed('<aside><input class="here"></aside>', true)).toBeNull();
});
