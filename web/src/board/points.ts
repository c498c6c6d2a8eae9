/* Points and boxes, in drawing units. */
export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

export const middleOf = (box: Box): Point => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** What two boxes that meet have in common. */
export function overlap(one: Box, other: Box): Box {
  const [x, y] = [Math.max(one.x, other.x), Math.max(one.y, other.y)];
  return {
    x,
    y,
    width: Math.min(one.x + one.width, other.x + other.width) - x,
    height: Math.min(one.y + one.height, other.y + other.height) - y,
  };
}

/** A point of the window as a point of the drawing, and back. */
export function toDrawing(svg: SVGSVGElement, { x, y }: Point): Point {
  const matrix = svg.getScreenCTM?.()?.inverse();
  return matrix ? new DOMPoint(x, y).matrixTransform(matrix) : { x, y };
}

export function toPlace(svg: SVGSVGElement, { x, y }: Point): Point {
  const matrix = svg.getScreenCTM?.();
  return matrix ? new DOMPoint(x, y).matrixTransform(matrix) : { x, y };
}
