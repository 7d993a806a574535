import type { VolunteerRole } from '../../../content/volunteer.ts';
import { CheckCircleIcon } from '../../art/icons/CheckCircleIcon.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './VolunteerScreen.css.ts';

export interface RoleRowProps {
  role: VolunteerRole;
  onApply: () => void;
}

/** A volunteer role: time, tasks and requirements. */
export function RoleRow({ role, onApply }: RoleRowProps) {
  return (
    <li className={styles.role}>
      <div className={styles.name}>
        <Heading level={3}>{role.title}</Heading>
        <p className={styles.commitment}>{role.commitment}</p>
      </div>
      <div className={styles.work}>
        <Text>{role.description}</Text>
      </div>
      <div className={styles.needs}>
        <Text weight="medium">What it takes</Text>
        <ul className={styles.ticks}>
          {role.requirements.map((requirement) => (
            <li key={requirement} className={styles.tick}>
              <span className={styles.sign}>
                <CheckCircleIcon />
              </span>
              {requirement}
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.apply}>
        <Button variant="secondary" onClick={onApply}>
          Apply<VisuallyHidden> as {role.title}</VisuallyHidden>
        </Button>
      </div>
    </li>
  );
}
