import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from '../Link/Link.tsx';
import * as styles from './TextLink.css.ts';

export const textLinkTones = ['action', 'plain'] as const;

interface TextLinkStyleProps {
  /** 44 px high, for links outside a sentence. */
  standalone?: boolean | undefined;
  /** Default `action`: green and underlined. `plain` only in lists of links. */
  tone?: (typeof textLinkTones)[number] | undefined;
  children: ReactNode;
}

export interface InnerLinkProps
  extends TextLinkStyleProps, Omit<LinkProps, 'className' | 'style' | 'children'> {
  href?: never;
}

export interface OuterLinkProps
  extends TextLinkStyleProps, Omit<ComponentProps<'a'>, 'className' | 'style' | 'children'> {
  /** A URL outside the router: another site, `mailto:`, `tel:`, a file, `#id`. */
  href: string;
  to?: never;
}

export type TextLinkProps = InnerLinkProps | OuterLinkProps;

/**
 * A link in running text or a list: `to` for the site's own pages, `href` for everything else.
 *
 * Use for navigation. For the main next step of a view use LinkButton; for an action Button.
 *
 * ## Content
 * - Two to five words that make sense in a list of all links.
 * - Files name their kind: “Letter (PDF)”. Addresses are written out.
 *
 * ## Behaviour
 * - Nothing opens a new tab by itself; people can.
 *
 * ## Accessibility
 * - A link, underlined in a sentence, so that colour is not the only difference.
 * - Its words make sense out of context (WCAG 2.4.9).
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
