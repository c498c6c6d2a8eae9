/* The signs of the action cards, the training cards and those that strengthen. */
import type { Kind } from '$web/cards/counts';
import { disc, face, gap, line, pale, solid, star, type Stroke } from './strokes';

const BURST =
  'M4 -44L10 -26L26 -38L24 -19L44 -18L28 -6L42 8L22 6L26 26L10 14L2 30L-4 12L-20 20L-14 2L-30 -6L-12 -14L-20 -32L-3 -25Z';

const bag = (x: number, y: number) =>
  solid(`M${x - 12} ${y}q-2 -10 6 -10h12q8 0 6 10q2 10 -6 10h-12q-8 0 -6 -10Z`);
const seam = (x: number, y: number) => `M${x - 6} ${y}H${x + 6}`;
const WALL: [number, number][] = [
  [-25, 12],
  [0, 12],
  [25, 12],
  [-36, 33],
  [-12, 33],
  [12, 33],
  [36, 33],
];

const chevron = (y: number) => solid(`M-34 ${y}L0 ${y - 22}L34 ${y}V${y + 14}L0 ${y - 8}L-34 ${y + 14}Z`);

export const ACTIONS: Record<Kind, Stroke[]> = {
  Advance: [
    solid('M-42 -15H2V-36L43 0L2 36V15H-42L-30 0Z'),
    gap('M-24 -15L-13 0L-24 15M-7 -15L4 0L-7 15', 4),
  ],
  Attack: [
    pale(BURST),
    solid('M-4.5 44V-20H4.5V44ZM-9 -20H9V-14H-9Z', 'translate(-4 4) rotate(40)'),
    face('M-5 -20V-44Q-4 -52 4 -56L5 -20Z', 'translate(-4 4) rotate(40)'),
    solid('M-7 20L-14 48H6L6 20Z', 'translate(-4 4) rotate(40)'),
  ],
  Block: [
    face('M-15 -8H15V2H-15Z'),
    line('M-8 -4H-4M4 -4H8', 3.4),
    solid('M-23 -10Q-26 -40 0 -41Q26 -40 23 -10Q12 -15 0 -15Q-12 -15 -23 -10Z'),
    gap('M-21 -18Q0 -26 21 -18', 2.4),
    ...WALL.map(([x, y]) => bag(x, y)),
    gap(WALL.map(([x, y]) => seam(x, y)).join('')),
  ],
  Retaliate: [
    line('M40 27H-8A20.5 20.5 0 0 1 -8 -14H8', 13),
    solid('M6 -41L43 -14L6 13Z'),
    gap('M34 27H22', 4),
  ],
  Redirect: [
    pale('M-33 -12V-24H-42L-26 -44L-10 -24H-19V-12Z'),
    line('M-26 43V8Q-26 -5 -12 -5H8', 13),
    solid('M6 -32L43 -5L6 22Z'),
  ],
  Stun: [
    pale(star(-29, -22, 13)),
    pale(star(31, 20, 13)),
    pale(star(-27, 31, 9)),
    pale(star(32, -28, 9)),
    solid('M8 -44L-24 6H-4L-10 44L26 -10H4L16 -44Z'),
  ],
  Retreat: [
    line('M-30 44V-40', 6),
    solid(disc(-30, -41, 4.5)),
    face('M-27 -36Q-10 -46 6 -36T40 -37Q34 -20 40 -2Q22 -10 6 0T-27 -2Z'),
    line('M-16 -30Q-6 -34 4 -28M-16 -10Q-4 -15 8 -9M18 -31Q26 -28 32 -30', 2.2),
  ],
  T1: [chevron(8)],
  T2: [chevron(-4), chevron(20)],
  T3: [chevron(-14), chevron(8), chevron(30)],
  Superhuman: [
    solid(
      'M4 -41h22q7 0 7 7v10q0 6 -6 7Q40 8 34 23Q21 41 -6 36L-42 40V17Q-30 7 -17 5Q-4 -4 8 6Q12 -4 6 -18Q-2 -19 -2 -25v-9q0 -7 6 -7Z',
    ),
    gap('M-15 14Q1 3 17 17M4 -33H16M4 -26H16', 2.8),
    line('M-42 -4L-28 -10M-36 -30L-24 -22M-16 -44L-11 -30', 4),
  ],
  Adrenaline: [
    solid('M0 42C-42 12 -46 -8 -37 -24C-28 -38 -8 -36 0 -19C8 -36 28 -38 37 -24C46 -8 42 12 0 42Z'),
    gap('M-38 2H-17L-9 -15L3 20L11 -5L15 2H38', 4.4),
  ],
};
