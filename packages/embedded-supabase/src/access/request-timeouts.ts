import type { ServerOptions } from 'node:http';

/** Time limits in milliseconds for receiving the headers and the whole request. */
export const REQUEST_TIMEOUTS = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
} as const satisfies ServerOptions;
