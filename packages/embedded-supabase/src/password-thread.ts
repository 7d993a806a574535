/* oxlint-disable unicorn/require-post-message-target-origin -- a thread has no origin */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** What the thread is asked to do. */
export type PasswordTask =
  | { readonly kind: 'hash'; readonly password: string; readonly cost: number }
  | { readonly kind: 'compare'; readonly password: string; readonly hash: string };

/** Hashes passwords away from the thread that answers requests, one at a time. */
export interface PasswordThread {
  /** The hash, or whether the password is the hashed one. */
  ask(task: PasswordTask): Promise<unknown>;
  close(): Promise<void>;
}

/** A thread that begins with its first task, keeps no process alive, and is replaced if it ends. */
export function createPasswordThread(): PasswordThread {
  let running: Worker | undefined;

  function start(): Worker {
    const worker = new Worker(new URL('./password-thread.worker.ts', import.meta.url));
    worker.once('exit', () => {
      if (running === worker) running = undefined;
    });
    // `once` below rejects for a caller that waits; without one, it must not end the process.
    worker.on('error', () => undefined);
    return worker;
  }

  return {
    async ask(task) {
      const worker = (running ??= start());
      worker.ref();
      const ended = new AbortController();
      try {
        worker.postMessage(task);
        const [answer] = (await Promise.race([
          once(worker, 'message', { signal: ended.signal }),
          once(worker, 'exit', { signal: ended.signal }).then(() => {
            throw new Error('The thread that hashes passwords has ended');
          }),
        ])) as unknown[];
        return answer;
      } finally {
        ended.abort();
        worker.unref();
      }
    },
    async close() {
      await running?.terminate();
    },
  };
}
