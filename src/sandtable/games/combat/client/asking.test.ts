import { expect, test } from 'vitest';
import { ask } from './asking';
import { draft } from './draft.svelte';
import { unit, viewOf } from './testing';

test('what is asked follows a proposal where all shall stand', () => {
  const view = viewOf([unit('West.S1', null)], { phase: 'deploy' });
  const half = draft();
  const said = () => ask(view, 'West', [], half, {});
  expect(said()).toMatch(/^Choose a unit/);
  half.proposal = [];
  expect(said()).toMatch(/Finding a place/);
  half.proposal = [{ text: 'deploy S1 2,2 st', unit: 'West.S1', x: 2, y: 2, position: 'st' }];
  expect(said()).toMatch(/Place your units like this/);
  half.deploying = true;
  expect(said()).toMatch(/Placing your units/);
});
