import type { ServerOptions as HttpServerOptions } from 'node:http';
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

/** Time limits in milliseconds for receiving the headers and the whole request. */
export const REQUEST_TIMEOUTS = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
} as const satisfies HttpServerOptions;
