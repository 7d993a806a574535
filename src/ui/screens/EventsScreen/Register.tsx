import { Button, type ButtonProps } from '../../components/Button/Button.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './EventsScreen.css.ts';

export interface RegisterProps extends Pick<ButtonProps, 'variant' | 'size'> {
  /** The event's title. */
  title: string;
  /** The event is over. */
  over: boolean;
  /** The text shown then. */
  overLabel: string;
  onRegister: () => void;
}

/** The "Register" button; once the event is over, a label of the same size, so that nothing moves. */
export function Register({ title, over, overLabel, onRegister, ...look }: RegisterProps) {
  return (
    <span className={styles.register}>
      <span className={styles.room} inert={over}>
        <Button {...look} onClick={onRegister}>
          Register<VisuallyHidden> for {title}</VisuallyHidden>
        </Button>
      </span>
      {/* Always rendered, so that the prerendered document includes its styles. */}
      <span className={styles.overLabel}>{over ? overLabel : null}</span>
    </span>
  );
}
