import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { ToastRegion } from '../../ui/components/Toast/ToastRegion.tsx';
import { useAppActors } from '../AppActors.tsx';

/** The toast queue at work: the first of the queue is shown. */
export function Toasts() {
  const { toasts } = useAppActors();
  const shown = useSelector(toasts, ({ context }) => context.queue[0]);
  const handlers = useMemo(
    () => ({
      onDismiss: () => toasts.send({ type: 'toast.dismiss' }),
      onPause: () => toasts.send({ type: 'toast.hold', by: 'attention' }),
      onResume: () => toasts.send({ type: 'toast.release', by: 'attention' }),
    }),
    [toasts],
  );
  return (
    <ToastRegion
      {...handlers}
      toast={
        shown === undefined
          ? undefined
          : {
              id: String(shown.id),
              tone: shown.tone,
              title: shown.title,
              description: shown.text,
            }
      }
    />
  );
}
