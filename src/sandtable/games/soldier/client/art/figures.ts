/* The fourteen soldiers from the chest up: the same shoulders and face, and of each what nobody else wears. */
import type { Name } from '../made/shown';
import { disc, face, gap, line, pale, placed, solid, star, type Stroke } from './strokes';

const shoulders = solid('M-42 45Q-42 22 -17 15H17Q42 22 42 45Z');
const head = face('M-16 -16H16V-1Q16 16 0 19Q-16 16 -16 -1Z');
const eyes = line('M-9 -3H-4M4 -3H9', 3.4);
const mouth = line('M-5 9H5', 2.4);
const collar = gap('M-13 17L0 30L13 17', 2.6);
const moustache = solid('M0 4Q-8 2 -13 9Q-6 12 0 8Q6 12 13 9Q8 2 0 4Z');
const helmet = solid('M-25 -9Q-28 -41 0 -42Q28 -41 25 -9Q13 -16 0 -16Q-13 -16 -25 -9Z');
const man = [shoulders, collar, head];
const lower = (strokes: Stroke[]) => placed('translate(0 8) scale(.84)', strokes);

export const FIGURES: Record<Name, Stroke[]> = {
  Rifleman: [
    line('M35 45L31 -34', 6),
    line('M31 -34L30.5 -43', 3),
    ...man,
    eyes,
    mouth,
    helmet,
    gap('M-22 -26L-6 -13M-10 -37L12 -14M6 -40L23 -22M22 -26L6 -13M10 -37L-12 -14M-6 -40L-23 -22', 1.6),
    line('M-18 -10Q-16 16 0 20Q16 16 18 -10', 2),
  ],
  Marine: [
    ...man,
    eyes,
    line('M-6 8H6M-3 14H3', 2.6),
    solid('M-21 -18L-27 -36L0 -42L27 -36L21 -18Z'),
    solid('M-22 -17Q0 -23 22 -17L31 -8Q0 -16 -31 -8Z'),
    gap('M-24 -34L0 -32L24 -34', 2),
    face(star(0, -26, 6.5)),
  ],
  Paratrooper: [
    pale('M-44 -14Q-42 -45 0 -45Q42 -45 44 -14Q33 -22 22 -14Q11 -22 0 -14Q-11 -22 -22 -14Q-33 -22 -44 -14Z'),
    line(
      'M-44 -14L-20 34M-22 -14L-14 30M44 -14L20 34M22 -14L14 30M-15 -44Q-24 -30 -22 -14M15 -44Q24 -30 22 -14',
      2,
    ),
    ...placed('translate(0 13) scale(.72)', [
      ...man,
      eyes,
      mouth,
      helmet,
      line('M-17 -10L-7 18H7L17 -10', 3),
      gap('M-23 -22H23', 2.4),
    ]),
  ],
  Ranger: [
    ...man,
    eyes,
    mouth,
    pale('M-19 14Q0 26 19 14L22 22Q8 30 5 28L10 42L0 36L-10 42L-5 28Q-8 30 -22 22Z'),
    solid('M-16 -18Q-19 -40 -8 -43L0 -38L8 -43Q19 -40 16 -18Z'),
    solid('M-42 -17Q0 -29 42 -17Q0 -7 -42 -17Z'),
    gap('M-16 -23Q0 -27 16 -23M0 -37V-30', 2.6),
  ],
  Commando: [
    ...man,
    eyes,
    line('M-16 2L-7 -1M-15 8L-6 4M16 2L7 -1M15 8L6 4', 3.2),
    line('M-4 12H4', 2.4),
    solid('M-21 -11Q-27 -31 -6 -38Q22 -44 38 -28Q42 -16 26 -14Q10 -20 -4 -18Q-14 -16 -21 -11Z'),
    gap('M-19 -15Q-2 -24 20 -18', 2),
    face('M-13 -33L-3 -34L-4 -26Q-8 -21 -12 -25Z'),
  ],
  Frogman: [
    line('M22 12Q34 10 34 -4V-38', 6),
    solid('M-42 45Q-42 24 -20 18H20Q42 24 42 45Z'),
    solid('M-22 24Q-28 -12 -24 -22Q-18 -42 0 -42Q18 -42 24 -22Q28 -12 22 24Z'),
    face('M-20 -20Q0 -26 20 -20V-4Q18 4 11 4Q4 4 2 -3H-2Q-4 4 -11 4Q-18 4 -20 -4Z'),
    line('M-11 -9H-6M6 -9H11', 3.4),
    pale('M-9 9H9V20Q0 25 -9 20Z'),
    line('M9 14Q18 16 24 11', 4),
    gap('M-5 13H5M-5 17H5', 1.8),
  ],
  Grenadier: [
    ...lower([
      ...man,
      eyes,
      moustache,
      line('M-17 -8Q-14 15 0 19Q14 15 17 -8', 2.4),
      solid('M-21 -10Q-30 -34 -22 -52Q0 -66 22 -52Q30 -34 21 -10Q0 -16 -21 -10Z'),
      gap(
        'M-16 -48L-12 -40M-2 -54V-45M12 -50L10 -41M-20 -32L-15 -25M-4 -34L-2 -26M10 -33L13 -25M20 -38L17 -31',
        2.2,
      ),
      face(disc(0, -19, 5)),
      gap('M-24 20L20 44M-16 17L28 41', 2),
    ]),
  ],
  Sapper: [
    line('M37 45L31 -12', 5),
    pale('M22 -42Q31 -47 40 -42V-22Q31 -8 22 -22Z'),
    ...man,
    eyes,
    solid('M-16 2Q-16 20 0 24Q16 20 16 2Q10 6 0 5Q-10 6 -16 2Z'),
    gap('M-5 11H5', 2.6),
    solid('M-22 -14Q-24 -40 0 -41Q24 -40 22 -14Z'),
    solid('M-27 -16H27V-10H-27Z'),
    face(disc(0, -27, 8)),
    line('M-4 -27H4M0 -31V-23', 2),
  ],
  Officer: [
    ...man,
    eyes,
    moustache,
    solid('M-31 -28Q0 -50 31 -28L20 -16H-20Z'),
    pale('M-21 -21H21L19 -13H-19Z'),
    solid('M-20 -13Q0 -8 20 -13L22 -6Q0 3 -22 -6Z'),
    face(star(0, -29, 7)),
    face('M-41 30L-26 21L-22 27L-39 37ZM41 30L26 21L22 27L39 37Z'),
    gap('M-6 34H6M-6 40H6', 2.6),
  ],
  Pilot: [
    shoulders,
    pale('M-18 14Q0 28 18 14L36 24Q44 20 44 30Q36 36 22 30L8 34Q0 30 -20 26Z'),
    solid('M-22 12Q-27 -8 -24 -22Q-19 -42 0 -42Q19 -42 24 -22Q27 -8 22 12Q17 16 13 10H-13Q-17 16 -22 12Z'),
    face('M-13 -15Q0 -19 13 -15V0Q12 14 0 16Q-12 14 -13 0Z'),
    line('M-8 -4H-4M4 -4H8', 3.2),
    line('M-4 8Q0 11 5 7', 2.4),
    line('M-25 -26H25', 5),
    face(disc(-10, -26, 9)),
    face(disc(10, -26, 9)),
    line('M-14 -24L-9 -30M6 -24L11 -30', 2),
  ],
  MilitaryPolice: [
    ...man,
    mouth,
    solid('M-17 -8H17V-2Q15 5 9 5Q3 5 1 -2H-1Q-3 5 -9 5Q-15 5 -17 -2Z'),
    face('M-26 -8Q-28 -42 0 -43Q28 -42 26 -8Q13 -15 0 -15Q-13 -15 -26 -8Z'),
    solid('M-26 -16Q0 -26 26 -16V-10Q0 -19 -26 -10Z'),
    line('M-13 -25V-36L-8 -29L-3 -36V-25M3 -25V-36H9Q13 -33 9 -30H3', 3),
    line('M-18 -8Q-16 16 0 20Q16 16 18 -8', 2),
  ],
  Ninja: [
    line('M-24 30L-40 -30', 6),
    line('M-45 -12L-28 -16', 5),
    line('M20 -14Q30 -30 42 -28M20 -10Q32 -14 44 -8', 6),
    solid('M-42 45Q-42 24 -20 18H20Q42 24 42 45Z'),
    solid('M-22 22Q-28 -8 -24 -22Q-18 -43 0 -43Q18 -43 24 -22Q28 -8 22 22Z'),
    face('M-20 -14Q0 -18 20 -14V0Q0 5 -20 0Z'),
    line('M-14 -9L-5 -5M14 -9L5 -5', 3.6),
    gap('M-23 -22Q0 -29 23 -22M-14 10Q0 16 14 10', 2.4),
  ],
  Marksman: [
    solid('M-44 45L-40 26L-22 15H22L40 26L44 45Z'),
    solid(
      'M-28 22L-37 6L-29 0L-37 -13L-27 -17L-28 -33L-15 -32L-9 -44L1 -36L12 -45L16 -33L29 -33L27 -18L38 -12L29 -1L37 8L28 22Z',
    ),
    face('M-15 -14Q0 -20 15 -14V0Q14 15 0 18Q-14 15 -15 0Z'),
    line('M-11 -4Q-8 -1 -4 -4', 3),
    line('M-4 10H5', 2.4),
    face(disc(8, -4, 9)),
    line('M8 -13V5M-1 -4H17', 2.2),
    gap(
      'M-22 -22L-16 -28M-6 -34L-2 -28M14 -28L20 -24M-31 10L-24 6M30 10L24 5M-30 34L-22 28M26 28L34 36',
      2.2,
    ),
  ],
  Scout: [
    ...man,
    line('M-5 13H5', 2.4),
    solid('M-17 -20Q-18 -42 0 -42Q18 -42 17 -20Z'),
    solid('M-38 -12Q-30 -24 0 -24Q30 -24 38 -12Q20 -17 0 -17Q-20 -17 -38 -12Z'),
    gap('M-17 -27Q0 -31 17 -27', 3),
    solid('M-18 -12H-3V8H-18ZM3 -12H18V8H3ZM-4 -8H4V-2H-4Z'),
    face(disc(-10.5, 5, 7.5)),
    face(disc(10.5, 5, 7.5)),
    line('M-14 3L-9 7M7 3L12 7', 2),
    solid('M-26 4Q-22 -4 -16 0L-14 14L-30 26ZM26 4Q22 -4 16 0L14 14L30 26Z'),
  ],
};
