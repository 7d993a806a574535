import { Avatar } from '../Avatar/Avatar.tsx';
import * as styles from './PersonCard.css.ts';

export interface PersonCardProps {
  name: string;
  /** "Board chair". */
  position: string;
}

/**
 * A person with their role.
 *
 * Use for groups: board, team and instructors. To quote a person use Quote.
 *
 * ## Content
 * - The name as the person writes it, in its own order and script.
 * - Position: what they do in two to four words, first letter a capital.
 * - No titles of honour, unless everybody in the list has theirs.
 *
 * ## Accessibility
 * - The avatar is hidden, so that the name is read once.
 */
export function PersonCard({ name, position }: PersonCardProps) {
  return (
    <div className={styles.person}>
      <Avatar name={name} size="large" />
      <div className={styles.text}>
        <p className={styles.name}>{name}</p>
        <p className={styles.role}>{position}</p>
      </div>
    </div>
  );
}
