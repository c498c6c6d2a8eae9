import { expect, test, vi } from 'vitest';

import type { Offer } from '$web/game';
import { ask, button, cardOf, doubtOf, inWords, sealed } from './asking';
import { draft } from './draft.svelte';
import type { Readiness, ReactionWindow } from './made/shown';
import { everything, facts } from './public';
import {
  advance,
  attacked,
  discard,
  drawDiscard,
  drawPile,
  lay,
  lose,
  pass,
  seen,
  snipe,
  train,
} from './testing';
import { positionInWords } from './words';

const view = seen({ Advance: 1, Attack: 1, T2: 1 });
const names = { A: 'Heron', B: 'Otter', C: 'Badger' };

test('the question follows what is chosen', () => {
  const made = draft();
  const legal = [
    advance('Rifleman', 'B', 'Ninja'),
    advance('Commando', 'B', 'Ninja'),
    train(2),
    discard('T2'),
  ];
  const asked = () => ask(view, 'A', legal, made);
  expect(asked()).toBeNull();
  made.picked = ['T2'];
  expect(asked()).toBe('Train with 2 points, or discard the card?');
  made.picked = ['Advance'];
  expect(asked()).toBe('Advance with which soldier?');
  made.own = 'Commando';
  expect(asked()).toBe('Which soldier does your Commando attack?');
});

test('the cards of a lay are spelled out', () => {
  const made = draft();
  const legal = [lay('Block', 'M16'), lay('Block', 'M16', 'Adrenaline')];
  made.picked = ['Block'];
  expect(ask(view, 'A', legal, made)).toBe('Chosen: Block. Choose another card.');
  made.picked = ['M16', 'Block', 'Adrenaline'];
  expect(ask(view, 'A', legal, made)).toBe('Play Block with M16 and Adrenaline?');
});

test('drawing and passing are buttons, and what is played is not', () => {
  expect(button(drawPile, view)?.label).toBe('Draw from the pile');
  expect(button(drawDiscard, view)?.label).toBe('Take Block');
  expect(button(lay('Attack'), view)).toBeNull();
  expect(button(pass('PASS'), view)).toEqual({ label: 'Pass', tone: 'plain' });
  const window: ReactionWindow = { kind: 'W-LAY', asks: ['A'] };
  expect(button(pass('NO_MIRROR'), { ...view, window })).toEqual({ label: 'No Mirror', tone: 'main' });
});

test('giving no answer is questioned where a card answers, but never where it was the hint', () => {
  const give = pass('NO_RESPONSE');
  const answer = lay('Block');
  const holding = (held: Record<string, Readiness>) => {
    const view = attacked({ Block: 1 });
    return { ...view, combat: { ...view.combat!, pending: { ...view.combat!.pending!, held } } };
  };
  const hinted = (offer: Offer) => ({ offer, text: offer.text });
  expect(doubtOf(holding({ Block: 'ready' }), give, null)).toBe('You have an answer. Give none?');
  expect(doubtOf(holding({ Block: 'boost' }), give, hinted(answer))).toBe('You have an answer. Give none?');
  expect(doubtOf(holding({ Block: 'ready' }), give, hinted(give))).toBeUndefined();
  expect(doubtOf(holding({ Block: 'short' }), give, null), 'it cannot be played').toBeUndefined();
  expect(doubtOf(holding({}), give, null)).toBeUndefined();
});

test('the soldier lost to the Bomb is asked for', () => {
  expect(ask(view, 'A', [lose('Rifleman'), lose('Commando')], draft())).toBe(
    'The Bomb takes one of your soldiers. Choose which.',
  );
});

test('after the end every hand is known from its owner’s view', () => {
  const all = everything({ A: view, B: { ...view, viewer: 'B', hand: { Stun: 2 } } });
  expect(all.players.map(({ hand }) => hand)).toEqual([
    ['Advance', 'Attack', 'T2'],
    ['Stun', 'Stun'],
    undefined,
  ]);
  expect(all.viewer).toBeNull();
});

test('the plates say what counts', () => {
  expect(facts(view, 'C').map(({ label }) => label)).toEqual(['Cards', 'Won']);
  expect(facts({ ...view, mode: 'rounds' }, 'C').map(({ label }) => label)).toEqual(['Cards', 'Points']);
});

test('the position in words', () => {
  const words = positionInWords(attacked({ Block: 2 }), names);
  expect(words).toContain('It is Otter’s turn.');
  expect(words).toContain('Combat: Otter’s Ninja against Heron’s Rifleman.');
  expect(words).toContain('Otter Attack with Ninja Stars');
  expect(words).toContain('Heron must answer.');
  expect(words).toContain('Possible answers: Block, Retaliate and Stun.');
  expect(words).toContain('Your hand: 2 × Block.');
  expect(words).toContain('Badger: Scout (Smoke Bomb), 8 cards, 0 battles won.');
});

test('what is asked is said shortly', () => {
  const drawing = seen({}, { phase: 'draw', draws_left: 2 });
  expect(ask(drawing, 'A', [drawPile, drawDiscard], draft())).toBe(
    'Draw 2 cards: from the pile, or take Block.',
  );
  expect(ask({ ...drawing, draws_left: 1 }, 'A', [drawPile], draft())).toBe('Draw 1 card from the pile.');
  expect(ask(attacked({}), 'A', [pass('NO_RESPONSE')], draft())).toBe(
    'Answer the Attack, or lose your Rifleman.',
  );
});

test('a sealed answer is said in words, and its card is known', () => {
  expect(sealed('PASS', view)).toBe('pass');
  expect(sealed('SNIPE B.Ninja', view)).toBe('Sniper, Ninja');
  expect(sealed('BOMB', view)).toBe('Bomb');
  expect([cardOf('INTERFERE Scout'), cardOf('NO_DUD')]).toEqual(['Interfere', null]);
});

test('a window in which nothing that is held reacts says so', () => {
  const open = seen({ T2: 1 }, { phase: 'W-LAY', window: { kind: 'W-LAY', asks: ['A', 'C'] } });
  expect(ask(open, 'A', [pass('PASS')], draft())).toBe('You have no card to react with. Press P to pass.');
  expect(ask(open, 'A', [pass('PASS'), snipe('B', 'Ninja')], draft())).toBeNull();
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(pointer: coarse)' }));
  expect(ask(open, 'A', [pass('PASS')], draft()), 'a finger has no keys').toBe(
    'You have no card to react with.',
  );
  vi.unstubAllGlobals();
});

test('a hint is said as the buttons say it', () => {
  expect(inWords(train(2), view, names)).toBe('Train: 2 points');
  expect(inWords(discard('T2'), view, names)).toBe('Discard Training 2');
  expect(inWords(advance('Commando', 'B', 'Ninja'), view, names)).toMatch(
    /^Play Advance: .*Commando, .*Otter.*Ninja/,
  );
  expect(inWords(pass('NO_RESPONSE'), attacked({}), names)).toBe('No answer: lose');
  expect(inWords(drawPile, view, names)).toBeNull();
});
