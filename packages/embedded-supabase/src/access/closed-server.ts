import type { ServerOptions } from 'vite';
import { withheldGlobs } from './withheld.ts';

/** Vite's settings of every server behind the access check. */
export function closedServer(dataFile?: string) {
  return {
    cors: false,
    allowedHosts: [],
    fs: { strict: true, deny: withheldGlobs(dataFile) },
  } satisfies ServerOptions;
}
