import { expect, it } from 'vitest';
import { talk } from './talk.de';

it.each([
  [
    'You cannot write in the chat until 2026-12-05 02:23 UTC. You insulted Clara.',
    'Du kannst nichts im Chat schreiben bis 2026-12-05 02:23 UTC. You insulted Clara.',
  ],
  ['You cannot write in the chat. Enough.', 'Du kannst nichts im Chat schreiben. Enough.'],
  ['Something else.', 'Something else.'],
])('says in German why somebody is mute, and leaves the words of the moderator: %s', (said, german) => {
  expect(talk.why(said)).toBe(german);
});
