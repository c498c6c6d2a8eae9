/* The same unevenness for the same place, so that a tree looks alike on every screen. */
export function uneven(x: number, y: number, seed = 0): number {
  const value = Math.sin(x * 127.1 + y * 311.7 + seed * 74.7) * 43758.5453;
  return value - Math.floor(value);
}
