/* The words of the workshop. */
export const words = {
  title: 'Army and map editor',
  about:
    'Put an army together, or lay out a floor. Keep them in this browser, or as files, and play with them.',
  tabs: { army: 'Army', map: 'Map' },
  name: 'Name',
  from: 'Begin with',
  builtIn: 'Ready-made',
  saved: 'Kept in this browser',
  keep: 'Keep',
  kept: 'Kept in this browser.',
  notKept: 'It needs a name, and the browser has to have room.',
  forget: 'Forget',
  open: 'Open a file',
  save: 'Save as a file',
  play: { army: 'Play with this army', map: 'Play on this map' },
  points: 'Points',
  fine: 'The server would play it.',
  checking: 'One moment.',
  empty: { army: 'Nobody is in this army yet.', map: 'An open floor.' },
  not: {
    army: 'This file holds no army: it has no list of units.',
    map: 'This file holds no map: it has no list of pieces.',
  },
  tools: 'What to draw',
  tool: { hand: 'Move the floor', bldg: 'Building', trees: 'Trees', hole: 'Hole', erase: 'Take away' },
  mirror: 'And the same opposite',
  clear: 'Empty',
  pieces: (count: number) => (count === 1 ? 'One piece' : `${count} pieces`),
  piece: (type: string, x0: number, y0: number, x1: number, y1: number) =>
    `${type} ${x0},${y0} to ${x1},${y1}`,
  remove: (what: string) => `Take away ${what}`,
  floor:
    'The floor. Arrow keys go from cell to cell; Enter sets one corner and then the other; Delete takes a piece away.',
  corner: (x: number, y: number) => `First corner at ${x},${y}.`,
  drawn: (what: string) => `${what} drawn.`,
  gone: (what: string) => `${what} taken away.`,
};
