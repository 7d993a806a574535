import { type FocusEvent, type RefObject, useEffect } from 'react';

/**
 * Closes an open disclosure on Escape, which returns focus to its button, and when focus moves or a
 * press happens elsewhere.
 *
 * Returns the handlers for the element around button and panel, which `root` refers to.
 */
export function useDismiss(
  open: boolean,
  root: RefObject<HTMLElement | null>,
  button: RefObject<HTMLElement | null>,
  onClose: () => void,
) {
  useEffect(() => {
    if (!open) return undefined;
    function handlePress(event: PointerEvent) {
      if (event.target instanceof Node && root.current?.contains(event.target) === true) return;
      onClose();
    }
    function handleKey(event: KeyboardEvent) {
      // A menu opened by hover has no focus, but Escape must close it (WCAG 1.4.13).
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      if (root.current?.contains(document.activeElement) === true) button.current?.focus();
      onClose();
    }
    document.addEventListener('pointerdown', handlePress);
    document.addEventListener('keydown', handleKey);
    return () => {
      document.removeEventListener('pointerdown', handlePress);
      document.removeEventListener('keydown', handleKey);
    };
  }, [open, root, button, onClose]);

  return {
    onBlur(event: FocusEvent) {
      if (!open || event.relatedTarget === null) return;
      if (root.current?.contains(event.relatedTarget) !== true) onClose();
    },
  };
}
