import { Dialog } from '@ariakit/react/dialog';
import type { ReactNode, RefObject } from 'react';
import * as styles from './dialog.css.ts';

export interface ModalDialogProps {
  /** The id of its heading. */
  labelledBy: string;
  /** The id of its text. */
  describedBy?: string | undefined;
  /** What takes focus; by default the first tab stop. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Called on Escape or DialogDismiss; the parent unmounts the dialog. */
  onDismiss: () => void;
  children: ReactNode;
}

/**
 * A modal dialog, open while mounted: it traps and restores focus and locks the page's scroll. A
 * press outside does nothing, so that no question is missed. Built on Ariakit (docs/decisions/020).
 * Must contain a DialogDismiss, or Ariakit adds a visually hidden one.
 */
export function ModalDialog({
  labelledBy,
  describedBy,
  initialFocus,
  onDismiss,
  children,
}: ModalDialogProps) {
  return (
    <Dialog
      open
      className={styles.dialog}
      aria-modal
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      // In place: no ancestor clips or moves fixed elements.
      portal={false}
      backdrop={<div className={styles.backdrop} />}
      // Prevented, so that the same key does not dismiss a toast.
      hideOnEscape={(event) => {
        event.preventDefault();
        return true;
      }}
      hideOnInteractOutside={false}
      initialFocus={initialFocus ?? null}
      onClose={(event) => {
        // The statechart owns the open state.
        event.preventDefault();
        onDismiss();
      }}
    >
      {children}
    </Dialog>
  );
}
