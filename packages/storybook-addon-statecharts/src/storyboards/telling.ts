// A path as it is told: what is seen at each stop, and in words what led there.
import type { ChartTransition } from '../chart/chart.ts';
import { pictureOf, TELLING } from './pictures.ts';
import type { QuestionStep } from './questions.ts';
import type { Subject } from './subject.ts';
import { arrivedAt, type Stop } from './walk.ts';

/** A stop as a captioned picture. */
export interface ToldStop {
  /** The leaf state that the stop is about, by its path. */
  statePath: string;
  name: string;
  /** What led here; undefined at the start. */
  event: string | undefined;
  condition: string | undefined;
  /** The story that shows it; the state's own unless said. */
  story: string | undefined;
}

/** Of the states that a step leads to, the one that changes most of what is seen. */
function foremost({ own, stories, pictures }: Subject, arrived: readonly string[]): string {
  const shows = (statePath: string) => pictureOf(pictures, stories[statePath], TELLING);
  return (
    arrived.find((statePath) => own.has(statePath)) ??
    arrived.find((statePath) => shows(statePath) !== undefined) ??
    arrived[0] ??
    ''
  );
}

/** What a step says: what happened first, and the conditions on the way. */
function saidOf({ chart, wording }: Subject, taken: readonly string[]) {
  const transitions = taken.flatMap((id): ChartTransition[] =>
    chart.transitions.filter((each) => each.id === id),
  );
  const first = transitions.find(({ trigger }) => trigger !== 'always') ?? transitions[0];
  if (first === undefined) return { event: undefined, condition: undefined };
  return wording.transition(first.id);
}

/**
 * Tells a path stop by stop.
 * @param steps those of the question that it answers
 */
export function tell(
  subject: Subject,
  path: readonly Stop[],
  steps: readonly QuestionStep[] = [],
): ToldStop[] {
  return path.map((stop, index) => {
    const about = foremost(subject, arrivedAt(path, index));
    return {
      statePath: about,
      name: subject.wording.state(about),
      story: steps[index - 1]?.story,
      ...(index === 0 ? { event: undefined, condition: undefined } : saidOf(subject, stop.taken)),
    };
  });
}
