import type { ReactNode } from 'react';
import { CheckCircleIcon } from '../../src/ui/art/icons/CheckCircleIcon.tsx';
import { XIcon } from '../../src/ui/art/icons/XIcon.tsx';
import * as styles from './DoDont.css.ts';

interface VerdictProps {
  kind: 'do' | 'dont';
  /** The reason, as a sentence. */
  caption: string;
  children: ReactNode;
}

function Verdict({ kind, caption, children }: VerdictProps) {
  const Sign = kind === 'do' ? CheckCircleIcon : XIcon;
  return (
    <figure className={styles.verdict}>
      <figcaption className={styles.caption}>
        <span className={styles.sign[kind]}>
          <Sign />
        </span>
        <span>
          <strong>{kind === 'do' ? 'Do' : 'Don’t'}</strong> {caption}
        </span>
      </figcaption>
      <div className={styles.example[kind]}>
        {/* In the grid itself a button would be as wide as the frame. */}
        <div>{children}</div>
      </div>
    </figure>
  );
}

interface DoDontProps {
  /** Why this is right, continuing "Do". */
  right: string;
  /** The real component, used well. */
  good: ReactNode;
  /** Why this is wrong, continuing "Don’t". */
  wrong: string;
  /** The real component used badly, or a substitute. */
  bad: ReactNode;
}

/** A right and a wrong example side by side, marked by icon, word and colour. */
export function DoDont({ right, good, wrong, bad }: DoDontProps) {
  return (
    <div className={`sb-unstyled ${styles.pair}`}>
      <Verdict kind="do" caption={right}>
        {good}
      </Verdict>
      <Verdict kind="dont" caption={wrong}>
        {bad}
      </Verdict>
    </div>
  );
}
