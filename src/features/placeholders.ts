import { useCallback } from 'react';
import { placeholders } from '../content/messages.ts';
import { useSend } from './charts.tsx';

export type PlaceholderName = keyof typeof placeholders;

/** Answers a press whose feature is not implemented yet with its toast (docs/product.md P12.4). */
export function usePlaceholder(): (name: PlaceholderName) => void {
  const send = useSend();
  return useCallback(
    (name) =>
      send('toasts', { type: 'toast.show', toast: { ...placeholders[name], tone: 'info' } }),
    [send],
  );
}
