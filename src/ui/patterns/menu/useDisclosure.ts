import { type FocusEvent, type MouseEvent, useCallback, useEffect, useId, useRef } from 'react';

/**
 * Connects a button with the panel that it shows. Escape closes it, and so does focus or a press
 * elsewhere.
 *
 * Returns the props of the element around both, of the button and of the panel; and `dismiss` for
 * what is chosen in the panel.
 */
export function useDisclosure(open: boolean, onPress: () => void, onClose: () => void) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  const dismiss = useCallback(() => {
    // The focus would be lost with the panel. A menu opened by hover leaves it where it is.
    if (root.current?.contains(document.activeElement) === true) button.current?.focus();
    onClose();
  }, [onClose]);

  useEffect(() => {
    if (!open) return undefined;
    function handlePress({ target }: PointerEvent) {
      if (target instanceof Node && root.current?.contains(target) === true) return;
      onClose();
    }
    function handleKey(event: KeyboardEvent) {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      dismiss();
    }
    document.addEventListener('pointerdown', handlePress);
    // Captured, so that a toast, which listens to the document too, leaves the key alone.
    document.addEventListener('keydown', handleKey, true);
    return () => {
      document.removeEventListener('pointerdown', handlePress);
      document.removeEventListener('keydown', handleKey, true);
    };
  }, [open, onClose, dismiss]);

  return {
    dismiss,
    root: {
      ref: root,
      onBlur({ currentTarget, relatedTarget }: FocusEvent) {
        if (open && relatedTarget !== null && !currentTarget.contains(relatedTarget)) onClose();
      },
    },
    button: {
      ref: button,
      'aria-expanded': open,
      'aria-controls': id,
      onClick({ currentTarget }: MouseEvent<HTMLButtonElement>) {
        // Safari does not focus a pressed button.
        currentTarget.focus();
        onPress();
      },
    },
    panel: { id },
  } as const;
}
