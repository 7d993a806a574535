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
 */
export function SkipLink({ target, children }: SkipLinkProps) {
  return (
    <a className={styles.skipLink} href={`#${target}`}>
      {children}
    </a>
  );
}
