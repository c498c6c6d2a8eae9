/* Small signs: what is won, and what lies on a player. */
import { disc, face, gap, line, solid, star, type Stroke } from './strokes';

/** Won, not yet won; stunned; barred from refilling; points of training; cards in hand; a soldier; aimed at. */
export type TokenKind =
  'won' | 'open' | 'stunned' | 'barred' | 'training' | 'cards' | 'soldier' | 'aim' | 'power';

export const TOKENS: Record<TokenKind, Stroke[]> = {
  won: [solid(disc(0, 0, 40)), face(star(0, 2, 32))],
  open: [line(disc(0, 0, 36), 6)],
  stunned: [face(disc(0, 0, 40)), solid('M8 -34L-22 5H-3L-8 34L22 -8H4L14 -34Z')],
  barred: [
    face(disc(0, 0, 40)),
    solid('M-16 -22H16V26H-16Z'),
    gap('M-9 -14H9M-9 -5H9M-9 4H9', 4),
    line('M-28 -28L28 28', 9),
  ],
  training: [solid('M-36 -2L0 -28L36 -2V16L0 -10L-36 16ZM-36 22L0 -4L36 22V40L0 14L-36 40Z')],
  cards: [face('M-34 -30L6 -40L22 26L-18 36Z'), solid('M-12 -34H32V40H-12Z'), gap('M-2 -22H22V28H-2Z', 4)],
  soldier: [
    solid('M-40 44Q-38 14 -14 12H14Q38 14 40 44Z'),
    solid('M-28 -6Q-30 -42 0 -42Q30 -42 28 -6Q16 8 0 10Q-16 8 -28 -6Z'),
    gap('M-28 -8Q0 -18 28 -8', 5),
  ],
  aim: [line(disc(0, 0, 30), 7), line('M0 -44V-16M0 44V16M-44 0H-16M44 0H16', 7)],
  power: [solid(star(0, 3, 44))],
};
