import type { ServerOptions } from 'node:http';

/** Milliseconds that a caller may take for the headers, and for a whole request, before it is cut off. */
export const PATIENCE = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
} as const satisfies ServerOptions;
