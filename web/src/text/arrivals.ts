/*
 * What comes from the server, with texts in place of the messages of its game. What is marked `own` is said in the
 * page's own language, everything else is English.
 */
import type { Preview, RuleChange, Told, View } from '../game';
import type { Sent } from '../connection';
import type { HostMessage, LessonTry } from '../protocol';
import { isText, say, speaks, type Reader, type Said } from './catalogue';

/** In which words the server is to tell of a game: messages, if they can be said here. */
export const wordsFor = (game: string): null | 'en' => (speaks(game) ? null : 'en');

export function inOwnWords(message: HostMessage, to: Reader): HostMessage {
  switch (message.type) {
    case 'update':
      return { ...message, ...standingIn(message, to), told: message.told.map((told) => toldIn(told, to)) };
    case 'resync':
    case 'stale':
      return { ...message, ...standingIn(message, to), log: message.log.map((told) => toldIn(told, to)) };
    case 'refused':
      return { ...message, message: say(message.message, to) };
    default:
      return message;
  }
}

/** Of an event: its fields are what its messages are about. */
export function toldIn(told: Told, to: Reader): Told {
  const { text: said = { id: `told-${told.kind}` }, headline } = told;
  if (isText(said)) return told;
  const then = told.names ? { ...to, names: { ...to.names, ...told.names } } : to;
  return {
    ...told,
    text: say(said, then, told),
    own: true,
    ...(headline && { headline: say(headline, then, told) }),
  };
}

export const previewIn = (found: Sent, to: Reader): Preview => saidWithin(found, to) as Preview;

/** JSON with texts in place of the messages of its `text` and `message`, at any depth. */
function saidWithin(found: unknown, to: Reader): unknown {
  if (Array.isArray(found)) return found.map((one) => saidWithin(one, to));
  if (typeof found !== 'object' || found === null) return found;
  const parts = Object.entries(found).map(([key, value]): [string, unknown] => [
    key,
    value && SAID.has(key) ? say(value as Said, to) : saidWithin(value, to),
  ]);
  return Object.fromEntries(parts);
}

const SAID = new Set(['text', 'message']);

export const tryIn = (tried: LessonTry, to: Reader): LessonTry => ({
  ...tried,
  ask: say(tried.ask, to),
  view: viewIn(tried.view, to),
  told: tried.told.map((told) => toldIn(told, to)),
});

interface Standing {
  view: View;
  ask: { kind: string; text: Parameters<typeof say>[0]; notation: string | null } | null;
}

const standingIn = <S extends Standing>({ view, ask }: S, to: Reader) => ({
  view: viewIn(view, to),
  ask: ask && { ...ask, text: say(ask.text, to) },
});

function viewIn(view: View, to: Reader): View {
  const { result, changes } = view;
  if (!changes && (!result?.text || isText(result.text))) return view;
  return {
    ...view,
    result: result && { ...result, ...(result.text && { text: say(result.text, to) }) },
    ...(changes && {
      changes: changes.map((change): RuleChange => ({ ...change, text: say(change.text, to) })),
    }),
  };
}
