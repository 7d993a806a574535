import type { ComponentProps } from 'react';

import { link } from './text.css.ts';

export type TextLinkProps = Omit<ComponentProps<'a'>, 'className' | 'style'> & { href: string };

/** A link in running text or a table. */
export function TextLink({ children, ...rest }: TextLinkProps) {
  return (
    <a {...rest} className={link}>
      {children}
    </a>
  );
}
