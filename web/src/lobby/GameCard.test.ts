import { render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import { client, variant } from '../table/fixture/game';
import GameCard from './GameCard.svelte';

it('says on its largest button that it begins a game with the computer', () => {
  render(GameCard, { card: { client, variants: [variant] }, intent: null });
  const play = screen.getByRole('button', { name: `Play the computer at ${variant.title}` });
  expect(play.textContent?.replace(/\s+/g, ' ').trim()).toBe('Play the computer');
});
