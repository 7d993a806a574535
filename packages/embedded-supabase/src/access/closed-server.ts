import type { ServerOptions } from 'vite';
import { withheldGlobs } from './withheld.ts';

/**
 * Vite settings of every server behind the access check: no cross-origin reads, no foreign host names, and
 * no withheld file by any path that resolves to it.
 */
export function closedServer(dataFile?: string) {
  return {
    cors: false,
    allowedHosts: [],
    fs: { strict: true, deny: withheldGlobs(dataFile) },
  } satisfies ServerOptions;
}
