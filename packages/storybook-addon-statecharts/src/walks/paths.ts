import { idOf } from '../chart/registry.ts';
import type { AnyMachineSnapshot } from 'xstate';
import { statePathsIn, valueOf } from '../chart/statePaths.ts';
import {
  isNamedBy,
  nodesIn,
  statePathOf,
  transitionId,
  transitionsOf,
} from '../chart/transitions.ts';
import { createSimulator, type Problem, type Simulator } from './simulator.ts';
import type { FlowModel, ModelEvent, Path } from './types.ts';

export interface Exploration {
  /** The shortest path to every situation that the model distinguishes, shortest first. */
  paths: Path[];
  /** The fewest shortest paths that take every possible transition. */
  walks: Path[];
  /** Ids of the transitions that these take. */
  taken: ReadonlySet<string>;
  /** Failed simulations, each once. */
  problems: readonly Problem[];
}

/** Maximum number of events to simulate. */
const MOST_EVENTS = 20_000;

const byLength = (a: Path, b: Path): number => a.steps.length - b.steps.length;

function withoutRepetition(problems: readonly Problem[]): Problem[] {
  const seen = new Set<string>();
  return problems.filter(({ modelEvent, message }) => {
    const key = `${modelEvent?.words} ${message}`;
    return !seen.has(key) && seen.add(key);
  });
}

/** Removes walks that are a prefix of another one. */
function withoutBeginnings(walks: readonly Path[]): Path[] {
  const isBeginning = (a: Path, b: Path) =>
    a !== b &&
    a.steps.length <= b.steps.length &&
    a.steps.every((step, index) => step === b.steps[index]);
  return walks.filter((walk) => !walks.some((other) => isBeginning(walk, other)));
}

/** Returns the events that a state of this situation handles. */
function possibleEvents(
  { machine, modelEvents }: Simulator,
  model: FlowModel,
): (snapshot: AnyMachineSnapshot) => ModelEvent[] {
  const handled = new Map(
    nodesIn(machine).map((node) => [statePathOf(node), [...node.transitions.keys()]]),
  );
  return (snapshot) => {
    if (model.shouldExpand?.(snapshot) === false) return [];
    const descriptors = statePathsIn(valueOf(snapshot)).flatMap((each) => handled.get(each) ?? []);
    return modelEvents.filter(
      (modelEvent) =>
        descriptors.some((each) => isNamedBy(each, modelEvent.event.type)) &&
        model.isPossible?.(snapshot, modelEvent) !== false,
    );
  };
}

/**
 * Explores breadth first from one start.
 * @param seen transitions taken by earlier starts' walks
 */
function exploreFrom(
  model: FlowModel,
  simulator: Simulator,
  input: unknown,
  seen: Set<string>,
): Omit<Exploration, 'taken'> {
  const { snapshot: first, taken: takenFirst, problems } = simulator.begin(input);
  const start: Path = { input, steps: [], snapshot: first };
  const possible = possibleEvents(simulator, model);
  const situationOf = ({ snapshot }: Path): string =>
    JSON.stringify([snapshot.value, model.distinguish?.(snapshot.context as never)]);
  const paths = new Map([[situationOf(start), start]]);
  const reached = [{ path: start, taken: takenFirst }];
  // The loop also visits the situations that it adds.
  for (const path of paths.values()) {
    for (const modelEvent of possible(path.snapshot)) {
      const step = simulator.take(path.snapshot, modelEvent);
      if ('message' in step) {
        problems.push(step);
        continue;
      }
      const longer = { ...path, steps: [...path.steps, modelEvent], snapshot: step.snapshot };
      reached.push({ path: longer, taken: step.taken });
      if (reached.length > MOST_EVENTS)
        throw new Error(`${idOf(model.machine)} has too many situations: distinguish fewer`);
      const situation = situationOf(longer);
      if (!paths.has(situation)) paths.set(situation, longer);
    }
  }
  const walks = reached.filter(({ taken }) => {
    const isNew = taken.some((id) => !seen.has(id));
    for (const id of taken) seen.add(id);
    return isNew;
  });
  return {
    paths: [...paths.values()],
    walks: withoutBeginnings(walks.map(({ path }) => path)),
    problems,
  };
}

function exploreAll(model: FlowModel, seen: Set<string>): Omit<Exploration, 'taken'> {
  const simulator = createSimulator(model);
  const found = (model.inputs ?? [undefined]).map((input) =>
    exploreFrom(model, simulator, input, seen),
  );
  return {
    paths: found.flatMap(({ paths }) => paths).toSorted(byLength),
    walks: found.flatMap(({ walks }) => walks),
    problems: withoutRepetition(found.flatMap(({ problems }) => problems)),
  };
}

/**
 * Returns a context as text, equal for equal contexts. Actors count by id, functions are ignored;
 * undefined for a circular context.
 */
function contextKey(context: unknown): string | undefined {
  try {
    return JSON.stringify(context, (_key, value: unknown) => {
      if (typeof value === 'function') return undefined;
      if (value instanceof Map || value instanceof Set) return [...(value as Iterable<unknown>)];
      if (typeof value === 'bigint') return `${value}n`;
      const isActor = typeof value === 'object' && value !== null && 'getSnapshot' in value;
      return isActor && 'id' in value ? value.id : value;
    });
  } catch {
    return undefined;
  }
}

/** Maximum number of situations distinguished by context, for a model without `distinguish`. */
const MOST_SITUATIONS = 200;

/** A model that distinguishes situations by the whole context, up to that maximum. */
function byContext(model: FlowModel): FlowModel {
  const seen = new Set<string>();
  return {
    ...model,
    distinguish: contextKey,
    shouldExpand: (snapshot) => {
      if (model.shouldExpand?.(snapshot) === false) return false;
      seen.add(JSON.stringify([snapshot.value, contextKey(snapshot.context)]));
      return seen.size <= MOST_SITUATIONS;
    },
  };
}

/** Whether some transitions are on no path. */
const leavesOut = ({ machine }: FlowModel, taken: ReadonlySet<string>): boolean =>
  nodesIn(machine)
    .flatMap(transitionsOf)
    .some((transition) => !taken.has(transitionId(transition)));

/**
 * Explores a statechart with its model's events. For a model without `distinguish`, distinguishes
 * situations by context if states alone do not reach every transition.
 */
export function explore(model: FlowModel): Exploration {
  const taken = new Set<string>();
  const found = exploreAll(model, taken);
  if (model.distinguish !== undefined || !leavesOut(model, taken)) return { ...found, taken };
  const more = exploreAll(byContext(model), taken);
  return {
    paths: [...found.paths, ...more.paths].toSorted(byLength),
    walks: withoutBeginnings([...found.walks, ...more.walks]),
    taken,
    problems: withoutRepetition([...found.problems, ...more.problems]),
  };
}
