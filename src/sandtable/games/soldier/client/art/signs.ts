/* The one large sign of every card. */
import type { Kind } from '$web/cards/counts';
import { ACTIONS } from './actions';
import { SPECIALS } from './specials';
import type { Stroke } from './strokes';
import { WEAPON_SIGNS } from './weapons';

const SIGNS: Record<Kind, Stroke[]> = { ...ACTIONS, ...WEAPON_SIGNS, ...SPECIALS };

export const signOf = (kind: Kind): Stroke[] => SIGNS[kind] ?? [];
