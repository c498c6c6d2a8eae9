/* The outlines by which colours are told apart without colour, in boxes from -30 to 30. */
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
  blue: slanting(11, 1),
  green: lying(9),
  yellow: standing(8),
  red: '',
  dark: slanting(13, 1) + slanting(13, -1),
};

function slanting(gap: number, way: 1 | -1): string {
  const { x, y, width, height } = PANEL;
  let path = '';
  for (let c = gap; c < width + height; c += gap) {
    const [x1, y1] = c < height ? [0, c] : [c - height, height];
    const [x2, y2] = c < width ? [c, 0] : [width, c - width];
    const at = (dx: number) => (way === 1 ? x + dx : x + width - dx);
    path += `M${at(x1)} ${y + y1}L${at(x2)} ${y + y2}`;
  }
  return path;
}

function lying(gap: number): string {
  const { x, y, width, height } = PANEL;
  let path = '';
  for (let row = 0; row * gap < height - gap / 2; row++)
    path += `M${x + (row % 2 ? gap : gap / 2)} ${y + gap / 2 + row * gap}H${x + width - 2}`;
  return path;
}

function standing(gap: number): string {
  const { x, y, width, height } = PANEL;
  let path = '';
  for (let dx = gap / 2; dx < width; dx += gap) path += `M${x + dx} ${y}V${y + height}`;
  return path;
}
