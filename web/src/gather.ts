import type { Component } from 'svelte';

type Client = { name: string; Board: Component<{ size?: number }> };
const found = import.meta.glob<{ default: Client }>('$games/*/client/index.ts', { eager: true });
export const clients = Object.values(found).map((m) => m.default);
