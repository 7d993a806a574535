/* oxlint-disable unicorn/require-post-message-target-origin -- a thread has no origin */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Worker } from 'node:worker_threads';

const KEY = 'sb_publishable_tallygrove_embedded';

/** A duration in whole milliseconds. */
export interface Waits {
  readonly count: number;
  readonly median: number;
  readonly worst: number;
}

function waitsOf(times: readonly number[]): Waits {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (place: number) => Math.round(sorted[place] ?? Number.NaN);
  return {
    count: sorted.length,
    median: at(Math.floor(sorted.length / 2)),
    worst: at(sorted.length - 1),
  };
}

/** Load generators for a server on this port of this machine. */
export function loadOf(port: number) {
  const origin = `http://localhost:${port}`;
  return {
    /** A call to the auth service. */
    post: (path: string, body: unknown, signal?: AbortSignal): Promise<Response> =>
      fetch(`${origin}/auth/v1/${path}`, {
        method: 'POST',
        headers: { apikey: KEY, 'content-type': 'application/json' },
        body: JSON.stringify(body),
        ...(signal === undefined ? {} : { signal }),
      }),

    /**
     * Measures the waits of a visitor who opens pages until stopped. A separate thread, so that the
     * load generator does not distort them.
     */
    async pagesBeside(work: Promise<unknown>): Promise<Waits> {
      const pages = new Worker(new URL('./pages.worker.ts', import.meta.url), {
        workerData: { port },
      });
      const message = once(pages, 'message');
      await work.finally(() => pages.postMessage('stop'));
      return waitsOf((await message)[0] as number[]);
    },

    /** A caller that sends the beginning of a request, and nothing more. */
    async beginning(text: string): Promise<Socket> {
      const caller = connect(port, 'localhost');
      await once(caller, 'connect');
      caller.on('error', () => undefined).resume();
      caller.write(text);
      return caller;
    },

    /** The links mailed to an address, newest first, as the parameters that the page sends. */
    async mailed(email: string): Promise<readonly object[]> {
      const answer = await fetch(`${origin}/__mail/messages.json?to=${encodeURIComponent(email)}`);
      const mails = (await answer.json()) as { links: string[] }[];
      return mails.map(({ links: [link] }) => {
        const fragment = new URLSearchParams(link?.split('#')[1]);
        return { token_hash: fragment.get('token_hash'), type: fragment.get('type') };
      });
    },
  };
}
