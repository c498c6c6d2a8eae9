/* Moments that the server names, as they are here. */
import { expect, it } from 'vitest';
import { hereIn, moment } from './moment';
import { said } from './served';

const SENT = 'You cannot play here until 2026-12-05 02:23 UTC. Rude.';
const HERE = `You cannot play here until ${moment(Date.UTC(2026, 11, 5, 2, 23) / 1000)}. Rude.`;

it('tells a moment in the time zone of the reader', () => {
  expect(hereIn(SENT)).toBe(HERE);
  expect(hereIn('On 2026-12-05 there is no moment.')).toBe('On 2026-12-05 there is no moment.');
});

it('tells it to readers of English, too', () => {
  expect(said('web', SENT)).toBe(HERE);
  expect(said('web', 'Nothing else.')).toBeNull();
});
