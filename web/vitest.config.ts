import { fileURLToPath } from 'node:url';
import { mergeConfig } from 'vite';
import { defineConfig } from 'vitest/config';

import base from './vite.config.ts';

const FILES = ['web/src/**/*.test.ts', 'src/sandtable/games/*/client/**/*.test.ts'];
/** These load modules anew, which others would be left with. */
const LOAD_ANEW = ['base', 'settings', 'storage', 'web-storage'].map((file) => `web/src/${file}.test.ts`);

// Apart from vite.config.ts because the build has no development dependencies, hence no vitest.
export default mergeConfig(
  base,
  defineConfig({
    // jsdom is a browser to Svelte; without this its server half is taken.
    resolve: { conditions: ['browser'] },
    test: {
      environment: 'jsdom',
      pool: 'threads',
      dir: fileURLToPath(new URL('..', import.meta.url)),
      setupFiles: [fileURLToPath(new URL('./vitest.setup.ts', import.meta.url))],
      // Machines that do other things meanwhile are slow.
      testTimeout: 30_000,
      passWithNoTests: true,
      projects: [
        {
          extends: true,
          // A browser for each file would take most of the time; vitest.setup.ts clears it after every test.
          test: { name: 'shared', isolate: false, include: FILES, exclude: LOAD_ANEW },
        },
        { extends: true, test: { name: 'alone', isolate: true, include: LOAD_ANEW } },
      ],
    },
  }),
);
