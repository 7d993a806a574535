import { wayLines } from '../../../review/storyboards/board.ts';
import type { View } from '../../../review/storyboards/modes.ts';
import type { Subject } from '../../../review/storyboards/subject.ts';
import type { ChartTransition } from '../../../review/statecharts/chart.ts';
import type { Chosen } from '../canvas/context.ts';
import * as styles from './Aside.css.ts';

export interface WaysProps {
  subject: Subject;
  view: View;
  ways: readonly ChartTransition[];
  /** Leads to the state at this end. */
  end: 'source' | 'target';
  choose: (chosen: Chosen) => void;
}

/** Ways as a list; each leads to the state at its other end. */
export function Ways({ subject, view, ways, end, choose }: WaysProps) {
  const nameOf = (place: string): string =>
    place === '' ? 'any state' : view === 'code' ? place : subject.wording.state(place);
  return (
    <ul className={styles.list}>
      {ways.map((way) => {
        const { event, condition } = wayLines(way, view, subject.wording);
        const to = end === 'source' ? way.source : (way.targets[0] ?? way.source);
        const words = (
          <>
            <span className={styles.strong}>{event}</span>
            {condition === undefined ? null : <span>{condition}</span>}
            <span className={styles.muted}>
              {end === 'source'
                ? `from ${nameOf(way.source)}`
                : way.targets.length === 0
                  ? 'stays'
                  : `to ${way.targets.map(nameOf).join(' and ')}`}
            </span>
          </>
        );
        return (
          <li key={way.id}>
            <button
              type="button"
              className={styles.way}
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
