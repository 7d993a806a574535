import { useState } from 'react';
import { initials } from '../../../domain/initials.ts';
import * as styles from './Avatar.css.ts';

export const avatarSizes = ['small', 'large'] as const;

export interface AvatarProps {
  /** The name whose initials are shown: first letters of the first two words, "U" without a name. */
  name?: string | undefined;
  /** A picture; the initials show without one, while it loads, and if it fails to load. */
  src?: string | undefined;
  /** Default `small`, 44 px. */
  size?: (typeof avatarSizes)[number] | undefined;
}

/**
 * A person's picture or initials in a circle. Hidden from assistive technology, so put the name
 * beside it or in the label of the button around it.
 *
 * Use in the account menu and for team and instructors. Not for organisations, and not as a
 * control.
 *
 * ## Content
 * - Pass the display name as it is. Without a name it shows “U”, never an invented initial.
 * - A picture shows one face. It is cropped to the circle, never distorted.
 *
 * ## Accessibility
 * - Pictures load only from the project’s own storage (docs/product.md P3.10).
 */
export function Avatar({ name, src, size = 'small' }: AvatarProps) {
  const [loaded, setLoaded] = useState<string>();
  const isShown = src !== undefined && src === loaded;
  return (
    <span className={styles.avatar({ size })} aria-hidden="true">
      {isShown ? null : <span className={styles.layer}>{initials(name)}</span>}
      {src === undefined ? null : (
        // Covers the initials once fully loaded, so that no partial picture shows.
        <img
          className={styles.picture({ shown: isShown })}
          src={src}
          alt=""
          onLoad={() => setLoaded(src)}
        />
      )}
    </span>
  );
}
