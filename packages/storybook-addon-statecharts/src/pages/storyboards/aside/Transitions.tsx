import { transitionLines } from '../../../storyboards/board.ts';
import type { ChartTransition } from '../../../chart/chart.ts';
import { stateName } from '../../../chart/words.ts';
import { useShown } from '../context.ts';
import { muted } from '../../../ui/text.css.ts';
import * as styles from './Aside.css.ts';

export interface TransitionsProps {
  title?: string;
  transitions: readonly ChartTransition[];
  /** The end whose state is selected. */
  end: 'source' | 'target';
}

/** A list of transitions, if there are any; each selects the state at its other end. */
export function Transitions({ title, transitions, end }: TransitionsProps) {
  const { subject, view, choose, find } = useShown();
  const nameOf = (statePath: string): string =>
    statePath === '' ? 'any state' : view === 'code' ? statePath : stateName(subject.id, statePath);
  if (transitions.length === 0) return null;
  return (
    <>
      {title === undefined ? null : <h3 className={styles.subtitle}>{title}</h3>}
      <ul className={styles.list}>
        {transitions.map((transition) => {
          const { event, condition } = transitionLines(transition, view);
          const to =
            end === 'source' ? transition.source : (transition.targets[0] ?? transition.source);
          return (
            <li key={transition.id}>
              <button
                type="button"
                className={styles.transition}
                onClick={() => (to === '' ? choose(undefined) : find(to))}
              >
                <span className={styles.strong}>{event}</span>
                {condition === undefined ? null : <span>{condition}</span>}
                <span className={muted}>
                  {end === 'source'
                    ? `from ${nameOf(transition.source)}`
                    : transition.targets.length === 0
                      ? 'stays'
                      : `to ${transition.targets.map(nameOf).join(' and ')}`}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
