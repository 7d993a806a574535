import { type ComponentType, type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import type { ToastMessage, ToastTone } from '../../../domain/toast.ts';
import { CheckCircleIcon } from '../../art/icons/CheckCircleIcon.tsx';
import { InfoIcon } from '../../art/icons/InfoIcon.tsx';
import { WarningCircleIcon } from '../../art/icons/WarningCircleIcon.tsx';
import { XIcon } from '../../art/icons/XIcon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Toast.css.ts';
import { useSwipe } from './useSwipe.ts';

const icons: Record<ToastTone, ComponentType> = {
  info: InfoIcon,
  success: CheckCircleIcon,
  error: WarningCircleIcon,
};

export interface ToastProps {
  toast: ToastMessage;
  /** Closed, or swiped away. */
  onDismiss: () => void;
  /** Its action was pressed. */
  onAction?: () => void;
  /** The pointer or focus entered: pause the timer. */
  onPause: () => void;
  /** Both have left: resume the timer. */
  onResume: () => void;
}

/**
 * The visible part of a message; ToastRegion announces it. It can be closed and has at most one
 * action, which must also be available elsewhere. F6 moves focus to it and back; Escape dismisses
 * it, unless already handled.
 *
 * Use through ToastRegion, for the response to an action. For important messages use Notice.
 *
 * ## Content
 * - Title: two to four words, the fact: “Check your email”. One sentence at most below it.
 * - An error shows the service’s own message, or “Something went wrong” (docs/product.md P6.3).
 *
 * ## Behaviour
 * - One at a time. The answer to a press replaces the shown one at once; a message about the
 *   session that no press caused waits its turn.
 */
export function Toast({ toast, onDismiss, onAction, onPause, onResume }: ToastProps) {
  const holds = useRef({ pointer: false, focus: false });
  const cameFrom = useRef<HTMLElement>(undefined);
  const Sign = icons[toast.tone];
  const swipe = useSwipe(onDismiss);
  const first = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    function handleKey(event: globalThis.KeyboardEvent) {
      if (event.key === 'Escape' && !event.defaultPrevented) onDismiss();
      if (event.key !== 'F6') return;
      event.preventDefault();
      if (document.activeElement !== first.current) first.current?.focus();
      else if (cameFrom.current === undefined) first.current?.blur();
      else cameFrom.current.focus();
    }
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [onDismiss]);

  function hold(by: 'pointer' | 'focus', on: boolean) {
    const before = holds.current.pointer || holds.current.focus;
    holds.current[by] = on;
    const now = holds.current.pointer || holds.current.focus;
    if (now && !before) onPause();
    if (before && !now) onResume();
  }

  function handleFocus(event: FocusEvent<HTMLElement>) {
    const from = event.relatedTarget;
    if (from instanceof HTMLElement && !event.currentTarget.contains(from)) cameFrom.current = from;
    hold('focus', true);
  }

  function handleKey(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    handleClose();
  }

  // Its button is removed: return the focus to where it was.
  const leave = (then: () => void) => {
    cameFrom.current?.focus();
    then();
  };
  const handleClose = () => leave(onDismiss);

  return (
    // The handlers only pause the timer and follow a swipe.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      {...swipe}
      className={styles.toast}
      onPointerEnter={() => hold('pointer', true)}
      onPointerLeave={() => hold('pointer', false)}
      onFocus={handleFocus}
      onBlur={() => hold('focus', false)}
      onKeyDown={handleKey}
    >
      <span className={styles.sign({ tone: toast.tone })}>
        <Sign />
      </span>
      <div className={styles.text}>
        <p className={styles.title}>{toast.title}</p>
        {toast.text === undefined ? null : <p>{toast.text}</p>}
        {toast.action === undefined ? null : (
          <button
            ref={first}
            type="button"
            className={styles.action}
            aria-keyshortcuts="F6"
            onClick={() => leave(() => onAction?.())}
          >
            {toast.action.label}
          </button>
        )}
      </div>
      <button
        ref={toast.action === undefined ? first : undefined}
        type="button"
        className={styles.close}
        aria-keyshortcuts={toast.action === undefined ? 'F6' : undefined}
        onClick={handleClose}
      >
        <VisuallyHidden>Close notification</VisuallyHidden>
        <XIcon />
      </button>
    </div>
  );
}
