import type { SnapshotFrom } from 'xstate';
import type { disclosureMachine } from './disclosure.machine.ts';

export const isOpen = (snapshot: SnapshotFrom<typeof disclosureMachine>): boolean =>
  snapshot.hasTag('open');
