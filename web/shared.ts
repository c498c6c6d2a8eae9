/*
 * Svelte's own modules lie in the built client at addresses of their own, so that games which are built apart from it
 * (vite.part.config.ts) run in the same Svelte. The version stands in the address: a part that was built for another
 * one is not found, and is left out.
 */
import { createRequire } from 'node:module';

const { version } = createRequire(import.meta.url)('svelte/package.json') as { version: string };

/* Not `svelte/internal/flags/...`: to load one switches another way of Svelte on, for everybody. */
const MODULES = [
  'svelte',
  'svelte/animate',
  'svelte/attachments',
  'svelte/easing',
  'svelte/events',
  'svelte/internal/client',
  'svelte/internal/disclose-version',
  'svelte/motion',
  'svelte/reactivity',
  'svelte/reactivity/window',
  'svelte/store',
  'svelte/transition',
];

const named = (module: string) => module.replaceAll('/', '-');

/** Where each module of Svelte lies in the built client, as a part at `parts/GAME/index.js` finds it. */
export const fromPart = Object.fromEntries(
  MODULES.map((module) => [module, `../../svelte/${version}/${named(module)}.js`]),
);

/** The same as inputs of the client's build, and the files they become. */
export const inputs = Object.fromEntries(MODULES.map((module) => [named(module), module]));
export const fileOf = (input: string) =>
  input in inputs ? `svelte/${version}/[name].js` : 'assets/[name]-[hash].js';
