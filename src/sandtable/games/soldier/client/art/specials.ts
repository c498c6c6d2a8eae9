/* The signs of the cards that come in between: sniper, bomb, what meets them, and the rest. */
import type { Kind } from '$web/cards/counts';
import { disc, face, gap, line, pale, placed, solid, star, type Stroke } from './strokes';

const shell: Stroke[] = [
  solid(disc(-2, 12, 30)),
  solid('M4 -28L22 -20L17 -8L-1 -16Z'),
  gap('M-22 8Q-20 -6 -8 -10', 3),
];
/** Cold: crosses for eyes, and a mouth that says so. */
const dead = gap('M-18 4L-8 14M-8 4L-18 14M4 4L14 14M14 4L4 14M-12 28Q-2 20 8 28', 3.4);

export const SPECIALS: Record<Kind, Stroke[]> = {
  Sniper: [
    solid('M-20 16Q-20 6 -11 4H11Q20 6 20 16V24H-20Z'),
    face('M-9 -8H9V0Q9 8 0 9Q-9 8 -9 0Z'),
    solid('M-14 -5Q-16 -22 0 -22Q16 -22 14 -5Q7 -9 0 -9Q-7 -9 -14 -5Z'),
    line(disc(0, 0, 33), 5),
    line('M0 -44V-25M0 44V25M-44 0H-24M44 0H24', 5),
  ],
  Interfere: [
    pale('M-44 14H-29V2L-10 22L-29 42V30H-44ZM44 14H29V2L10 22L29 42V30H44Z'),
    solid('M-11 -44H11V-10H27L0 24L-27 -10H-11Z'),
    gap('M-4 -36V-16M4 -36V-16', 2.4),
  ],
  Radio: [
    line('M-15 -12V-42', 6),
    solid('M-26 -14H14V38Q14 44 8 44H-20Q-26 44 -26 38Z'),
    face('M-18 -6H6V8H-18Z'),
    gap('M-18 18H6M-18 26H6M-18 34H6', 3),
    line('M18 -30Q25 -24 18 -17M26 -37Q39 -24 26 -10M34 -43Q52 -24 34 -4', 4),
  ],
  Mirror: [
    solid('M-17 14H-5V44H-17Z'),
    solid('M-11 -44Q14 -42 14 -14Q14 16 -11 18Q-36 16 -36 -14Q-36 -42 -11 -44Z'),
    face('M-11 -37Q8 -35 8 -14Q8 9 -11 11Q-30 9 -30 -14Q-30 -35 -11 -37Z'),
    line('M-22 -18L-10 -30M-22 -6L-2 -26', 3),
    line('M44 -34L20 -14L36 6', 4),
    solid('M44 18L26 8L42 -2Z'),
  ],
  Persuasion: [
    solid('M-42 -40H22Q28 -40 28 -34V-8Q28 -2 22 -2H-14L-28 12V-2H-36Q-42 -2 -42 -8Z'),
    gap('M-32 -28H16M-32 -16H2', 4),
    face('M-4 8H38Q43 8 43 13V29Q43 34 38 34H30V44L18 34H-4Q-9 34 -9 29V13Q-9 8 -4 8Z'),
    line('M2 17H32M2 25H20', 3),
  ],
  Bomb: [...shell, line('M14 -22Q22 -40 33 -34', 4), pale(star(34, -32, 13))],
  Dud: [...shell, dead, line('M13 -20Q20 -34 28 -28Q36 -20 40 -10', 4)],
  SuperDud: [
    pale('M-40 -36Q-18 -34 0 -44Q18 -34 40 -36V-2C40 22 20 38 0 45C-20 38 -40 22 -40 -2Z'),
    ...placed('translate(1 0) scale(.72)', [...shell, dead]),
    solid(star(24, -24, 11)),
  ],
};
