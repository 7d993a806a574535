import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from '../Link/Link.tsx';

import * as styles from './TextLink.css.ts';

export const textLinkTones = ['action', 'plain'] as const;

interface TextLinkLook {
  /** Stands alone, not in a sentence: 44 px high. */
  standalone?: boolean | undefined;
  /** Default `action`: green and underlined. `plain` only in lists of links. */
  tone?: (typeof textLinkTones)[number] | undefined;
  children: ReactNode;
}

export interface InnerLinkProps
  extends TextLinkLook, Omit<LinkProps, 'className' | 'style' | 'children'> {
  href?: never;
}

export interface OuterLinkProps
  extends TextLinkLook, Omit<ComponentProps<'a'>, 'className' | 'style' | 'children'> {
  /** An address outside the router: another site, `mailto:`, `tel:`, a file, `#id`. */
  href: string;
  to?: never;
}

export type TextLinkProps = InnerLinkProps | OuterLinkProps;

/**
 * A link in running text or a list: `to` for the site's own pages, `href` for everything else.
 *
 * Use for going somewhere. For the one next step of a view use LinkButton; never for an action.
 */
export function TextLink({
  standalone = false,
  tone = 'action',
  children,
  ...rest
}: TextLinkProps) {
  const className = styles.textLink({ standalone, tone });
  if (rest.href !== undefined) {
    return (
      <a {...rest} className={className}>
        {children}
      </a>
    );
  }
  return (
    <Link {...rest} className={className}>
      {children}
    </Link>
  );
}
