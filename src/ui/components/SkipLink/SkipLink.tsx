import * as styles from './SkipLink.css.ts';

export interface SkipLinkProps {
  /** The id of what it skips to, which needs `tabIndex={-1}`. */
  target: string;
  children: string;
}

/**
 * The first stop of the Tab key on every page: jumps over the header to the content.
 *
 * Use once, as the first thing in the body. Not as a general in-page link: that is a TextLink.
 */
export function SkipLink({ target, children }: SkipLinkProps) {
  return (
    <a className={styles.skipLink} href={`#${target}`}>
      {children}
    </a>
  );
}
