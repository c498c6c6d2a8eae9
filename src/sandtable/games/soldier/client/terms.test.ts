import { expect, test } from 'vitest';
import { text, tour } from './text';

test('what strengthens is called as the rulebook calls it', () => {
  const said = [text.duel.boost, tour.boost];
  for (const words of said) expect(words).toMatch(/intensity card/);
});
