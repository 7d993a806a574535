import type { Crumb } from '../../../domain/trail.ts';
import { Link } from '../Link/Link.tsx';
import * as styles from './Breadcrumb.css.ts';

export interface BreadcrumbProps {
  /** From the site's root to the page above this one. */
  trail: readonly Crumb[];
  /** This page's name: not a link. */
  current: string;
}

/**
 * The current page's place in the site (WCAG 2.4.8).
 *
 * Use under the header on curriculum and audience pages. Not for steps of a task.
 *
 * ## Content
 * - Each step is the title of its page. A step without a page is text, not a link.
 *
 * ## Behaviour
 * - It wraps between steps if it does not fit.
 *
 * ## Accessibility
 * - A navigation landmark named “Breadcrumb”, with an ordered list of links.
 * - The last step is marked as the current page (WCAG 2.4.8).
 */
export function Breadcrumb({ trail, current }: BreadcrumbProps) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.list}>
        {trail.map(({ label, to }) => (
          <li key={label} className={styles.crumb}>
            {to === undefined ? (
              <span className={styles.step}>{label}</span>
            ) : (
              <Link className={styles.link} to={to}>
                {label}
              </Link>
            )}
          </li>
        ))}
        <li className={styles.crumb}>
          <span className={styles.current} aria-current="page">
            {current}
          </span>
        </li>
      </ol>
    </nav>
  );
}
