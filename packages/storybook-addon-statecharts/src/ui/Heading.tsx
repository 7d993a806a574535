import type { ReactNode } from 'react';

import { headings } from './text.css.ts';

export interface HeadingProps {
  /** Its place in the page's outline: no level is skipped. */
  level: 1 | 2 | 3 | 4 | 5 | 6;
  /** How it looks. */
  size: keyof typeof headings;
  id?: string | undefined;
  children: ReactNode;
}

/** A heading: level for the outline, size for the eye. */
export function Heading({ level, size, id, children }: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag id={id} className={headings[size]}>
      {children}
    </Tag>
  );
}
