// Run from the repository's root (`npm run lint`), because a games' client lies outside web/.
import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

import svelteConfig from './svelte.config.js';

const STORES = ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore'];
const IN_MEMORY =
  'A browser may refuse storage: go through web/src/web-storage.ts, which holds in memory what it refuses.';

export default ts.config(
  { ignores: ['web/node_modules/**', 'web/coverage/**'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    rules: {
      'no-irregular-whitespace': ['error', { skipTemplates: true }], // French has thin spaces
      'no-undef': 'off', // TypeScript's own check knows the types too
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    ignores: ['web/src/web-storage.ts', '**/*.test.ts', 'web/vitest.setup.ts'],
    rules: {
      'no-restricted-globals': ['error', ...STORES.map((name) => ({ name, message: IN_MEMORY }))],
      'no-restricted-properties': [
        'error',
        ...['window', 'globalThis', 'self'].flatMap((object) =>
          STORES.map((property) => ({ object, property, message: IN_MEMORY })),
        ),
        { object: 'document', property: 'cookie', message: IN_MEMORY },
      ],
    },
  },
);
