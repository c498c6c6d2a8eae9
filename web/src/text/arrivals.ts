/*
 * What comes from the server, with texts in place of the messages of its game. What is marked `own` is said in the
 * page's own language, everything else is English.
 */
import type { Preview, RuleChange, Told, View } from '../game';
import type { Sent } from '../connection';
import type { HostMessage, LessonTry } from '../protocol';
import { isText, knows, say, speaks, type Message, type Reader, type Said } from './catalogue';
import { hereIn } from './moment';

/** In which words the server is to tell of a game: messages, if they can be said here. */
export const wordsFor = (game: string): null | 'en' => (speaks(game) ? null : 'en');

export function inOwnWords(message: HostMessage, to: Reader): HostMessage {
  switch (message.type) {
    case 'update':
      return { ...message, ...standingIn(message, to), told: message.told.map((told) => toldIn(told, to)) };
    case 'resync':
      return { ...message, ...standingIn(message, to), log: message.log.map((told) => toldIn(told, to)) };
    case 'stale':
      return {
        ...message,
        ...standingIn(message, to),
        log: message.log.map((told) => toldIn(told, to)),
        message: say({ id: 'stale' }, to),
      };
    case 'refused':
      return refusalIn(message, to);
    default:
      return message;
  }
}

/** `own`: it is said in the page's language. */
export function refusalIn<R extends { message: Said; said?: Message[] | null }>(refused: R, to: Reader) {
  const { message, said = null } = refused;
  const own = isText(message) && said && knows(said, to.game) ? said : message;
  return { ...refused, message: hereIn(say(own, to)), own: !isText(own) };
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

/** JSON with texts in place of the messages of its `text`, `message` and `title`, at any depth. */
function saidWithin(found: unknown, to: Reader): unknown {
  if (Array.isArray(found)) return found.map((one) => saidWithin(one, to));
  if (typeof found !== 'object' || found === null) return found;
  const parts = Object.entries(found).map(([key, value]): [string, unknown] => [
    key,
    value && SAID.has(key) ? say(value as Said, to) : saidWithin(value, to),
  ]);
  return Object.fromEntries(parts);
}

const SAID = new Set(['text', 'message', 'title']);

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
  const { changes } = view;
  const said = partIn(view, to);
  return changes
    ? { ...said, changes: changes.map((change): RuleChange => ({ ...change, text: say(change.text, to) })) }
    : said;
}

/** With texts in place of messages, also in objects within it. What holds none stays as it is. */
function partIn<P extends object>(part: P, to: Reader): P {
  const said = Object.entries(part).flatMap(([key, value]: [string, unknown]) => {
    if (value === null || typeof value !== 'object') return [];
    if (key === 'text') return [[key, say(value as Said, to)]];
    const found = Array.isArray(value) ? value : partIn(value, to);
    return found === value ? [] : [[key, found]];
  });
  return said.length ? { ...part, ...Object.fromEntries(said) } : part;
}
