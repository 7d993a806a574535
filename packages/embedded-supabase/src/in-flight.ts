import type { IncomingMessage, ServerResponse } from 'node:http';

/** The requests that are being read or answered. */
export interface InFlight {
  /**
   * @returns a signal that is aborted when the caller goes away before the answer has been sent; undefined
   * when there are too many requests.
   */
  enter(req: IncomingMessage, res: ServerResponse): AbortSignal | undefined;
}

/**
 * Bounds how many requests there are at a time, and with that what their bodies take of memory. When there
 * are as many, the oldest that has not been sent whole gives way: slow callers keep no other out.
 */
export function createInFlight(max: number): InFlight {
  // In the order in which they came.
  const present = new Set<IncomingMessage>();

  function makeRoom(): boolean {
    if (present.size < max) return true;
    const slowest = [...present].find(({ complete }) => !complete);
    if (slowest === undefined) return false;
    present.delete(slowest);
    slowest.destroy();
    return true;
  }

  return {
    enter(req, res) {
      if (!makeRoom()) return undefined;
      const gone = new AbortController();
      present.add(req);
      res.once('close', () => {
        present.delete(req);
        if (!res.writableFinished) gone.abort();
      });
      return gone.signal;
    },
  };
}
