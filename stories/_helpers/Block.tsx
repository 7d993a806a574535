import type { ReactNode } from 'react';
import { classNames } from '../../src/ui/styles/classNames.ts';
import * as styles from './Block.css.ts';

interface BlockProps {
  /** Default `div`; `li` in lists. */
  as?: 'div' | 'li';
  /** Taller than its neighbours, so that alignment shows. */
  tall?: boolean;
  children: ReactNode;
}

/** A visible block that shows where a layout puts its children. */
export function Block({ as: Tag = 'div', tall = false, children }: BlockProps) {
  return <Tag className={classNames(styles.block, tall && styles.tall)}>{children}</Tag>;
}
