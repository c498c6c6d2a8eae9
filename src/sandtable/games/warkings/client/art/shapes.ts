/* The outlines by which colours are told apart without colour, in boxes from -30 to 30. */
import { slanting, standing } from '$web/cards/patterns';
import { DISC, HEXAGON, LOZENGE, SHIELD } from '$web/cards/seats';
import type { Colour } from '../cards';

const BURST =
  'M0 -31L8 -19L22 -22L19 -8L31 0L19 8L22 22L8 19L0 31L-8 19L-22 22L-19 8L-31 0L-19 -8L-22 -22L-8 -19Z';

/** The badge in a card's corner. */
export const BADGE: Record<Colour, string> = {
  blue: LOZENGE,
  green: DISC,
  yellow: HEXAGON,
  red: SHIELD,
  dark: BURST,
};

/** The picture of a card: its corner and measures in the card's box of 100 by 140. */
export const PANEL = { x: 6, y: 6, width: 88, height: 96 } as const;

/** What lies behind the sign: slanting lines, dots, standing lines, nothing, a trellis. */
export const PATTERN: Record<Colour, string> = {
  blue: slanting(PANEL, 11, 1),
  green: lying(9),
  yellow: standing(PANEL, 8),
  red: '',
  dark: slanting(PANEL, 13, 1) + slanting(PANEL, 13, -1),
};

function lying(gap: number): string {
  const { x, y, width, height } = PANEL;
  let path = '';
  for (let row = 0; row * gap < height - gap / 2; row++)
    path += `M${x + (row % 2 ? gap : gap / 2)} ${y + gap / 2 + row * gap}H${x + width - 2}`;
  return path;
}
