import { useLayoutEffect, useRef, type ReactNode } from 'react';

import { dialog } from './ModalDialog.css.ts';

export interface ModalDialogProps {
  /** The id of its heading. */
  labelledBy: string;
  /** Escape was pressed. It stays open until it is no longer rendered. */
  onDismiss: () => void;
  children: ReactNode;
}

/**
 * A modal dialog, open as long as it is rendered: the browser keeps the focus in it, gives it back
 * afterwards, and makes the page behind it inert. A press beside it does nothing.
 */
export function ModalDialog({ labelledBy, onDismiss, children }: ModalDialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    element?.showModal();
    // Closing gives the focus back; removal from the page alone does not.
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={ref}
      className={dialog}
      aria-labelledby={labelledBy}
      onCancel={(event) => {
        // A file field inside has a cancel event, too, which bubbles.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onDismiss();
      }}
      onClose={({ currentTarget }) => {
        // Browsers close it by themselves where Escape was refused once.
        if (!currentTarget.open) onDismiss();
      }}
    >
      {children}
    </dialog>
  );
}
