import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import { configs, parser } from 'typescript-eslint';

import svelteConfig from './svelte.config.js';

export default defineConfig(
  { ignores: ['src/api/schema.ts', 'src/made/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  configs.strictTypeChecked,
  configs.stylisticTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: { projectService: true, extraFileExtensions: ['.svelte'] },
    },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/restrict-plus-operands': ['error', { allowNumberAndString: true }],
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidOperator: true },
      ],
      // `record['key']` says that the key may be absent; the compiler asks for what follows from that.
      '@typescript-eslint/dot-notation': ['error', { allowIndexSignaturePropertyAccess: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // `void settings.language` in an effect reads the value, so that a change of it is noticed.
      '@typescript-eslint/no-meaningless-void-operator': 'off',
      // `as Row` where the next reader should see what it is; `!` is refused by another rule.
      '@typescript-eslint/non-nullable-type-assertion-style': 'off',
      // The directions "NESW" and codes like them have no letters outside of ASCII.
      '@typescript-eslint/no-misused-spread': 'off',
      // `Promise<Me | void>`: whoever has nothing to tell returns nothing.
      '@typescript-eslint/no-invalid-void-type': 'off',
      // Two cases of a condition may stand side by side.
      '@typescript-eslint/prefer-optional-chain': 'off',
      // What is refused or fails may be of no interest.
      '@typescript-eslint/no-empty-function': 'off',
      // Fields of phrases and of what happened are words and numbers; their type cannot say so.
      '@typescript-eslint/no-base-to-string': 'off',
      // `{' '}` holds a space that Svelte would drop.
      'svelte/no-useless-mustaches': 'off',
      // Plain maps and dates are meant: caches, and what lives for one call.
      'svelte/prefer-svelte-reactivity': 'off',
      'svelte/block-lang': ['error', { script: 'ts' }],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser, svelteConfig } },
  },
  {
    // In the markup the linter does not see the types of what a component hands back; svelte-check does.
    files: ['**/*.svelte'],
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  { files: ['tests/**', '**/*.test.ts', '*.config.*'], languageOptions: { globals: globals.node } },
  { files: ['**/*.mjs', '*.config.js'], extends: [configs.disableTypeChecked] },
);
