import { Link } from '../../components/Link/Link.tsx';
import type { Band } from '../../../domain/bands.ts';
import { bandFill } from '../../components/Badge/Badge.css.ts';
import { Heading } from '../../components/Heading/Heading.tsx';
import { classNames } from '../../styles/classNames.ts';
import * as styles from './AgePicker.css.ts';

export interface AgeLink {
  band: Band;
  /** "8 to 11". */
  ages: string;
  /** "Grades 3–5". */
  who: string;
  to: string;
}

export interface AgePickerProps {
  heading: string;
  /** The labels at both ends of the scale. */
  ends: { younger: string; older: string };
  /** Youngest first. */
  bands: readonly AgeLink[];
}

/**
 * Links to the seven bands on a scale, each in its ring's colour.
 *
 * Use on the front page, and where an address names no band. To filter a list use FilterChips; to
 * name the band of one thing Badge.
 *
 * ## Behaviour
 * - One row from 1024 px; below, rows of three, and pairs in the narrowest windows.
 * - Each takes the colour of its ring, the same in light and dark.
 *
 * ## Accessibility
 * - A navigation landmark, named by its heading. A link reads ages, then grades.
 * - Its heading has the id “ages”: use it once on a page.
 */
export function AgePicker({ heading, ends, bands }: AgePickerProps) {
  return (
    <nav className={styles.picker} aria-labelledby="ages">
      <Heading level={2} size="item" id="ages">
        {heading}
      </Heading>
      <ol className={styles.scale}>
        <li className={styles.end}>{ends.younger}</li>
        {bands.map(({ band, ages, who, to }) => (
          <li key={band}>
            <Link className={classNames(styles.chip, bandFill[band])} to={to}>
              <span className={styles.ages}>{ages}</span>
              {` ${who}`}
            </Link>
          </li>
        ))}
        <li className={styles.end}>{ends.older}</li>
      </ol>
    </nav>
  );
}
