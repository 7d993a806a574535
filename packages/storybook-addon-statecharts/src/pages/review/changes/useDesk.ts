import { useMachine } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { fromPromise } from 'xstate';
import type { DeskData } from '../../../desk/desk.ts';
import type { SavedReview } from '../../../desk/deskContext.ts';
import { deskMachine } from '../../../desk/deskMachine.ts';
import type { DeskStore } from '../../../desk/ui/stores.ts';
import type { VerdictFile } from '../../../desk/verdicts.ts';

/** Runs the desk's machine on a store, and follows the store's changes. */
export function useDesk(data: DeskData, store: DeskStore, now: () => Date = () => new Date()) {
  const machine = useMemo(
    () =>
      deskMachine.provide({
        actors: {
          load: fromPromise<SavedReview, readonly VerdictFile[]>(({ input }) => store.load(input)),
          save: fromPromise<void, SavedReview>(({ input }) => store.save(input)),
        },
      }),
    [store],
  );
  const [snapshot, send] = useMachine(machine, {
    input: { groups: data.groups, files: data.verdicts, damaged: data.damaged, now },
  });
  const isUnsaved = snapshot.matches({ storing: 'failed' }) && snapshot.context.version > 0;
  useEffect(() => store.watch((saved) => send({ type: 'store.changed', saved })), [store, send]);
  // Warns before unsaved decisions of this page are lost.
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isUnsaved]);
  return [snapshot, send] as const;
}
