import type { ReactNode } from 'react';

import { headings } from './text.css.ts';

export interface HeadingProps {
  /** Its level in the page's outline, which skips none. */
  level: 1 | 2 | 3 | 4 | 5 | 6;
  /** Its visual size. */
  size: keyof typeof headings;
  id?: string | undefined;
  children: ReactNode;
}

/** A heading with separate outline level and visual size. */
export function Heading({ level, size, id, children }: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag id={id} className={headings[size]}>
      {children}
    </Tag>
  );
}
