/* What lies behind a card's sign, so that kinds are told apart without colour; and the shape in its corner. */
import type { Look } from '../cards';

/** The picture of a card, in the card's box of 100 by 140. */
export const PANEL = { x: 6, y: 6, width: 88, height: 92 } as const;

export const PATTERN: Record<Look, string> = {
  red: slanting(12, 1),
  blue: lying(11),
  green: '',
  steel: standing(9),
  yellow: rays(),
  violet: slanting(15, 1) + slanting(15, -1),
  dark: '',
};

function slanting(step: number, way: 1 | -1): string {
  const { x, y, width, height } = PANEL;
  let path = '';
  for (let c = step; c < width + height; c += step) {
    const [x1, y1] = c < height ? [0, c] : [c - height, height];
    const [x2, y2] = c < width ? [c, 0] : [width, c - width];
    const at = (dx: number) => (way === 1 ? x + dx : x + width - dx);
    path += `M${at(x1)} ${y + y1}L${at(x2)} ${y + y2}`;
  }
  return path;
}

function lying(step: number): string {
  const { x, y, width, height } = PANEL;
  let path = '';
  for (let dy = step / 2; dy < height; dy += step) path += `M${x} ${y + dy}H${x + width}`;
  return path;
}

function standing(step: number): string {
  const { x, y, width, height } = PANEL;
  let path = '';
  for (let dx = step / 2; dx < width; dx += step) path += `M${x + dx} ${y}V${y + height}`;
  return path;
}

function rays(): string {
  const { x, y, width, height } = PANEL;
  const [cx, cy] = [x + width / 2, y + height / 2];
  return Array.from({ length: 18 }, (_, i) => {
    const angle = (i * Math.PI) / 9;
    const reach = Math.min(width / 2 / Math.abs(Math.cos(angle)), height / 2 / Math.abs(Math.sin(angle)));
    return `M${cx} ${cy}l${(Math.cos(angle) * reach).toFixed(1)} ${(Math.sin(angle) * reach).toFixed(1)}`;
  }).join('');
}
