import type { ReactNode } from 'react';
import { classNames } from '../../../src/ui/styles/classNames.ts';
import * as styles from './Specimen.css.ts';

interface SpecimenProps {
  name: string;
  /** Keeps its own size instead of filling the column. */
  tight?: boolean;
  children: ReactNode;
}

/** A drawing with its name below. */
export function Specimen({ name, tight = false, children }: SpecimenProps) {
  return (
    <figure className={classNames(styles.specimen, tight && styles.tight)}>
      {children}
      <figcaption className={styles.name}>{name}</figcaption>
    </figure>
  );
}

/** A grid of small specimens. */
export function Specimens({ children }: { children: ReactNode }) {
  return <div className={styles.specimens}>{children}</div>;
}
