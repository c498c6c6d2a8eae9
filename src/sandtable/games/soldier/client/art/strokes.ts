/*
 * What every drawing is made of: full, pale and paper-white shapes, lines in ink and lines left free. All are drawn
 * about the origin in a box from -44 to 44.
 */
export interface Stroke {
  as: 'solid' | 'pale' | 'face' | 'line' | 'gap';
  d: string;
  width?: number;
  /** Where the shape is turned or moved to. */
  at?: string;
}

export const solid = (d: string, at?: string): Stroke => ({ as: 'solid', d, at });
export const pale = (d: string, at?: string): Stroke => ({ as: 'pale', d, at });
export const face = (d: string, at?: string): Stroke => ({ as: 'face', d, at });
export const line = (d: string, width = 3, at?: string): Stroke => ({ as: 'line', d, width, at });
export const gap = (d: string, width = 2.4, at?: string): Stroke => ({ as: 'gap', d, width, at });

export const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** A star of five points. */
export function star(x: number, y: number, r: number): string {
  const corners = Array.from({ length: 10 }, (_, i) => {
    const angle = (i * Math.PI) / 5;
    const out = i % 2 ? r * 0.42 : r;
    return `${(x + out * Math.sin(angle)).toFixed(1)} ${(y - out * Math.cos(angle)).toFixed(1)}`;
  });
  return `M${corners.join('L')}Z`;
}

/** Everything smaller or elsewhere: for what stands in front of or behind something. */
export const placed = (at: string, strokes: Stroke[]): Stroke[] =>
  strokes.map((stroke) => ({ ...stroke, at: stroke.at ? `${at} ${stroke.at}` : at }));
