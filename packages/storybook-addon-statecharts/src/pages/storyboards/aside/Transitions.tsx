import { transitionLines } from '../../../storyboards/board.ts';
import type { View } from '../../../storyboards/modes.ts';
import type { Subject } from '../../../storyboards/subject.ts';
import type { ChartTransition } from '../../../chart/chart.ts';
import type { Chosen } from '../canvas/context.ts';
import * as styles from './Aside.css.ts';

export interface TransitionsProps {
  subject: Subject;
  view: View;
  transitions: readonly ChartTransition[];
  /** The end whose state is selected. */
  end: 'source' | 'target';
  choose: (chosen: Chosen) => void;
}

/** A list of transitions; each selects the state at its other end. */
export function Transitions({ subject, view, transitions, end, choose }: TransitionsProps) {
  const nameOf = (statePath: string): string =>
    statePath === '' ? 'any state' : view === 'code' ? statePath : subject.wording.state(statePath);
  return (
    <ul className={styles.list}>
      {transitions.map((transition) => {
        const { event, condition } = transitionLines(transition, view, subject.wording);
        const to =
          end === 'source' ? transition.source : (transition.targets[0] ?? transition.source);
        const words = (
          <>
            <span className={styles.strong}>{event}</span>
            {condition === undefined ? null : <span>{condition}</span>}
            <span className={styles.muted}>
              {end === 'source'
                ? `from ${nameOf(transition.source)}`
                : transition.targets.length === 0
                  ? 'stays'
                  : `to ${transition.targets.map(nameOf).join(' and ')}`}
            </span>
          </>
        );
        return (
          <li key={transition.id}>
            <button
              type="button"
              className={styles.transition}
              onClick={() => choose(to === '' ? undefined : { kind: 'state', id: to })}
            >
              {words}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
