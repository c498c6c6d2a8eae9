/* What lies behind a card's sign, so that kinds are told apart without colour; and the shape in its corner. */
import { slanting, standing } from '$web/cards/patterns';
import type { Colour } from '$web/cards/Sheet.svelte';

/** The picture of a card, in the card's box of 100 by 140. */
export const PANEL = { x: 6, y: 6, width: 88, height: 92 } as const;

export const PATTERN: Record<Colour, string> = {
  red: slanting(PANEL, 12, 1),
  blue: lying(11),
  green: '',
  steel: standing(PANEL, 9),
  yellow: rays(),
  violet: slanting(PANEL, 15, 1) + slanting(PANEL, 15, -1),
  dark: '',
};

function lying(step: number): string {
  const { x, y, width, height } = PANEL;
  let path = '';
  for (let dy = step / 2; dy < height; dy += step) path += `M${x} ${y + dy}H${x + width}`;
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
