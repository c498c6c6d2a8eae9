/* Sand around the spaces, in drawing units: room for the coordinates on the left and below. */
import { UNIT, type Geometry } from '../geometry';

const MARGIN = { left: 34, top: 18, right: 14, bottom: 36 };

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function box(geometry: Pick<Geometry, 'width' | 'height'>): Box {
  return {
    x: -MARGIN.left,
    y: -MARGIN.top,
    width: geometry.width * UNIT + MARGIN.left + MARGIN.right,
    height: geometry.height * UNIT + MARGIN.top + MARGIN.bottom,
  };
}
