import type { SnapshotFrom } from 'xstate';
import type { themeMachine } from './theme.machine.ts';

export const isDark = (snapshot: SnapshotFrom<typeof themeMachine>): boolean =>
  snapshot.matches('dark');
