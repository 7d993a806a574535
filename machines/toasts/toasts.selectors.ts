import type { SnapshotFrom } from 'xstate';
import type { Toast, toastsMachine } from './toasts.machine.ts';

/** The toast that is on show; undefined when there is none. */
export const selectShown = (snapshot: SnapshotFrom<typeof toastsMachine>): Toast | undefined =>
  snapshot.context.queue[0];
