/* The guided first game: which step stands, as a pure function of what has happened. */
import type { TourMoment, TourStep } from '../game';

/** The step after those that are finished by themselves; its note is shown only when its moment has come. */
export function stepAfter(steps: TourStep[], at: number, moment: TourMoment): number {
  let step = at;
  for (let next = steps[step]; next?.done?.(moment); next = steps[step]) step += 1;
  return step;
}

/** Where the guide stands when it comes to a step: what is over already is passed by unseen. */
export const comeTo = (steps: TourStep[], at: number, moment: TourMoment): number =>
  isDue(steps[at], moment) ? stepAfter(steps, at, moment) : at;

export function isDue(step: TourStep | undefined, moment: TourMoment): boolean {
  return step !== undefined && (step.when?.(moment) ?? true);
}
