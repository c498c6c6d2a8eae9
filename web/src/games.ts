/*
 * The games that this client can show: those of this house were built into it, one folder each, found by Vite. Those of
 * other packages were built apart (vite.part.config.ts); the server says where they lie, and they are loaded when met.
 */
import type { GameClient, Variant } from './game';
import { text } from './text';

const found = import.meta.glob<GameClient>('../../src/sandtable/games/*/client/index.ts', {
  eager: true,
  import: 'default',
});

const clients = new Map(Object.values(found).map((client) => [client.game, client]));

export function clientOf(game: string): GameClient | undefined {
  return clients.get(game);
}

/** Loads the parts of games that were not built into this client. One that cannot be loaded is not offered. */
export async function meet(variants: Variant[]): Promise<void> {
  const parts = new Map(
    variants.flatMap(({ game, part }) => (part && !clients.has(game) ? [[game, part] as const] : [])),
  );
  await Promise.all([...parts].map(([game, part]) => load(game, part)));
}

async function load(game: string, part: string): Promise<void> {
  try {
    const { default: client } = (await import(/* @vite-ignore */ `${part}/index.js`)) as {
      default: GameClient;
    };
    const style = Object.assign(document.createElement('link'), {
      rel: 'stylesheet',
      href: `${part}/style.css`,
    });
    document.head.append(style);
    clients.set(game, client);
  } catch (error) {
    console.error(text.lobby.noPart(game), error);
  }
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
