import { render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import Confirm from './Confirm.svelte';

it('is called by its label alone, and so is what is seen but for the key', () => {
  render(Confirm, { label: 'No response', key: 'P', onyes: () => {} });
  const button = screen.getByRole('button', { name: 'No response' });
  expect(button.getAttribute('aria-keyshortcuts')).toBe('P');
  expect(button.hasAttribute('aria-label')).toBe(false);
  expect(button.querySelector('kbd')?.getAttribute('aria-hidden')).toBe('true');
});
