import type { ComponentType, ReactNode } from 'react';
import { CheckCircleIcon } from '../../art/icons/CheckCircleIcon.tsx';
import { InfoIcon } from '../../art/icons/InfoIcon.tsx';
import { WarningIcon } from '../../art/icons/WarningIcon.tsx';
import { WarningCircleIcon } from '../../art/icons/WarningCircleIcon.tsx';
import type { ColorTokens } from '../../styles/tokens/color.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Notice.css.ts';

/** One for each tint. */
export type NoticeTone = keyof ColorTokens['tint'];

const icons: Record<NoticeTone, ComponentType> = {
  info: InfoIcon,
  success: CheckCircleIcon,
  warning: WarningIcon,
  error: WarningCircleIcon,
};

const names: Record<NoticeTone, string> = {
  info: 'Note',
  success: 'Done',
  warning: 'Warning',
  error: 'Error',
};

export interface NoticeProps {
  tone: NoticeTone;
  /** A few bold words. */
  title?: string | undefined;
  /** For a notice added after load: `status` is announced politely, `alert` at once. */
  role?: 'status' | 'alert' | undefined;
  /** The consequence for the reader, and what to do. */
  children?: ReactNode;
}

/**
 * A message about the page or panel around it, shown as long as it applies.
 *
 * Use for what is good to know, what is done and stays, what may go wrong, or what went wrong: each
 * has its tone. For the response to an action use Toast; for form errors ErrorSummary and the fields'
 * own errors; for an empty list EmptyState.
 *
 * ## Content
 * - Title: the fact. Words: what it means and what to do. One notice at a time.
 * - No blame, no “Oops”, no codes. State what is kept: “What you typed stays here.”
 * - “Note”, “Done”, “Warning” or “Error” is read before it: do not repeat it.
 *
 * ## Behaviour
 * - It has no close button and no timer: it goes when it is no longer true.
 *
 * ## Accessibility
 * - No role if it is there with the page; a status, or an alert for failures, if it comes later
 *   (WCAG 4.1.3).
 * - Links in it take the focus, the notice does not.
 */
export function Notice({ tone, title, role, children }: NoticeProps) {
  const Sign = icons[tone];
  return (
    <div className={styles.notice({ tone })} role={role}>
      <span className={styles.sign}>
        <Sign />
      </span>
      <div className={styles.body}>
        <VisuallyHidden>{`${names[tone]}: `}</VisuallyHidden>
        {title === undefined ? null : <p className={styles.title}>{title}</p>}
        {children === undefined ? null : <div>{children}</div>}
      </div>
    </div>
  );
}
