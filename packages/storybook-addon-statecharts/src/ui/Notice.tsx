import type { ReactNode } from 'react';

import { InfoIcon, WarningCircleIcon, WarningIcon } from './icons.tsx';
import * as styles from './Notice.css.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const signs = {
  info: { Sign: InfoIcon, name: 'Note' },
  warning: { Sign: WarningIcon, name: 'Warning' },
  error: { Sign: WarningCircleIcon, name: 'Error' },
};

export interface NoticeProps {
  tone: keyof typeof signs;
  /** A few words in bold. */
  title: string;
  /** For a notice added after the page has loaded: `status` waits, `alert` interrupts. */
  role?: 'status' | 'alert' | undefined;
  /** What it means for the reader, and what to do. */
  children: ReactNode;
}

/** Persistent information about the page or panel around it. */
export function Notice({ tone, title, role, children }: NoticeProps) {
  const { Sign, name } = signs[tone];
  return (
    <div className={styles.tones[tone]} role={role}>
      <span className={styles.sign}>
        <Sign />
      </span>
      <div className={styles.body}>
        <VisuallyHidden>{`${name}: `}</VisuallyHidden>
        <p className={styles.title}>{title}</p>
        <div>{children}</div>
      </div>
    </div>
  );
}
