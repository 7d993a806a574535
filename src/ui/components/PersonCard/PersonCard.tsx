import { Avatar } from '../Avatar/Avatar.tsx';

import * as styles from './PersonCard.css.ts';

export interface PersonCardProps {
  /** Default `li`. */
  as?: 'li' | 'div' | undefined;
  name: string;
  /** "Board chair". */
  position: string;
  /** A picture; initials by default. */
  src?: string | undefined;
}

/**
 * A person with their role.
 *
 * Use for groups: board, team and instructors. To quote a person use Quote.
 */
export function PersonCard({ as: Tag = 'li', name, position, src }: PersonCardProps) {
  return (
    <Tag className={styles.person}>
      <Avatar name={name} src={src} size="large" />
      <div className={styles.text}>
        <p className={styles.name}>{name}</p>
        <p className={styles.role}>{position}</p>
      </div>
    </Tag>
  );
}
