import { Avatar } from '../Avatar/Avatar.tsx';

import * as styles from './PersonCard.css.ts';

export interface PersonCardProps {
  /** Default `li`. */
  as?: 'li' | 'div' | undefined;
  name: string;
  /** "Board chair". */
  position: string;
  /** A picture; without one the initials. */
  src?: string | undefined;
}

/**
 * Somebody, with what they do.
 *
 * Use for board, team and instructors, several together. For their words use Quote.
 */
export function PersonCard({ as: Tag = 'li', name, position, src }: PersonCardProps) {
  return (
    <Tag className={styles.person}>
      <Avatar name={name} src={src} size="large" />
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className={styles.role}>{position}</p>
      </div>
    </Tag>
  );
}
