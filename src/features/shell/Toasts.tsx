import { useMemo } from 'react';
import { selectShown } from '../../../machines/toasts/toasts.selectors.ts';
import { ToastRegion } from '../../ui/components/Toast/ToastRegion.tsx';
import { useActorSelector, useActorSend } from '../actorsContext.tsx';

/**
 * Shows and announces the first toast of the queue.
 *
 * Use once, in the shell: the answer to a press goes through it. For what must be read or acted on use
 * Notice.
 *
 * ## Behaviour
 * - One toast at a time, at the bottom of the window: centred on a phone, on the left on a desktop.
 * - Its statechart decides how long a toast stays: see Storyboards › Toasts.
 *
 * ## Accessibility
 * - A region named “Notifications”, with a status, and an alert for errors.
 */
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
