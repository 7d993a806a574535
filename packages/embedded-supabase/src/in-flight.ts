import type { IncomingMessage, ServerResponse } from 'node:http';
import { refuseForNow, sendRefusal } from './access/refusal.ts';

/**
 * Bounds concurrent requests, and so the memory of their bodies. At the limit, the oldest request
 * whose body is incomplete is dropped, so that slow callers cannot block others.
 */
export function createInFlight(max: number) {
  /** In order of arrival. */
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
    /** Returns a signal that aborts when the caller disconnects; without room, refuses the request. */
    enter(req: IncomingMessage, res: ServerResponse): AbortSignal | undefined {
      if (!makeRoom()) {
        sendRefusal(refuseForNow(), res);
        return undefined;
      }
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
