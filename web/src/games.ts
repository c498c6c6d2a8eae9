/*
 * The games that this client can show: those of this house were built into it, one folder each, found by Vite. Their
 * cards are there at once, the rest when it is needed. Those of other packages were built apart (vite.part.config.ts);
 * the server says where they lie, and they are loaded whole when met.
 */
import { below } from './base';
import type { GameCard, GameClient, Variant } from './game';
import { text } from './text';

const built = import.meta.glob<GameCard>('../../src/sandtable/games/*/client/card.ts', {
  eager: true,
  import: 'default',
});
const rest = import.meta.glob<GameClient>('../../src/sandtable/games/*/client/index.ts', {
  import: 'default',
});

const cards = new Map(Object.values(built).map((card) => [card.game, card]));
const loaders = new Map(
  Object.entries(built).map(([path, { game }]) => [game, rest[path.replace('card.ts', 'index.ts')]]),
);
const clients = new Map<string, GameClient>();

export function cardOf(game: string): GameCard | undefined {
  return cards.get(game);
}

/** The client of a game that was loaded before: see `need`. */
export function clientOf(game: string): GameClient | undefined {
  return clients.get(game);
}

/** Loads the client of a game; undefined where there is none. Rejects when the server cannot be reached. */
export async function need(game: string): Promise<GameClient | undefined> {
  const client = clients.get(game) ?? (await loaders.get(game)?.());
  if (client) clients.set(game, client);
  return client;
}

/** Loads what will be needed soon. What cannot be had now is asked for again when it is needed. */
export function needSoon(): void {
  for (const game of loaders.keys()) void need(game).catch(() => undefined);
}

/** Loads the parts of games that were not built into this client. One that cannot be loaded is not offered. */
export async function meet(variants: Variant[]): Promise<void> {
  const parts = new Map(
    variants.flatMap(({ game, part }) => (part && !cards.has(game) ? [[game, part] as const] : [])),
  );
  await Promise.all([...parts].map(([game, part]) => load(game, part)));
}

async function load(game: string, part: string): Promise<void> {
  const at = below(part);
  try {
    const { default: client } = (await import(/* @vite-ignore */ `${at}/index.js`)) as {
      default: GameClient;
    };
    const style = Object.assign(document.createElement('link'), {
      rel: 'stylesheet',
      href: `${at}/style.css`,
    });
    document.head.append(style);
    cards.set(game, client);
    clients.set(game, client);
  } catch (error) {
    console.error(text.lobby.noPart(game), error);
  }
}

/** The variants of one game share a card in the lobby; the first is what its button starts. */
export interface Card {
  client: GameCard;
  variants: [Variant, ...Variant[]];
}

export function cardsOf(variants: Variant[], find: (game: string) => GameCard | undefined = cardOf): Card[] {
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
