import { useMemo } from 'react';
import { selectShown } from '../../../machines/toasts/toasts.selectors.ts';
import { ToastRegion } from '../../ui/components/Toast/ToastRegion.tsx';
import { useActorSelector, useActorSend } from '../actorsContext.tsx';

/** Shows the first toast of the queue. */
export function Toasts() {
  const send = useActorSend();
  const shown = useActorSelector('toasts', selectShown, undefined);
  const handlers = useMemo(
    () => ({
      onDismiss: () => send('toasts', { type: 'toast.dismiss' }),
      // `logOut` is the only action.
      onAction: () => {
        send('toasts', { type: 'toast.dismiss' });
        send('session', { type: 'session.signOut' });
      },
      onPause: () => send('toasts', { type: 'toast.hold', by: 'attention' }),
      onResume: () => send('toasts', { type: 'toast.release', by: 'attention' }),
    }),
    [send],
  );
  return <ToastRegion {...handlers} toast={shown} />;
}
