/* oxlint-disable unicorn/require-post-message-target-origin -- a thread has no origin */
import { parentPort } from 'node:worker_threads';
import { compareSync, hashSync } from 'bcryptjs';
import type { PasswordTask } from './password-thread.ts';

// Synchronous calls are fine: nothing else runs on this thread.
parentPort?.on('message', (task: PasswordTask) => {
  const { password } = task;
  parentPort?.postMessage(
    task.kind === 'hash' ? hashSync(password, task.cost) : compareSync(password, task.hash),
  );
});
