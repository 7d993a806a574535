import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** The minimum distance of a swipe, in CSS px. */
export const swipeDistance = 64;

/**
 * Returns handlers that swipe an element away sideways; a short swipe snaps back. Captures the
 * pointer, so that its end is seen outside the window too; a pointer cancelled by the browser (to
 * scroll, or for a dialog) snaps back. A swipe by mouse neither selects text nor drags a selection.
 */
export function useSwipe(onSwipe: () => void) {
  const start = useRef<{ pointer: number; x: number }>(undefined);

  function shift(element: HTMLElement, distance: number) {
    element.style.translate = distance === 0 ? '' : `${distance}px`;
  }

  /** The distance moved by this pointer, in CSS px; undefined for another pointer. */
  function pushed({ pointerId, clientX }: PointerEvent<HTMLElement>): number | undefined {
    return start.current?.pointer === pointerId ? clientX - start.current.x : undefined;
  }

  function putBack(event: PointerEvent<HTMLElement>) {
    if (pushed(event) === undefined) return;
    start.current = undefined;
    shift(event.currentTarget, 0);
  }

  const isOnButton = ({ target }: MouseEvent) => (target as Element).closest('button') !== null;

  return {
    onMouseDown(event: MouseEvent<HTMLElement>) {
      if (event.button === 0 && !isOnButton(event)) event.preventDefault();
    },
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || isOnButton(event)) return;
      // Ignores a second finger.
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
    // Follows every end; after pointerup it has no effect.
    onLostPointerCapture: putBack,
  };
}
