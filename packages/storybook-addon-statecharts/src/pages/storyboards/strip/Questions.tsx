import { captionPath } from '../../../storyboards/captionPath.ts';
import type { Step } from '../../../walks/simulator.ts';
import { useShown } from '../context.ts';
import { ToolButton } from '../controls/ToolButton.tsx';
import * as styles from './Strip.css.ts';
import { Strip } from './Strip.tsx';

export interface QuestionsProps {
  /** The highlighted question; '' for none. */
  asked: string;
  /** The path that answers it. */
  path: readonly Step[] | undefined;
  onAsk: (id: string) => void;
}

/** Questions, each with its path through the statechart, picture by picture. */
export function Questions({ asked, path, onAsk }: QuestionsProps) {
  const { subject, window, pictureOf } = useShown();
  const { questions } = subject;
  const question = questions.find(({ id }) => id === asked);
  if (questions.length === 0) return null;
  return (
    <section className={styles.questions} aria-label="What happens when …">
      <div className={styles.row}>
        <h2 className={styles.lead}>What happens when …</h2>
        {questions.map(({ id, words }) => (
          <ToolButton
            key={id}
            look="quiet"
            aria-pressed={id === asked}
            onClick={() => onAsk(id === asked ? '' : id)}
          >
            {words}
          </ToolButton>
        ))}
      </div>
      {question === undefined || path === undefined ? null : (
        <>
          <p className={styles.answer} role="status">
            {question.answer}
          </p>
          <Strip
            label={`What happens when ${question.words}`}
            steps={captionPath(subject, path, question.steps)}
            window={window}
            pictureOf={pictureOf}
          />
        </>
      )}
    </section>
  );
}
