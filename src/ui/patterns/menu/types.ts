import type { ReactNode } from 'react';

/** One destination in a menu. */
export interface MenuLink {
  label: string;
  to: string;
  /** Before the label: a band's mark. */
  mark?: ReactNode;
}

export interface MenuGroup {
  /** Above its links; needed where there are several groups. */
  heading?: string | undefined;
  links: readonly MenuLink[];
}
