/* The one thing that is asked, in the game's own words, and the faces of offers that are buttons. */
import type { ButtonFace, Offer } from '$web/game';
import { choices } from './choices';
import type { Draft } from './draft.svelte';
import { text } from './text';
import { nameOfWeapon } from './text/names';
import type { CombatChoice, CombatView, Unit } from './made/shown';
import { titleOf, titleTo } from './words';

export function button(offer: Offer, _view: CombatView): ButtonFace | null {
  const choice = offer as CombatChoice;
  if (choice.kind === 'dirt')
    return choice.yes
      ? { label: text.button.dirt, tone: 'main' }
      : { label: text.button.stay, tone: 'plain' };
  if (choice.kind === 'resign')
    return { label: text.button.resign, tone: 'quiet', confirm: text.button.resignSure };
  return null;
}

export const isBuying = (view: CombatView, you: string | null): boolean =>
  view.phase === 'buy' && you !== null && !view.buying?.done.includes(you);

export function ask(
  view: CombatView,
  you: string | null,
  legal: Offer[],
  draft: Draft,
  names: Record<string, string>,
): string | null {
  const called = (target: Unit) => titleTo(target, you, names);
  const unit = view.units.find(({ id }) => id === draft.selected);
  const title = unit ? titleOf(unit) : null;
  switch (view.phase) {
    case 'buy':
      return text.ask.buy;
    case 'dirt':
      return askDirt(view);
    case 'deploy':
      return askDeploy(draft, title);
    case 'move':
      if (!unit || !title) return text.ask.move;
      if (draft.way?.legal === false && draft.way.message) return draft.way.message;
      if (draft.feet) return text.ask.moveThere(title, text.board.feetOf(...draft.feet));
      if (unit.moved) return text.ask.moved(title);
      return text.ask.moveUnit(title, unit.feet);
    case 'position':
      return title ? text.ask.positionUnit(title) : text.ask.position;
    default:
      return askAim(view, legal, draft, title, called);
  }
}

function askDeploy({ proposal, deploying }: Draft, title: string | null): string {
  if (deploying) return text.ask.deploying;
  if (proposal) return proposal.length ? text.ask.proposed : text.ask.proposing;
  return title ? text.ask.deployUnit(title) : text.ask.deploy;
}

function askDirt(view: CombatView): string | null {
  const asked = view.units.find(({ id }) => id === view.asked);
  if (!asked) return null;
  return text.ask.dirt(titleOf(asked), view.declared.filter(({ target }) => target === asked.id).length);
}

/** The sum of the attack that is aimed, or why it cannot be made; both in the words of the rules. */
function attackSum(view: CombatView, { sight, sum }: Draft, called: (target: Unit) => string): string | null {
  const target = view.units.find(({ id }) => id === sight?.target);
  if (!sight || !target) return null;
  if (sight.legal === false) return sight.message;
  return sum && `${called(target)}: ${sum.text}`;
}

function askAim(
  view: CombatView,
  legal: Offer[],
  draft: Draft,
  title: string | null,
  called: (target: Unit) => string,
): string | null {
  const words: Record<string, [string, (title: string) => string]> = {
    declare: [text.ask.declare, text.ask.aim],
    melee: [text.ask.melee, text.ask.aim],
    vehicles: [text.ask.vehicles, text.ask.aim],
    heal: [text.ask.heal, text.ask.healUnit],
  };
  const said = words[view.phase];
  if (!said) return null;
  if (title === null) return said[0];
  const sum = attackSum(view, draft, called);
  if (sum !== null) return sum;
  const aimed = choices(legal, draft).targets.find((offer) => offer.text === draft.aim?.text);
  const target = view.units.find(({ id }) => id === aimed?.target);
  if (!aimed || !target) return said[1](title);
  if (aimed.kind === 'heal') return text.ask.heals(title, called(target));
  const weapon = nameOfWeapon(aimed.weapon ?? 'melee');
  return text.ask.attack(title, weapon, called(target));
}
