import type { ReactNode } from 'react';
import { classNames } from '../../../src/ui/styles/classNames.ts';
import type { TokenPath } from './copyForms.ts';
import { Copyable } from './Copying.tsx';
import * as styles from './Specimen.css.ts';

interface SpecimenProps {
  name: string;
  /** Keeps its own size instead of filling the column. */
  tight?: boolean;
  /** Copies a token, or the drawing itself as SVG. */
  copies?: TokenPath | 'svg' | undefined;
  children: ReactNode;
}

/** A drawing with its name below. */
export function Specimen({ name, tight = false, copies, children }: SpecimenProps) {
  return (
    <figure className={classNames(styles.specimen, tight && styles.tight)}>
      {copies === undefined ? (
        children
      ) : copies === 'svg' ? (
        <Copyable drawing={name}>{children}</Copyable>
      ) : (
        <Copyable token={copies}>{children}</Copyable>
      )}
      <figcaption className={styles.name}>{name}</figcaption>
    </figure>
  );
}

/** A grid of small specimens. */
export function Specimens({ children }: { children: ReactNode }) {
  return <div className={styles.specimens}>{children}</div>;
}
