/* The sets of pieces: how a rank is shown on its block. */
import { setOf } from '$web/settings.svelte';
import { text } from '../text';

export type PieceSet = 'insignia' | 'numbers' | 'letters';

export const SETS = {
  key: 'stratego',
  title: text.sets.title,
  choices: [
    { id: 'insignia', title: text.sets.insignia },
    { id: 'numbers', title: text.sets.numbers },
    { id: 'letters', title: text.sets.letters },
  ],
} as const;

export const pieceSet = (): PieceSet => setOf(SETS) as PieceSet;
