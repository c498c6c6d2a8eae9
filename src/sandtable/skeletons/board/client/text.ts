/* Every word that the client says itself; sentences about what happened come from the server. */
export const text = {
  pitch: 'Stones in a row: bring four of yours side by side.',
  board: 'The board: arrows move, Enter places a stone',
  ask: 'Place a stone on a free square.',
  free: (space: string) => `${space}, free`,
  stone: (space: string, name: string) => `${space}, stone of ${name}`,
  stones: 'Stones',
  describe: (name: string, spaces: string[]) => `${name}: ${spaces.join(', ') || 'no stones'}.`,
};
