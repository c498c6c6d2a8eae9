import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';

import { preload } from './preload.ts';
import { fileOf, inputs } from './shared.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = 'http://127.0.0.1:8000';

export default defineConfig({
  // The server hands out what is compressed here: see host/wire/static_files.py.
  plugins: [
    svelte(),
    preload('/src/app/start.ts'),
    compression({ algorithms: ['brotliCompress', 'gzip'], threshold: 1000 }),
  ],
  resolve: {
    alias: { $web: here('./src'), $games: here('../src/sandtable/games') },
    // A game's client lies outside web/, where no node_modules is found on the way up: what it imports is looked up here.
    dedupe: ['svelte', '@testing-library/svelte', '@testing-library/user-event', 'vitest', 'axe-core'],
  },
  // Modules and style sheets find each other wherever the server lies; in the page it says where (host/wire/static_files.py).
  experimental: {
    renderBuiltUrl: (_, { hostType }) => (hostType === 'html' ? undefined : { relative: true }),
  },
  build: {
    outDir: here('../src/sandtable/host/static'),
    emptyOutDir: true,
    rolldownOptions: {
      input: { index: here('./index.html'), ...inputs },
      preserveEntrySignatures: 'strict',
      output: {
        entryFileNames: ({ name }) => fileOf(name),
        codeSplitting: { groups: [{ name: 'svelte', test: /node_modules.(svelte|esm-env|clsx)./ }] },
      },
    },
  },
  server: {
    fs: {
      allow: [
        here('.'),
        here('../src/sandtable/games'),
        here('../src/sandtable/engine/words'),
        here('../src/sandtable/host/words'),
      ],
    },
    proxy: { '/api': { target: server, ws: true } },
  },
});
