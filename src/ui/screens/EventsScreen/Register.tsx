import { Button, type ButtonProps } from '../../components/Button/Button.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './EventsScreen.css.ts';

export interface RegisterProps extends Pick<ButtonProps, 'variant' | 'size'> {
  /** The event's. */
  title: string;
  /** Its day is past. */
  over: boolean;
  /** What stands there then. */
  overLabel: string;
  onRegister: () => void;
}

/** "Register"; once the event is over, words in the same room, so that nothing beside them moves. */
export function Register({ title, over, overLabel, onRegister, ...look }: RegisterProps) {
  return (
    <span className={styles.register}>
      <span className={styles.room} inert={over}>
        <Button {...look} onClick={onRegister}>
          Register<VisuallyHidden> for {title}</VisuallyHidden>
        </Button>
      </span>
      {/* Always there: a document has the styles of what it shows, and is read on later days. */}
      <span className={styles.overLabel}>{over ? overLabel : null}</span>
    </span>
  );
}
