export const label = (n: number) => `label ${n}`;
