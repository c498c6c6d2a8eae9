/* The kinds of card as they are drawn and ordered. What they may do is the server's to say. */
import { ordered, type Kind } from '$web/cards/counts';
import type { Colour } from '$web/cards/Sheet.svelte';

export const WEAPONS: readonly Kind[] = [
  'Glock',
  'Knife',
  'Grenade',
  'M16',
  'M4',
  'NinjaStars',
  'SniperRifle',
  'Pistol',
  'SmokeBomb',
];

/** Striking, parrying, training, weapon, strength, out of the ordinary, deadly. */
const LOOKS: Record<Colour, readonly Kind[]> = {
  red: ['Advance', 'Attack', 'Retaliate'],
  blue: ['Block', 'Redirect', 'Stun', 'Retreat'],
  green: ['T1', 'T2', 'T3'],
  steel: WEAPONS,
  yellow: ['Superhuman', 'Adrenaline'],
  violet: ['Interfere', 'Radio', 'Mirror', 'Persuasion'],
  dark: ['Sniper', 'Bomb', 'Dud', 'SuperDud'],
};

const LOOK_OF = new Map<Kind, Colour>(
  Object.entries(LOOKS).flatMap(([look, kinds]) =>
    kinds.map((kind): [Kind, Colour] => [kind, look as Colour]),
  ),
);

export const lookOf = (kind: Kind): Colour => LOOK_OF.get(kind) ?? 'dark';

/** In the hand: what fights, what strengthens it, what comes in between, what is trained with. */
export const KINDS: readonly Kind[] = [
  'Advance',
  'Attack',
  'Block',
  'Retaliate',
  'Redirect',
  'Stun',
  'Retreat',
  ...WEAPONS,
  'Superhuman',
  'Adrenaline',
  'Sniper',
  'Mirror',
  'Bomb',
  'Dud',
  'SuperDud',
  'Interfere',
  'Radio',
  'Persuasion',
  'T1',
  'T2',
  'T3',
];

export const { inOrder, kindsOf, listed } = ordered(KINDS);
