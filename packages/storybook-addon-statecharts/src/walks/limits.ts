// Describes a walk's omissions: events that could not be sent, and the storyboard file's remedy.
import type { Storyboard } from '../chart/defineStoryboard.ts';
import { idOf } from '../chart/registry.ts';
import { machineWords, stateName, transitionText, transitionWords } from '../chart/words.ts';
import { nodesIn, statePathOf, transitionId, transitionsOf } from '../chart/transitions.ts';
import { explore } from './paths.ts';
import type { Problem } from './simulator.ts';

/** The storyboard file's key that supplies what the machine does not define. */
function remedyFor({ modelEvent }: Problem): string {
  if (modelEvent === undefined) return 'Add its input to model.inputs.';
  if (modelEvent.from !== undefined) return `Add its output to model.outputs.${modelEvent.from}.`;
  if (modelEvent.event.type.startsWith('xstate.'))
    return 'Add the events before it, with their payloads, to model.events.';
  return `Add ${modelEvent.event.type} with its payload to model.events.`;
}

function problemWords(machine: string, problem: Problem): string {
  const { modelEvent, leaves, message } = problem;
  // A machine without states has one leaf, which has no name.
  const where = leaves
    .map((leaf) => stateName(machine, leaf))
    .filter(Boolean)
    .join(' and ');
  const what =
    modelEvent === undefined
      ? `${machineWords(machine)} does not begin`
      : `“${modelEvent.words}” fails${where === '' ? '' : ` in ${where}`}`;
  return `${what}: ${message}. ${remedyFor(problem)}`;
}

/** A transition without target and actions forbids its event, and is no omission. */
const isForbidden = (transition: ReturnType<typeof transitionsOf>[number]): boolean =>
  (transition.target ?? []).length === 0 && (transition.actions ?? []).length === 0;

/**
 * Returns what a statechart's storyboard and walks cannot show, each in a sentence or two: events
 * on which the machine's code throws, and transitions that the model does not take, but for those
 * in `ignore`. Empty for a complete model.
 */
export function limitsOf({ model, ignore }: Pick<Storyboard, 'model' | 'ignore'>): string[] {
  const { machine } = model;
  const { problems, taken } = explore(model);
  const failed = problems.map((problem) => problemWords(idOf(machine), problem));
  const failing = new Set(problems.map(({ modelEvent }) => modelEvent?.event.type));
  const missing = nodesIn(machine)
    .flatMap(transitionsOf)
    .filter((each) => !isForbidden(each) && !failing.has(each.eventType))
    .filter((each) => !taken.has(transitionId(each)) && !(transitionId(each) in ignore))
    .map((each) => {
      const from = stateName(idOf(machine), statePathOf(each.source));
      return `${from}: ${transitionText(transitionWords(each))}`;
    });
  if (missing.length === 0) return failed;
  return [
    ...failed,
    `Not walked: ${missing.join('; ')}. Add event payloads (events), actor outputs (outputs) or the context that distinguishes situations (distinguish) to model.`,
  ];
}
