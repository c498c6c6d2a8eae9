/* The signs of the nine weapons. */
import type { Kind } from '$web/cards/counts';
import { disc, face, gap, line, pale, placed, solid, type Stroke } from './strokes';

/** Long weapons lie aslant, muzzle up. */
const aslant = (strokes: Stroke[]) => placed('translate(2 4) rotate(38) scale(.98)', strokes);

const STAR = 'M0 -30L7 -7L30 0L7 7L0 30L-7 7L-30 0L-7 -7Z';

export const WEAPON_SIGNS: Record<Kind, Stroke[]> = {
  Glock: [
    solid('M-40 -28H32Q37 -28 37 -22V-8H-40Z'),
    solid('M6 -8H34L42 36H18Z'),
    line('M-8 -8Q-10 12 11 10', 4.5),
    gap('M-34 -14H16M22 -24V-13M27 -24V-13M32 -24V-13', 2.6),
    gap('M18 4L32 2M20 12L34 10M22 20L36 18', 2),
  ],
  Pistol: [
    solid('M-43 -26H0V-15H-43ZM-40 -31H-34V-26H-40Z'),
    solid('M-4 -30H22Q25 -30 25 -26V-8H-4Z'),
    solid('M14 -10Q36 -6 40 38L22 41Q18 12 6 -2Z'),
    solid('M24 -30L34 -38L36 -32L28 -22Z'),
    gap('M-1 -24H19M-1 -18H19M-1 -12H19', 2.6),
    line('M-6 -8Q-10 12 11 8', 4.5),
  ],
  Knife: placed('translate(1 3) rotate(42)', [
    face('M-8 8V-30Q-7 -42 8 -52V8Z'),
    line('M-1 2V-30', 2.2),
    solid('M-16 8H16V15H-16Z'),
    solid('M-7 15H7V42Q7 47 0 47Q-7 47 -7 42Z'),
    gap('M-7 22H7M-7 29H7M-7 36H7', 2.4),
  ]),
  Grenade: [
    solid('M0 -16C22 -16 29 0 29 13C29 33 16 43 0 43C-16 43 -29 33 -29 13C-29 0 -22 -16 0 -16Z'),
    gap('M-28 4H28M-28 22H28M-11 -15V41M11 -15V41', 3),
    solid('M-10 -28H10V-15H-10Z'),
    line('M-8 -31H16Q28 -29 30 -4', 6),
    line(disc(-22, -29, 10), 4),
  ],
  M16: aslant([
    line('M-58 -1H-20', 5),
    solid('M-58 -4H-50V2H-58Z'),
    solid('M-38 -6H-10V5H-38Z'),
    solid('M-40 -6L-36 -17L-33 -6Z'),
    solid('M-12 -8H24V7H-12Z'),
    line('M-8 -8L-4 -17H16L20 -8', 4.5),
    solid('M22 -7L56 -8V13L22 6Z'),
    solid('M-2 7H11L9 28H-4Z'),
    solid('M18 7H27L32 22H22Z'),
    gap('M-32 -1H-16M-6 0H18', 2),
  ]),
  M4: aslant([
    line('M-46 0H-30', 5),
    solid('M-36 -7H-10V7H-36Z'),
    solid('M-12 -9H24V8H-12Z'),
    solid('M-4 -24H16V-12H-4ZM2 -12H10V-9H2Z'),
    solid('M24 -5H40V-11H50V16H42L38 4H24Z'),
    solid('M-3 8H10Q10 22 3 34L-11 29Q-4 20 -3 8Z'),
    solid('M-30 7H-22V25H-30Z'),
    solid('M16 8H25L30 23H20Z'),
    gap('M-32 0H-14M-7 0H18M0 -18H12', 2),
  ]),
  NinjaStars: [
    solid(STAR, 'translate(-10 10) rotate(14) scale(1.12)'),
    face(disc(-10, 10, 5.5)),
    solid(STAR, 'translate(27 -27) rotate(38) scale(.54)'),
    face(disc(27, -27, 3)),
    line('M8 -40L2 -34M44 -2L38 4', 2.6),
  ],
  SniperRifle: aslant([
    line('M-62 0H-14', 4),
    solid('M-62 -4H-54V4H-62Z'),
    solid('M-22 -5H22V6H-22Z'),
    solid('M18 -5L30 -5L58 -2V15L40 12L30 8H18Z'),
    line('M-10 -15H20', 7),
    solid('M-18 -21H-8V-9H-18ZM18 -20H26V-10H18Z'),
    line('M-4 -12V-4M12 -12V-4', 3),
    line('M-40 2L-50 24M-40 2L-32 25', 3.4),
    solid('M2 6H11V18H2Z'),
    gap('M-16 0H14', 2),
  ]),
  SmokeBomb: [
    pale(
      'M-28 -6Q-44 -8 -41 -22Q-38 -32 -28 -31Q-24 -44 -9 -41Q-1 -46 9 -40Q22 -45 28 -33Q42 -33 42 -19Q41 -7 28 -7Z',
    ),
    line('M-26 -20Q-18 -26 -12 -18M6 -28Q14 -32 20 -24', 2.4),
    solid('M-17 4Q-17 -2 -11 -2H11Q17 -2 17 4V38Q17 44 11 44H-11Q-17 44 -17 38Z'),
    solid('M-7 -12H7V-2H-7Z'),
    gap('M-17 10H17M-17 32H17', 3),
    gap('M0 15V27M-6 21H6', 2.6),
  ],
};
