import type { ServerOptions } from 'vite';
import { withheldGlobs } from './withheld.ts';

/**
 * What Vite itself keeps shut in every server of ours, behind the door: no other origin may read, no
 * foreign name leads here, and what is withheld stays so by whatever address a file is found.
 */
export function closedServer(dataFile?: string) {
  return {
    cors: false,
    allowedHosts: [],
    fs: { strict: true, deny: withheldGlobs(dataFile) },
  } satisfies ServerOptions;
}
