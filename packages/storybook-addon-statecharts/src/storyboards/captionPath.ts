// A path as captioned pictures: the visible screen at each step, and the event in words.
import { stateName } from '../chart/words.ts';
import { pictureOf, COMPARED_MODE } from './pictures.ts';
import type { QuestionStep } from './question.ts';
import type { Subject } from './subject.ts';
import { enteredLeaves } from './walk.ts';
import type { Step } from '../walks/simulator.ts';

/** A step as a captioned picture. */
export interface CaptionedStep {
  /** The path of the step's main leaf state. */
  statePath: string;
  name: string;
  /** The event that led here; undefined at the start. */
  event: string | undefined;
  condition: string | undefined;
  /** The story that shows it; by default the state's own. */
  story: string | undefined;
}

/** The new state that changes most of the screen. */
function mainState({ own, stories, pictures }: Subject, arrived: readonly string[]): string {
  const shows = (statePath: string) => pictureOf(pictures, stories[statePath], COMPARED_MODE);
  return (
    arrived.find((statePath) => own.has(statePath)) ??
    arrived.find((statePath) => shows(statePath) !== undefined) ??
    arrived[0] ??
    ''
  );
}

/** A step's caption: its first event, with its condition. */
function captionOf({ chart }: Subject, taken: readonly string[]) {
  const transitions = taken.flatMap((id) => chart.transitions.find((each) => each.id === id) ?? []);
  const first = transitions.find(({ trigger }) => trigger !== 'always') ?? transitions[0];
  return first?.words ?? { event: undefined, condition: undefined };
}

/**
 * Captions a path, step by step.
 * @param steps those of the question that it answers
 */
export function captionPath(
  subject: Subject,
  path: readonly Step[],
  steps: readonly QuestionStep[] = [],
): CaptionedStep[] {
  return path.map((step, index) => {
    const about = mainState(subject, enteredLeaves(path, index));
    return {
      statePath: about,
      name: stateName(subject.id, about),
      story: steps[index - 1]?.story,
      ...(index === 0
        ? { event: undefined, condition: undefined }
        : captionOf(subject, step.taken)),
    };
  });
}
