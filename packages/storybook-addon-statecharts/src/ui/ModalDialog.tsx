import type { ReactNode } from 'react';

import { dialog } from './ModalDialog.css.ts';

export interface ModalDialogProps {
  /** The id of its heading. */
  labelledBy: string;
  /** Called on Escape. The dialog stays open until it is no longer rendered. */
  onDismiss: () => void;
  children: ReactNode;
}

function open(dialog: HTMLDialogElement) {
  dialog.showModal();
  // Closing restores the focus; removing the element alone does not.
  return () => dialog.close();
}

/**
 * A modal dialog, open while it is rendered: the browser traps focus, restores it afterwards, and
 * makes the page behind inert. A click outside does nothing.
 */
export function ModalDialog({ labelledBy, onDismiss, children }: ModalDialogProps) {
  return (
    <dialog
      ref={open}
      className={dialog}
      aria-labelledby={labelledBy}
      onCancel={(event) => {
        // A file field inside has a cancel event, too, which bubbles.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onDismiss();
      }}
      onClose={({ currentTarget }) => {
        // Browsers close it despite a second prevented Escape.
        if (!currentTarget.open) onDismiss();
      }}
    >
      {children}
    </dialog>
  );
}
