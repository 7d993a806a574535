import * as styles from './SkipLink.css.ts';

export interface SkipLinkProps {
  /** The id of the target, which needs `tabIndex={-1}`. */
  target: string;
  children: string;
}

/**
 * The first tab stop of every page: skips the header.
 *
 * Use once, first in the body. For other in-page links use TextLink.
 *
 * ## Content
 * - “Skip to content”: a verb, and where it leads.
 *
 * ## Behaviour
 * - Its target needs the id, and tabIndex −1 to take the focus.
 *
 * ## Accessibility
 * - The first link of every page. It meets bypass blocks (WCAG 2.4.1).
 */
export function SkipLink({ target, children }: SkipLinkProps) {
  return (
    <a className={styles.skipLink} href={`#${target}`}>
      {children}
    </a>
  );
}
