import type { ReactNode } from 'react';

import * as styles from './Bleed.css.ts';

export interface BleedProps {
  children: ReactNode;
}

/**
 * Lets its content reach the window's edges where the window is narrow. It is the one component with an
 * outer margin, for taking the page's side margins back is its whole purpose.
 *
 * Use inside Page or Section for pictures and strips that scroll sideways. Not for text.
 */
export function Bleed({ children }: BleedProps) {
  return <div className={styles.bleed}>{children}</div>;
}
