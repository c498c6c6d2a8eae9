import { render } from '@testing-library/svelte';
import { expect, test } from 'vitest';

import { layOut } from '../geometry';
import { allied, cross } from '../testing';
import Corners from './Corners.svelte';

/** Without the own corner, which a small board leaves free. */
function written(names: Record<string, string>) {
  const view = allied([]);
  render(Corners, {
    geometry: layOut(cross, 'South'),
    zones: cross.zones,
    view,
    reserve: {},
    names,
    plain: true,
  });
  return [...document.querySelectorAll('text')].map((line) => line.textContent);
}

test('a rank is never cut; the name has a line of its own', () => {
  const lines = written({ South: 'Ada', West: 'Lieutenant Pike', North: 'Sergeant West', East: 'Ben' });
  expect(lines.sort()).toEqual(['Ben', 'Lieutenant', 'Pike', 'Sergeant', 'West']);
});

test('what is too long for its line ends in dots', () => {
  const lines = written({
    South: 'Ada',
    West: 'Bertrand the Bolder',
    North: 'Abracadabrandabra',
    East: 'Ben',
  });
  expect(lines.sort()).toEqual(['Abracadabra…', 'Ben', 'Bertrand', 'the Bol…']);
});
