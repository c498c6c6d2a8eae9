/** Somebody points with a finger, and has most likely no keys. */
export const byFinger = (): boolean =>
  typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches;
