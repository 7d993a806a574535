import { useLayoutEffect, useRef, type ReactNode } from 'react';
import * as styles from './Anatomy.css.ts';

export type Side = 'top' | 'left' | 'right' | 'bottom';

interface AnatomyProps {
  /** The real component. */
  example: ReactNode;
  /** For each part of the list below: the side of its number, and its selector in the example. */
  marks: readonly (readonly [side: Side, at: string])[];
}

/** The real component with numbered parts. The numbered list after it names them. */
export function Anatomy({ example, marks }: AnatomyProps) {
  const stage = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    for (const [index, [, at]] of marks.entries()) {
      const part = stage.current?.querySelector<HTMLElement>(at);
      if (part) part.style.setProperty('anchor-name', `--part-${index}`);
      else console.error(`Anatomy: the example lacks “${at}”.`);
    }
  }, [marks]);
  return (
    <div className={`sb-unstyled ${styles.frame}`} data-anatomy="">
      <div className={styles.stage} ref={stage}>
        {example}
      </div>
      {marks.map(([positionArea], index) => (
        <span
          key={index}
          className={styles.mark}
          style={{ positionAnchor: `--part-${index}`, positionArea }}
          aria-hidden="true"
        >
          {index + 1}
        </span>
      ))}
    </div>
  );
}
