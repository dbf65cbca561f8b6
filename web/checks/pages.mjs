/** The sources of the pages for checks that run without a browser. */

import process from 'node:process';
import { resolve } from 'node:path';

import { createServer } from 'vite';

export const WEB = resolve(import.meta.dirname, '..');

/** Let a check load modules of the pages; say what faults it found, with status 1 if there are any. */
export async function checkPages(check) {
    const server = await createServer({
        root: WEB,
        logLevel: 'error',
        server: { middlewareMode: true, hmr: false, ws: false },
        optimizeDeps: { noDiscovery: true },
    });
    let faults;
    try {
        faults = await check(server);
    } finally {
        await server.close();
    }
    for (const fault of faults) console.error(fault);
    process.exitCode = faults.length > 0 ? 1 : 0;
}
