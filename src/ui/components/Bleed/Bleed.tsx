import type { ReactNode } from 'react';

import * as styles from './Bleed.css.ts';

export interface BleedProps {
  children: ReactNode;
}

/**
 * Extends its content to the window's edges on narrow windows. The only component with an outer
 * margin, because it cancels the page's.
 *
 * Use inside Page or Section for pictures and strips that scroll sideways. Not for text.
 */
export function Bleed({ children }: BleedProps) {
  return <div className={styles.bleed}>{children}</div>;
}
