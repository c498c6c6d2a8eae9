/* The one thing that is asked, in the game's own words, and the faces of offers that are buttons. */
import type { Kind } from '$web/cards/counts';
import type { ButtonFace, Hint, Offer } from '$web/game';
import { byFinger } from '$web/lib/pointer';
import { deedsOf, drawsOf, passOf, soldierOffers, type Deed, type Verb } from './choices';
import { choiceOf, type Draft } from './draft.svelte';
import type { Draw, Pass, SoldierChoice } from './made/shown';
import { cardText, layText, listText, text } from './text';
import type { SoldierView } from './types';

const words = text.ask;

/** Draws and passing are buttons; what is played is chosen in the hand, and giving no answer stands in the controls. */
export function button(offer: Offer, view: SoldierView): ButtonFace | null {
  const choice = offer as SoldierChoice;
  if (choice.kind === 'draw') {
    const { from, card } = choice;
    const label = from === 'discard' ? text.button.take(cardText(card ?? '').name) : text.button.draw;
    return { label, tone: 'plain' };
  }
  if (choice.kind !== 'pass' || choice.word === 'NO_RESPONSE') return null;
  return { label: text.button.pass[choice.word], tone: view.window ? 'main' : 'plain' };
}

/** The offer to give no answer. */
export function givingUp(legal: Offer[]): Pass | null {
  const pass = passOf(legal);
  return pass?.word === 'NO_RESPONSE' ? pass : null;
}

/**
 * The question before giving no answer where a card of the hand answers; undefined: it is done at once, as where it
 * was the hint. A hint never advises what is then questioned.
 */
export const doubtOf = ({ combat }: SoldierView, giving: Offer, hint: Hint | null): string | undefined => {
  const answers = Object.values(combat?.pending?.held ?? {}).some((readiness) => readiness !== 'short');
  return answers && hint?.offer.id !== giving.id ? text.button.noAnswerSure : undefined;
};

export const giveUpLabel = ({ combat }: SoldierView): string => text.button.noAnswer(combat?.pending?.none);

/** null: the server's sentence. */
export function ask(view: SoldierView, _you: string | null, legal: Offer[], draft: Draft): string | null {
  const lost = soldierOffers(legal)[0]?.kind;
  if (lost) return lost === 'lose' ? words.lose : words.pick;
  const draws = drawsOf(legal);
  if (draws.pile || draws.discard) return drawing(view, draws.discard);
  if (view.window && legal.length > 0 && legal.every(({ kind }) => kind === 'pass'))
    return byFinger() ? words.nothing : words.nothingByKeys;
  if (draft.picked.length === 0) return view.phase === 'answer' ? answering(view) : null;
  const { ready, pointing } = choiceOf(draft, legal);
  if (pointing) return pointed(pointing.verb, pointing.owns.length > 0, pointing.ends);
  const [first] = ready;
  if (first?.verb === 'discard' && draft.why) return words.only(draft.why, played(first));
  return first ? played(first) : words.more(listText(draft.picked.map((kind) => cardText(kind).name)));
}

function drawing({ draws_left: left }: SoldierView, discard: Draw | null): string {
  return discard ? words.draw(left, cardText(discard.card ?? '').name) : words.drawUnseen(left);
}

/** What must be added stands at the table, beside what answers. */
function answering({ combat, viewer }: SoldierView): string | null {
  if (!combat?.pending) return null;
  const { card, none } = combat.pending;
  const mine = [combat.assaulter, combat.defender].find(({ seat }) => seat === viewer);
  return words.answer(cardText(card).name, none === 'lose' ? (mine?.soldier ?? null) : null);
}

function pointed(verb: Verb, choosing: boolean, ends: Deed[]): string {
  if (choosing) return words.own;
  const own = ends[0]?.own;
  if (verb === 'advance' && own) return words.advance(own);
  const said: Partial<Record<Verb, string>> = {
    snipe: words.snipe,
    redirect: words.redirect,
    radio: words.radio,
    interfere: words.interfere,
  };
  return said[verb] ?? words.play(verb);
}

function played({ offer }: Deed): string {
  const { name } = cardText(offer.card);
  if (offer.kind === 'lay') return words.lay(layText(offer.card, offer.weapon, offer.intensity));
  if (offer.kind === 'train') return words.train(offer.points);
  if (offer.kind === 'discard') return words.discard(name);
  return offer.kind === 'bomb' ? words.bomb : words.play(name);
}

/** The face of what is played from the hand. */
export function faceOf({ offer }: Deed): string {
  const { name } = cardText(offer.card);
  if (offer.kind === 'lay') return text.button.lay(layText(offer.card, offer.weapon, offer.intensity));
  if (offer.kind === 'train') return text.button.train(offer.points);
  if (offer.kind === 'discard') return text.button.discard(name);
  return offer.kind === 'bomb' ? text.button.bomb : text.button.play(name);
}

/** An act in words: what is played, with which soldier, and at whom. */
export function inWords(offer: Offer, view: SoldierView, names: Record<string, string>): string | null {
  if (givingUp([offer])) return giveUpLabel(view);
  const [chosen] = soldierOffers([offer]);
  if (chosen)
    return chosen.kind === 'lose' ? text.button.lose(chosen.soldier) : text.button.own(chosen.soldier);
  const [deed] = deedsOf([offer]);
  if (!deed) return null;
  const { own, target } = deed;
  const at: string[] = own === null ? [] : [text.button.own(own)];
  if (target) {
    const name = names[target.seat] ?? target.seat;
    const owner = target.seat === view.viewer ? null : name;
    at.push(target.soldier === null ? text.button.rob(name) : text.button.target(owner, target.soldier));
  }
  return at.length > 0 ? `${faceOf(deed)}: ${at.join(', ')}` : faceOf(deed);
}

/** A sealed answer, behind "You answered:". */
export function sealed(answer: string, _view: SoldierView): string {
  const [word = '', what = ''] = answer.split(' ');
  const card = cardOf(answer);
  if (card === null) return text.sealed.pass[word] ?? '';
  const soldier = what.split('.').at(-1) ?? '';
  const name = cardText(card).name;
  return soldier ? text.sealed.at(name, soldier) : name;
}

/** The card that an answer in a window plays; null: it passes. */
export const cardOf = (answer: string): Kind | null => REACTIONS[answer.split(' ')[0] ?? ''] ?? null;

const REACTIONS: Record<string, Kind> = {
  SNIPE: 'Sniper',
  BOMB: 'Bomb',
  INTERFERE: 'Interfere',
  MIRROR: 'Mirror',
  DUD: 'Dud',
  SUPERDUD: 'SuperDud',
};
