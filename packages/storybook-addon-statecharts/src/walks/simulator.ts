import type { AnyMachineSnapshot } from 'xstate';
import { createStepper } from '../xstate5.ts';
import { activeLeaves, valueOf } from '../chart/statePaths.ts';
import { transitionId } from '../chart/transitions.ts';
import { modelEventsOf } from './model.ts';
import { withSilentActors } from './silent.ts';
import type { FlowModel, ModelEvent, Path } from './types.ts';

/** An event that cannot be simulated, because the machine's code throws. */
export interface Problem {
  /** The event; undefined for the start. */
  modelEvent: ModelEvent | undefined;
  /** The active leaf states. */
  leaves: readonly string[];
  /** The error's message. */
  message: string;
}

/** A snapshot on a path, and how it was reached. */
export interface Step {
  /** The event; undefined at the start. */
  modelEvent: ModelEvent | undefined;
  /** Ids of the transitions taken. */
  taken: string[];
  /** The active leaf states. */
  leaves: string[];
  snapshot: AnyMachineSnapshot;
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** Takes a statechart's transitions without starting, sending or executing anything. */
export function createSimulator(model: FlowModel) {
  const machine = withSilentActors(model.machine);
  const modelEvents = modelEventsOf(model);
  let taken: string[] = [];
  const stepper = createStepper(machine, (transitions) => {
    taken.push(...transitions.map(transitionId));
  });

  /** Returns the start with an input, and the problem that prevents it. */
  function begin(input: unknown): Step & { problems: Problem[] } {
    taken = [];
    const modelEvent = undefined;
    const first = stepper.begin(input);
    if (first.status !== 'error')
      return { modelEvent, taken, leaves: activeLeaves(first), snapshot: first, problems: [] };
    // Without a context, it can still be drawn and partly simulated.
    const context: unknown = first.context;
    const snapshot = machine.resolveState({ value: valueOf(first), context });
    const problems = [{ modelEvent, leaves: [], message: messageOf(first.error) }];
    return { modelEvent, taken: [], leaves: activeLeaves(snapshot), snapshot, problems };
  }

  /** Takes an event, or returns the problem that prevents it. */
  function take(before: AnyMachineSnapshot, modelEvent: ModelEvent): Step | Problem {
    if (model.time !== undefined) model.time.now = modelEvent.at ?? 0;
    taken = [];
    try {
      const snapshot = stepper.take(before, modelEvent.event);
      if (snapshot.status === 'error') throw snapshot.error;
      return { modelEvent, taken, leaves: activeLeaves(snapshot), snapshot };
    } catch (error) {
      return { modelEvent, leaves: activeLeaves(before), message: messageOf(error) };
    }
  }

  return {
    machine,
    modelEvents,
    begin,
    take,
    /** The start with the model's first input. */
    initial: (): Step => ({ ...begin(model.inputs?.[0]), taken: [] }),
    /** Returns the steps that change something in this situation, for some of the events. */
    next: (
      before: AnyMachineSnapshot,
      isAsked: (modelEvent: ModelEvent) => boolean = () => true,
    ): Step[] =>
      modelEvents.filter(isAsked).flatMap((modelEvent) => {
        if (model.isPossible?.(before, modelEvent) === false) return [];
        const step = take(before, modelEvent);
        if ('message' in step || step.taken.length === 0) return [];
        const isSame =
          step.snapshot.context === before.context &&
          JSON.stringify(step.snapshot.value) === JSON.stringify(before.value);
        return isSame ? [] : [step];
      }),
  };
}

export type Simulator = ReturnType<typeof createSimulator>;

/** Returns a path's steps, from its start. */
export function stepsAlong(model: FlowModel, { input, steps }: Path): Step[] {
  const { begin, take } = createSimulator(model);
  const start = begin(input);
  let { snapshot } = start;
  return [
    start,
    ...steps.map((modelEvent) => {
      const step = take(snapshot, modelEvent);
      if ('message' in step) throw new Error(step.message);
      ({ snapshot } = step);
      return step;
    }),
  ];
}
