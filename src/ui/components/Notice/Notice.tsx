import type { ComponentType, ReactNode } from 'react';

import { CheckCircleIcon } from '../../art/icons/CheckCircleIcon.tsx';
import { InfoIcon } from '../../art/icons/InfoIcon.tsx';
import { WarningIcon } from '../../art/icons/WarningIcon.tsx';
import { WarningCircleIcon } from '../../art/icons/WarningCircleIcon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

import * as styles from './Notice.css.ts';
import type { NoticeTone } from './tones.ts';

const signs: Record<NoticeTone, ComponentType> = {
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
  /** A few words in bold. */
  title?: string | undefined;
  /** For a notice that appears after the page did: `status` waits its turn, `alert` interrupts. */
  role?: 'status' | 'alert' | undefined;
  /** What it means for the reader, and what to do. */
  children?: ReactNode;
}

/**
 * Something to know about the page or the panel it stands in; it stays until it is no longer true.
 *
 * Use for an expired link, a storage that forgets, a secure-donation note. For the answer to a press use
 * a toast; for a form's mistakes ErrorSummary and the fields' own errors.
 */
export function Notice({ tone, title, role, children }: NoticeProps) {
  const Sign = signs[tone];
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
