// The flows in strips: the shortest path to each stable state.
import { activeLeaves } from '../chart/statePaths.ts';
import { stateName } from '../chart/words.ts';
import { explore } from '../walks/paths.ts';
import { stepsAlong, type Step } from '../walks/simulator.ts';
import type { QuestionStep } from './question.ts';
import { answerPath } from './questions.ts';
import type { Subject } from './subject.ts';

export interface Flow {
  id: string;
  title: string;
  path: Step[];
  /** The steps of the question that it answers. */
  steps?: readonly QuestionStep[];
}

/** Returns the questions' flows, then a flow to each state that none of them ends in. */
export function flowsOf(subject: Subject): Flow[] {
  const { id: machine, chart, questions, simulator, model } = subject;
  const asked = questions.map((question) => ({
    id: question.id,
    title: `What happens when ${question.words}`,
    path: answerPath(simulator, model.machine, question),
    steps: question.steps,
  }));
  const { paths } = explore(model);
  const leaves = chart.states.filter(({ kind, transient }) => kind === 'leaf' && !transient);
  const toLeaves = leaves.flatMap(({ id }): Flow[] => {
    const found = paths.find(({ snapshot }) => activeLeaves(snapshot).includes(id));
    if (found === undefined || found.steps.length === 0) return [];
    return [{ id, title: `To “${stateName(machine, id)}”`, path: stepsAlong(model, found) }];
  });
  return [...asked, ...toLeaves];
}

/** The other outcomes at a step, in which the service or the browser fails. */
export const failuresAt = ({ simulator }: Subject, { snapshot }: Step): Step[] =>
  simulator.next(
    snapshot,
    ({ event, from }) => from !== undefined && event.type.startsWith('xstate.error.'),
  );
