/* Every word that the client says itself; sentences about what happened come from the server. */
export const text = {
  pitch: 'Hidden hands and open tricks: lay the highest card.',
  table: 'The table',
  hand: {
    title: 'Your hand',
    label: 'Your cards: arrows move, Space chooses, Enter lays',
    empty: 'No card left',
  },
  card: (value: number) => `a ${value}`,
  ask: 'Touch a card, and once more to lay it.',
  chosen: (value: number) => `The ${value} is chosen: touch it again to lay it.`,
  facts: { cards: 'Cards', points: 'Points' },
  seat: (name: string, cards: number, points: number) => `${name}: cards ${cards}, points ${points}`,
  describe: (name: string, value: number) => `${name} has laid a ${value}.`,
  holds: (cards: number[]) => (cards.length ? `You hold ${cards.join(', ')}.` : 'You hold no card.'),
};
