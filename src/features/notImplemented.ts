import { useCallback } from 'react';
import { placeholders } from '../content/messages.ts';
import { useActorSend } from './actorsContext.tsx';

export type NotImplementedName = keyof typeof placeholders;

/** Returns a function that shows the toast of an unimplemented feature (docs/product.md P12.4). */
export function useNotImplementedToast(): (name: NotImplementedName) => void {
  const send = useActorSend();
  return useCallback(
    (name) =>
      send('toasts', { type: 'toast.show', toast: { ...placeholders[name], tone: 'info' } }),
    [send],
  );
}
