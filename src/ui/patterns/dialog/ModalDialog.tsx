import { Dialog } from '@ariakit/react/dialog';
import type { ReactNode, RefObject } from 'react';
import { takeEscape } from '../menu/takeEscape.ts';
import * as styles from './dialog.css.ts';

export interface ModalDialogProps {
  /** The id of its heading. */
  labelledBy: string;
  /** The id of what is asked. */
  describedBy?: string | undefined;
  /** What has the focus first; by default the first that Tab reaches. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Escape, or its DialogDismiss; it stays open until it is taken away. */
  onDismiss: () => void;
  children: ReactNode;
}

/**
 * A modal dialog, open as long as it is there: it holds the focus and gives it back, and the page behind
 * it does not scroll. A press beside it does nothing: what it asks is answered or dismissed, not missed.
 * Behaviour by Ariakit (docs/decisions/020). One button inside must be a DialogDismiss, or Ariakit adds
 * one that is read and not seen.
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
      // Where it is written: nothing around it clips or moves what is fixed.
      portal={false}
      backdrop={<div className={styles.backdrop} />}
      hideOnEscape={takeEscape}
      hideOnInteractOutside={false}
      initialFocus={initialFocus ?? null}
      onClose={(event) => {
        // Whether it goes is its statechart's affair.
        event.preventDefault();
        onDismiss();
      }}
    >
      {children}
    </Dialog>
  );
}
