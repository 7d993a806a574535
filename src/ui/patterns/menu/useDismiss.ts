import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect } from 'react';

/** Why an open disclosure wants to close. */
export type CloseReason = 'choice' | 'escape' | 'focusOut' | 'outside';

/**
 * What closes an open disclosure besides its button: Escape, which brings the focus back to the button;
 * the focus going elsewhere; a press elsewhere.
 *
 * Returns the handlers for the element around button and panel, which `root` refers to.
 */
export function useDismiss(
  open: boolean,
  root: RefObject<HTMLElement | null>,
  button: RefObject<HTMLElement | null>,
  onClose: (reason: CloseReason) => void,
) {
  useEffect(() => {
    if (!open) return undefined;
    function handlePress(event: PointerEvent) {
      if (event.target instanceof Node && root.current?.contains(event.target) === true) return;
      onClose('outside');
    }
    function handleKey(event: globalThis.KeyboardEvent) {
      // Opened by the pointer, the focus is elsewhere: Escape must still close it (WCAG 1.4.13).
      if (event.key === 'Escape' && !event.defaultPrevented) {
        event.preventDefault();
        onClose('escape');
      }
    }
    document.addEventListener('pointerdown', handlePress);
    document.addEventListener('keydown', handleKey);
    return () => {
      document.removeEventListener('pointerdown', handlePress);
      document.removeEventListener('keydown', handleKey);
    };
  }, [open, root, onClose]);

  return {
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape' || !open) return;
      event.preventDefault();
      button.current?.focus();
      onClose('escape');
    },
    onBlur(event: FocusEvent) {
      if (!open || event.relatedTarget === null) return;
      if (root.current?.contains(event.relatedTarget) !== true) onClose('focusOut');
    },
  };
}
