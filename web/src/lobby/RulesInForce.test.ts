import { render, screen } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import type { Option, Variant } from '../game';
import { client, table, variant as plain } from '../table/fixture/game';
import RulesInForce from './RulesInForce.svelte';

const option = (key: string, document: Option['document'] = null): Option => ({
  key,
  default: 'usual',
  values: ['usual', 'other'],
  ruling: 'DR-R-1',
  text: `${key}.`,
  document,
});
const variant: Variant = {
  ...plain,
  options: [
    option('map', { about: '', schema: {} }),
    option('army', { about: '', schema: {} }),
    option('first'),
  ],
};

describe('the rules in force', () => {
  it('call documents by their names', async () => {
    const options = { map: { name: 'Two hills', hills: [[1, 2]] }, army: { units: [] }, first: 'usual' };
    render(RulesInForce, { table: { ...table, options }, variant, client });
    const [map, army, ...rest] = screen.getAllByRole('listitem');
    expect(map?.textContent).toMatch(/^map: Two hills DR-R-1/);
    expect(army?.textContent).toMatch(/^army: your own DR-R-1/);
    expect(rest).toEqual([]);
    expect(await screen.findByText(/- \[1, 2\]/)).toBeTruthy();
  });

  it('call values as the game calls them', () => {
    const calls = (_variant: Variant, option: string, value: string) => `${option}: ${value}!`;
    const told = { table: { ...table, options: { first: 'other' } }, variant };
    render(RulesInForce, { ...told, client: { ...client, calls } });
    expect(screen.getByText('first: other!')).toBeTruthy();
  });

  it('are the rulebook’s where nothing was changed', () => {
    render(RulesInForce, { table: { ...table, options: { map: 'usual' } }, variant, client });
    expect(screen.getByText('As in the rulebook.')).toBeTruthy();
  });
});
