import type { SnapshotFrom } from 'xstate';
import type { QueuedToast } from '../../src/domain/toast.ts';
import type { toastsMachine } from './toasts.machine.ts';

/** The visible toast, if any. */
export const selectShown = (
  snapshot: SnapshotFrom<typeof toastsMachine>,
): QueuedToast | undefined => snapshot.context.queue[0];
