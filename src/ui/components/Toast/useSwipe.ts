import { type PointerEvent, useRef } from 'react';

/** How far a swipe must go to count, in CSS px. */
export const swipeDistance = 64;

/** Handlers that let an element be pushed away sideways; let go too early, it comes back. */
export function useSwipe(onSwipe: () => void) {
  const start = useRef<{ pointer: number; x: number }>(undefined);

  function shift(element: HTMLElement, distance: number) {
    element.style.translate = distance === 0 ? '' : `${distance}px`;
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || (event.target as Element).closest('button') !== null) return;
      start.current = { pointer: event.pointerId, x: event.clientX };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const from = start.current;
      if (from?.pointer !== event.pointerId) return;
      shift(event.currentTarget, event.clientX - from.x);
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const from = start.current;
      if (from?.pointer !== event.pointerId) return;
      start.current = undefined;
      if (Math.abs(event.clientX - from.x) >= swipeDistance) onSwipe();
      else shift(event.currentTarget, 0);
    },
    onPointerCancel(event: PointerEvent<HTMLElement>) {
      start.current = undefined;
      shift(event.currentTarget, 0);
    },
  };
}
