import { render } from '@testing-library/svelte';
import { expect, test } from 'vitest';

import { clients } from './gather';

test('games are gathered', () => {
  expect(clients.map((c) => c.name)).toEqual(['dummy']);
  const { container } = render(clients[0]!.Board, { size: 2 });
  expect(container.querySelector('svg')).toBeTruthy();
});
