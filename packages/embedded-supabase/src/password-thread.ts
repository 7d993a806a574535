/* oxlint-disable unicorn/require-post-message-target-origin -- a thread has no origin */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

export type PasswordTask =
  | { readonly kind: 'hash'; readonly password: string; readonly cost: number }
  | { readonly kind: 'compare'; readonly password: string; readonly hash: string };

/** Hashes passwords outside of the main thread, one at a time. */
export interface PasswordThread {
  /** Resolves to the hash, or to whether the password matches. */
  ask(task: PasswordTask): Promise<unknown>;
  close(): Promise<void>;
}

/**
 * Creates a thread that starts with its first task, does not keep the process alive, and is
 * replaced if it exits.
 */
export function createPasswordThread(): PasswordThread {
  let running: Worker | undefined;

  function start(): Worker {
    const worker = new Worker(new URL('./password-thread.worker.ts', import.meta.url));
    worker.once('exit', () => {
      if (running === worker) running = undefined;
    });
    // `once` below rejects for a waiting caller; without one, an error must not end the process.
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
