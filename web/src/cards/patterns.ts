/* What lies behind a card's picture, so that kinds are told apart without colour: paths in the box of its panel. */
import type { Box } from '../board/points';

export function slanting({ x, y, width, height }: Box, step: number, way: 1 | -1): string {
  let path = '';
  for (let c = step; c < width + height; c += step) {
    const [x1, y1] = c < height ? [0, c] : [c - height, height];
    const [x2, y2] = c < width ? [c, 0] : [width, c - width];
    const at = (dx: number) => (way === 1 ? x + dx : x + width - dx);
    path += `M${at(x1)} ${y + y1}L${at(x2)} ${y + y2}`;
  }
  return path;
}

export function standing({ x, y, width, height }: Box, step: number): string {
  let path = '';
  for (let dx = step / 2; dx < width; dx += step) path += `M${x + dx} ${y}V${y + height}`;
  return path;
}
