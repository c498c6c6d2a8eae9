import { expect, test } from 'vitest';
import type { Example } from '../protocol';
import { shownStep } from './example';
import { found } from './rulebook.svelte';

const moment = { text: '', told: [], views: {}, refused: null, choices: [] };
const example = {
  id: 'E',
  title: 'an example',
  variant: 'v',
  options: {},
  clauses: [],
  moments: [
    moment,
    { ...moment, text: 'South a1-b2', refused: { clause: 'AB-1', message: 'Not so.' } },
    { ...moment, text: 'South a1', choices: ['a2', 'b1'] },
    {
      ...moment,
      text: 'South a1-a2',
      told: [
        { kind: 'moved', text: 'It moves.', clause: null },
        { kind: 'seen', text: '', clause: null },
      ],
    },
  ],
} satisfies Example;

test('how an example begins is no step', () => expect(shownStep(example, 0)).toBeNull());

test('a step says what was refused, what may be done, and what was told', () => {
  expect(shownStep(example, 1)).toMatchObject({ did: 'South a1-b2', refused: { clause: 'AB-1' } });
  expect(shownStep(example, 2)).toMatchObject({ did: '', seat: 'South', choices: 'a2, b1' });
  expect(shownStep(example, 3)?.told.map(({ text }) => text)).toEqual(['It moves.']);
});

test('clauses are found by their words and numbers, and sections without any are left out', () => {
  const clause = (id: string, text: string) => ({ id, kind: 'clause', text, example: false });
  const book = {
    title: 'Rules',
    sections: [
      { heading: 'Moving', clauses: [clause('AB-1', 'A piece moves.'), clause('AB-2', 'Never far.')] },
      { heading: 'Ending', clauses: [clause('AB-3', 'It ends.')] },
    ],
  };
  expect(found(book, '')).toHaveLength(2);
  expect(found(book, 'ab-3').map(({ heading }) => heading)).toEqual(['Ending']);
  expect(found(book, ' FAR ').flatMap(({ clauses }) => clauses.map(({ id }) => id))).toEqual(['AB-2']);
  expect(found(null, 'x')).toEqual([]);
});
