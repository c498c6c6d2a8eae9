/* What is hinted at, in words: an act is read as it is written, and said as people call units and weapons. */
import type { Offer } from '$web/game';
import { text } from './text';
import { nameOfType, nameOfWeapon } from './text/names';
import type { CombatView, Position, Unit } from './made/shown';
import { titleOf, titleTo } from './words';

const words = text.hint;

export const inWords = (offer: Offer, view: CombatView, names: Record<string, string>): string | null =>
  offer.kind === 'end'
    ? (text.button.end[view.phase] ?? text.button.done)
    : wholeInWords(offer.text, view, names);

/** "declare S1 rifle S2": who acts is one of the own, who is aimed at one of theirs, unless somebody is healed. */
export function wholeInWords(
  written: string,
  view: CombatView,
  names: Record<string, string>,
): string | null {
  const [verb = '', name = '', ...rest] = written.split(' ');
  if (verb === 'buy') return words.buy(nameOfType(name), rest.map(nameOfWeapon));
  const you = view.viewer;
  const find = (called: string | undefined, own: boolean) =>
    view.units.find((unit) => unit.name === called && (unit.side === you) === own);
  const unit = find(name, true);
  const target = find(rest.at(-1), verb === 'heal');
  return unit ? said(verb, unit, rest, target && titleTo(target, you, names)) : null;
}

function said(verb: string, unit: Unit, rest: string[], target: string | undefined): string | null {
  const title = titleOf(unit);
  switch (verb) {
    case 'move':
      return words.move(title);
    case 'deploy':
      return words.deploy(title, rest[1] ? text.positions[rest[1] as Position] : '');
    case 'position':
      return words.position(title, text.stance[rest[0] as Position]);
    case 'declare':
    case 'fire':
      return target ? words.attack(title, target, nameOfWeapon(rest[0]!)) : null;
    case 'melee':
      return target ? words.attack(title, target, nameOfWeapon('melee')) : null;
    case 'heal':
      return target ? words.heal(title, target) : null;
    default:
      return null;
  }
}
