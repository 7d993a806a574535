import type { ReactNode } from 'react';

/** A link in a menu. */
export interface MenuLink {
  label: string;
  to: string;
  /** Before the label: a band's icon. */
  mark?: ReactNode;
}

export interface MenuGroup {
  /** Above its links; required if there are several groups. */
  heading?: string | undefined;
  links: readonly MenuLink[];
}
