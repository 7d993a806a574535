/* oxlint-disable unicorn/require-post-message-target-origin -- a thread has no origin */
import { parentPort } from 'node:worker_threads';
import { compareSync, hashSync } from 'bcryptjs';
import type { PasswordTask } from './password-thread.ts';

// Nothing else runs on this thread: it may be held up.
parentPort?.on('message', (task: PasswordTask) => {
  const { password } = task;
  parentPort?.postMessage(
    task.kind === 'hash' ? hashSync(password, task.cost) : compareSync(password, task.hash),
  );
});
