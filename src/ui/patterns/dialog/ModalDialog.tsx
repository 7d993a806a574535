import { useLayoutEffect, useRef, type ReactNode } from 'react';
import * as styles from './dialog.css.ts';

export interface ModalDialogProps {
  /** The id of its heading. */
  labelledBy: string;
  /** The id of what is asked. */
  describedBy?: string | undefined;
  /** Escape. */
  onDismiss: () => void;
  children: ReactNode;
}

/** The browser's own modal dialog, open as long as it is there: it holds the focus and gives it back. */
export function ModalDialog({ labelledBy, describedBy, onDismiss, children }: ModalDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Before it leaves the page: only a dialog that is closed gives the focus back.
    return () => element?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onCancel={(event) => {
        event.preventDefault();
        onDismiss();
      }}
    >
      {children}
    </dialog>
  );
}
