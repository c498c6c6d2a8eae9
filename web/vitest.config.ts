import { fileURLToPath } from 'node:url';
import { mergeConfig } from 'vite';
import { defineConfig } from 'vitest/config';

import base from './vite.config.ts';

// Apart from vite.config.ts because the build has no development dependencies, hence no vitest.
export default mergeConfig(
  base,
  defineConfig({
    // jsdom is a browser to Svelte; without this its server half is taken.
    resolve: { conditions: ['browser'] },
    test: {
      environment: 'jsdom',
      // A browser for each file would take most of the time; vitest.setup.ts clears it after every test.
      pool: 'threads',
      isolate: false,
      dir: fileURLToPath(new URL('..', import.meta.url)),
      include: ['web/src/**/*.test.ts', 'src/sandtable/games/*/client/**/*.test.ts'],
      setupFiles: [fileURLToPath(new URL('./vitest.setup.ts', import.meta.url))],
      // Machines that do other things meanwhile are slow.
      testTimeout: 30_000,
      passWithNoTests: true,
    },
  }),
);
