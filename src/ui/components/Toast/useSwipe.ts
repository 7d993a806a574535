import { type PointerEvent, useRef } from 'react';

/** How far a swipe must go to count, in CSS px. */
export const swipeDistance = 64;

/**
 * Handlers that let an element be pushed away sideways; let go too early, it comes back. It captures the
 * pointer, so that it hears of its end wherever that is, outside of the window too; a pointer that the
 * browser takes away (to scroll, or for a dialog) puts it back.
 */
export function useSwipe(onSwipe: () => void) {
  const start = useRef<{ pointer: number; x: number }>(undefined);

  function shift(element: HTMLElement, distance: number) {
    element.style.translate = distance === 0 ? '' : `${distance}px`;
  }

  /** The distance that this pointer has gone, in CSS px; undefined when it pushes nothing. */
  function pushed({ pointerId, clientX }: PointerEvent<HTMLElement>): number | undefined {
    return start.current?.pointer === pointerId ? clientX - start.current.x : undefined;
  }

  function putBack(event: PointerEvent<HTMLElement>) {
    if (pushed(event) === undefined) return;
    start.current = undefined;
    shift(event.currentTarget, 0);
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || (event.target as Element).closest('button') !== null) return;
      // A second finger pushes nothing.
      if (start.current !== undefined) return;
      start.current = { pointer: event.pointerId, x: event.clientX };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const distance = pushed(event);
      if (distance !== undefined) shift(event.currentTarget, distance);
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const distance = pushed(event);
      putBack(event);
      if (distance !== undefined && Math.abs(distance) >= swipeDistance) onSwipe();
    },
    onPointerCancel: putBack,
    // Follows every end; one that pointerup has seen changes nothing any more.
    onLostPointerCapture: putBack,
  };
}
