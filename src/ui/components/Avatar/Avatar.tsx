import { useState } from 'react';

import { initials } from '../../../domain/initials.ts';

import * as styles from './Avatar.css.ts';

export const avatarSizes = ['small', 'large'] as const;

export interface AvatarProps {
  /** Whose letters it shows: first letters of the first two words, "U" without a name. */
  name?: string | undefined;
  /** A picture; the letters stand in while there is none, while it loads, and when it cannot be loaded. */
  src?: string | undefined;
  /** Default `small`, 44 px. */
  size?: (typeof avatarSizes)[number] | undefined;
}

/**
 * A person as a coin. Decoration: hidden from assistive technology, so the name belongs beside it or in
 * the label of the button around it.
 *
 * Use in the account menu and for team and instructors. Not for organisations, and not as a control.
 */
export function Avatar({ name, src, size = 'small' }: AvatarProps) {
  const [loaded, setLoaded] = useState<string>();
  const isShown = src !== undefined && src === loaded;
  return (
    <span className={styles.avatar({ size })} aria-hidden="true">
      {isShown ? null : <span className={styles.layer}>{initials(name)}</span>}
      {src === undefined ? null : (
        // Over the letters, and out of sight until all of it is there: of half a picture nothing is seen.
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
