import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { promisify } from 'node:util';

import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const PAGES = resolve(import.meta.dirname, '../src/doab/server/pages');
const LOCALE = resolve(import.meta.dirname, '../src/doab/locale');
const SERVER = process.env['DOAB_SERVER'] ?? 'http://127.0.0.1:8000';
const COMPRESSIBLE = /\.(js|css|svg|html)$/;
const WORTH_COMPRESSING = 1000;
/** Files `….drawn.test.ts` draw components as a server would, to markup; all the others compute as in a browser. */
const DRAWN = 'src/**/*.drawn.test.ts';

/** Writes every file of the build compressed beside itself, so that the server only has to choose. */
function precompressed(): Plugin {
  return {
    name: 'precompressed',
    apply: 'build',
    async closeBundle() {
      const files = await readdir(PAGES, { recursive: true });
      await Promise.all(files.filter((file) => COMPRESSIBLE.test(file)).map((file) => compress(join(PAGES, file))));
    },
  };
}

async function compress(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < WORTH_COMPRESSING) return;
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
  await writeFile(`${path}.br`, await promisify(brotliCompress)(content, quality));
}

export default defineConfig({
  plugins: [svelte(), precompressed()],
  build: {
    outDir: PAGES,
    emptyOutDir: true,
    target: ['chrome123', 'firefox121', 'safari17.5'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  server: {
    fs: { allow: ['.', LOCALE] },
    proxy: { '/api': { target: SERVER, ws: true } },
  },
  test: {
    // No test is to fail because the machine has much to do.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        resolve: { conditions: ['browser'] },
        test: {
          name: 'computed',
          include: ['src/**/*.test.ts'],
          exclude: [DRAWN],
          environment: resolve(import.meta.dirname, 'tests/page.ts'),
        },
      },
      { extends: true, test: { name: 'drawn', include: [DRAWN], environment: 'node' } },
    ],
  },
});
