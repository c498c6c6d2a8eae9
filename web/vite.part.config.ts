/*
 * Builds the client part of a game in another package: `GAME=/path/to/skirmish vite build --config vite.part.config.ts`
 * makes `static/` of the `client/` in that folder. `python3 dev.py game` does it.
 */
import { resolve } from 'node:path';
import { defineConfig } from 'vite';

import { fromPart } from './shared.ts';
import base from './vite.config.ts';

const game = resolve(process.env['GAME'] ?? '.');

export default defineConfig({
  plugins: base.plugins ?? [],
  resolve: base.resolve ?? {},
  publicDir: false,
  base: './',
  build: {
    outDir: resolve(game, 'static'),
    emptyOutDir: true,
    cssCodeSplit: false,
    rolldownOptions: {
      input: resolve(game, 'client/index.ts'),
      external: Object.keys(fromPart),
      preserveEntrySignatures: 'strict',
      output: {
        paths: fromPart,
        entryFileNames: 'index.js',
        chunkFileNames: '[name].js',
        assetFileNames: '[name][extname]',
      },
    },
  },
});
