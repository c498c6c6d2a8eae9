/* The games whose parts were built into this client: one folder each, found by Vite. */
import type { GameClient, Variant } from './game';

const found = import.meta.glob<GameClient>('../../src/sandtable/games/*/client/index.ts', {
  eager: true,
  import: 'default',
});

const clients = new Map(Object.values(found).map((client) => [client.game, client]));

export function clientOf(game: string): GameClient | undefined {
  return clients.get(game);
}

/** The variants of one game share a card in the lobby; the first is what its button starts. */
export interface Card {
  client: GameClient;
  variants: [Variant, ...Variant[]];
}

export function cardsOf(
  variants: Variant[],
  find: (game: string) => GameClient | undefined = clientOf,
): Card[] {
  const cards = new Map<string, Card>();
  for (const variant of variants) {
    const client = find(variant.game);
    if (!client) continue;
    const card = cards.get(variant.game);
    if (card) card.variants.push(variant);
    else cards.set(variant.game, { client, variants: [variant] });
  }
  return [...cards.values()];
}
