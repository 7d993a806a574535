import {
  createEmptyActor,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from 'xstate';
import { getShortestPaths, getStateNodes } from 'xstate/graph';
import { leavesIn, statePathsIn, valueOf } from '../chart/statePaths.ts';
import { isNamedBy, statePathOf, transitionId, transitionsOf } from '../chart/transitions.ts';
import { contextKey } from './contextKey.ts';
import { hasOnlyMachine, modelEventsOf } from './model.ts';
import { withSilentActors } from './silent.ts';
import type { FlowModel, ModelEvent, Path } from './types.ts';

export type { Path } from './types.ts';

/** One event in one situation, and the transitions that it triggers. */
interface Edge {
  situation: string;
  modelEvent: ModelEvent;
  taken: string[];
  /** The resulting snapshot. */
  next: AnyMachineSnapshot;
}

/** An event that cannot be simulated, because the machine's code throws. */
export interface Problem {
  /** The event; undefined for the start. */
  modelEvent: ModelEvent | undefined;
  /** The active leaf states. */
  leaves: readonly string[];
  /** The error's message. */
  message: string;
}

export interface Exploration {
  /** The shortest path to every situation that the model distinguishes, shortest first. */
  paths: Path[];
  /** The fewest shortest paths that take every possible transition. */
  walks: Path[];
  /** The shortest path that takes each transition, by its id. */
  taking: ReadonlyMap<string, Path>;
  /** Failed simulations, each once. */
  problems: readonly Problem[];
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** Takes an event, or returns the error that the machine's code throws. */
function attempt(
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
  scope: never,
): AnyMachineSnapshot | { failed: string } {
  try {
    const next = machine.transition(snapshot as never, event, scope) as AnyMachineSnapshot;
    return next.status === 'error' ? { failed: messageOf(next.error) } : next;
  } catch (error) {
    return { failed: messageOf(error) };
  }
}

function withoutRepetition(problems: readonly Problem[]): Problem[] {
  const key = ({ modelEvent, message }: Problem): string => `${modelEvent?.words} ${message}`;
  return [
    ...new Map(problems.toReversed().map((problem) => [key(problem), problem])).values(),
  ].toReversed();
}

/** An actor scope for pure transitions, without starting, sending or executing anything. */
function createInertScope(onTaken: (taken: string[]) => void) {
  const self = createEmptyActor();
  self.system.inspect((inspected) => {
    if (inspected.type !== '@xstate.microstep') return;
    const { _transitions: taken } = inspected;
    onTaken(taken.map(transitionId));
  });
  return {
    self,
    system: self.system,
    logger: () => undefined,
    id: '',
    sessionId: '',
    defer: () => undefined,
    stopChild: () => undefined,
    emit: () => undefined,
    actionExecutor: () => undefined,
  };
}

/** Extends known paths by one step, shortest first. */
function pathsOn(edges: readonly Edge[], paths: ReadonlyMap<string, Path>) {
  return edges
    .flatMap(({ situation, modelEvent, taken, next }) => {
      const path = paths.get(situation);
      if (path === undefined) return [];
      return [{ taken, longer: { ...path, steps: [...path.steps, modelEvent], snapshot: next } }];
    })
    .toSorted((a, b) => a.longer.steps.length - b.longer.steps.length);
}

/** Removes walks that are a prefix of another one. */
function withoutBeginnings(walks: readonly Path[]): Path[] {
  const isBeginning = (a: Path, b: Path) =>
    a !== b &&
    a.steps.length <= b.steps.length &&
    a.steps.every((step, index) => step === b.steps[index]);
  return walks.filter((walk) => !walks.some((other) => isBeginning(walk, other)));
}

function exploreFrom(
  model: FlowModel,
  { input, steps: before, snapshot: start }: Path,
  seen: Set<string>,
): Exploration {
  const machine = withSilentActors(model.machine);
  const modelEvents = modelEventsOf(model);
  const byEvent = new Map(modelEvents.map((modelEvent) => [modelEvent.event, modelEvent]));
  const edges: Edge[] = [];
  let taken: string[] = [];
  const scope = createInertScope((more) => taken.push(...more)) as never;

  const situationOf = (snapshot: AnyMachineSnapshot): string =>
    JSON.stringify([snapshot.value, model.distinguish?.(snapshot.context as never)]);
  const answered = new Map(
    [machine.root, ...getStateNodes(machine)].map((node) => [
      statePathOf(node),
      [...node.transitions.keys()],
    ]),
  );
  const problems: Problem[] = [];
  const possible = (snapshot: AnyMachineSnapshot): ModelEvent[] => {
    if (model.shouldExpand?.(snapshot) === false) return [];
    const statePaths = statePathsIn(valueOf(snapshot));
    return modelEvents.filter(
      (modelEvent) =>
        statePaths.some((statePath) =>
          answered.get(statePath)?.some((each) => isNamedBy(each, modelEvent.event.type)),
        ) && model.isPossible?.(snapshot, modelEvent) !== false,
    );
  };
  const transition = (snapshot: AnyMachineSnapshot, event: AnyEventObject) => {
    const modelEvent = byEvent.get(event) ?? { event, words: event.type };
    if (model.time !== undefined) model.time.now = modelEvent.at ?? 0;
    taken = [];
    const next = attempt(machine, snapshot, event, scope);
    if ('failed' in next) {
      problems.push({ modelEvent, leaves: leavesIn(valueOf(snapshot)), message: next.failed });
      return snapshot;
    }
    edges.push({ situation: situationOf(snapshot), modelEvent, taken, next });
    return next;
  };

  const found = getShortestPaths({ ...machine, transition } as unknown as AnyStateMachine, {
    fromState: start as never,
    events: (snapshot: AnyMachineSnapshot) => possible(snapshot).map(({ event }) => event),
    serializeState: situationOf as never,
    serializeEvent: (event: AnyEventObject) =>
      String(modelEvents.indexOf(byEvent.get(event) as never)),
    limit: 20_000,
  });
  const paths = found
    .map(({ state, steps }) => ({
      input,
      snapshot: state as AnyMachineSnapshot,
      steps: [
        ...before,
        ...steps.flatMap(({ event }) => byEvent.get(event as AnyEventObject) ?? []),
      ],
    }))
    .toSorted((a, b) => a.steps.length - b.steps.length);
  const bySituation = new Map(paths.map((path) => [situationOf(path.snapshot), path]));
  const taking = new Map<string, Path>();
  const walks = pathsOn(edges, bySituation).flatMap(({ taken: ids, longer }) => {
    for (const id of ids) if (!taking.has(id)) taking.set(id, longer);
    const isNew = ids.some((id) => !seen.has(id));
    for (const id of ids) seen.add(id);
    return isNew ? [longer] : [];
  });
  return { paths, walks: withoutBeginnings(walks), taking, problems };
}

interface Beginning {
  path: Path;
  taken: string[];
  problems: Problem[];
}

/** A statechart's initial snapshot and the transitions that led to it. */
function beginning(model: FlowModel, input: unknown): Beginning {
  const taken: string[] = [];
  const scope = createInertScope((more) => taken.push(...more)) as never;
  const machine = withSilentActors(model.machine);
  const first = machine.getInitialSnapshot(scope, input) as AnyMachineSnapshot;
  if (first.status !== 'error')
    return { path: { input, steps: [], snapshot: first }, taken, problems: [] };
  // Without a context, it can still be drawn and partly simulated.
  const context: unknown = first.context;
  const snapshot = machine.resolveState({ value: valueOf(first), context });
  const problem = { modelEvent: undefined, leaves: [], message: messageOf(first.error) };
  return { path: { input, steps: [], snapshot }, taken: [], problems: [problem] };
}

function exploreWith(
  model: FlowModel,
  starts: readonly Beginning[],
  seen: Set<string>,
): Exploration {
  const found = starts.map(({ path, taken, problems: atFirst }) => {
    const begins = taken.some((id) => !seen.has(id)) ? [path] : [];
    for (const id of taken) seen.add(id);
    const { paths, walks, taking, problems } = exploreFrom(model, path, seen);
    return {
      paths,
      walks: withoutBeginnings([...begins, ...walks]),
      taking: [...taking, ...taken.map((id) => [id, path] as const)],
      problems: [...atFirst, ...problems],
    };
  });
  return {
    paths: found.flatMap(({ paths }) => paths).toSorted((a, b) => a.steps.length - b.steps.length),
    walks: found.flatMap(({ walks }) => walks),
    taking: new Map(found.toReversed().flatMap(({ taking }) => taking)),
    problems: withoutRepetition(found.flatMap(({ problems }) => problems)),
  };
}

/** Maximum number of situations distinguished by context, for a machine without a model. */
const MOST_SITUATIONS = 200;

/** A model that distinguishes situations by the whole context, up to that maximum. */
function byContext(model: FlowModel): FlowModel {
  const seen = new Set<string>();
  return {
    ...model,
    distinguish: contextKey,
    shouldExpand: ({ value, context }) => {
      seen.add(JSON.stringify([value, contextKey(context)]));
      return seen.size <= MOST_SITUATIONS;
    },
  };
}

/** Whether some transitions are on no path. */
const leavesOut = ({ machine }: FlowModel, { taking }: Exploration): boolean =>
  [machine.root, ...getStateNodes(machine)]
    .flatMap(transitionsOf)
    .some((transition) => !taking.has(transitionId(transition)));

/**
 * Explores a statechart with its model's events, from its start or from a path's end. For a machine
 * without a model, distinguishes situations by context if states alone do not reach every
 * transition.
 */
export function explore(model: FlowModel, from?: Path): Exploration {
  const seen = new Set<string>();
  const starts =
    from === undefined
      ? (model.inputs ?? [undefined]).map((input) => beginning(model, input))
      : [{ path: from, taken: [], problems: [] }];
  const found = exploreWith(model, starts, seen);
  if (!hasOnlyMachine(model) || !leavesOut(model, found)) return found;
  const more = exploreWith(byContext(model), starts, seen);
  return {
    ...found,
    walks: withoutBeginnings([...found.walks, ...more.walks]),
    taking: new Map([...more.taking, ...found.taking]),
    problems: withoutRepetition([...found.problems, ...more.problems]),
  };
}

/** A possible event and its result. */
export interface NextStep {
  modelEvent: ModelEvent;
  /** Ids of the transitions that it triggers. */
  taken: string[];
  next: AnyMachineSnapshot;
}

/** Simulates a statechart event by event. */
export function createStepper(model: FlowModel) {
  const machine = withSilentActors(model.machine);
  const modelEvents = modelEventsOf(model);
  let taken: string[] = [];
  const scope = createInertScope((more) => taken.push(...more)) as never;
  return {
    /** Returns the initial snapshot. */
    begin: (): AnyMachineSnapshot => beginning(model, model.inputs?.[0]).path.snapshot,
    /** Returns the events that change something in this situation, filtered. */
    next: (
      snapshot: AnyMachineSnapshot,
      isAsked: (modelEvent: ModelEvent) => boolean = () => true,
    ): NextStep[] =>
      modelEvents.filter(isAsked).flatMap((modelEvent) => {
        if (model.isPossible?.(snapshot, modelEvent) === false) return [];
        if (model.time !== undefined) model.time.now = modelEvent.at ?? 0;
        taken = [];
        const next = attempt(machine, snapshot, modelEvent.event, scope);
        if ('failed' in next) return [];
        const isSame =
          next.context === snapshot.context &&
          JSON.stringify(next.value) === JSON.stringify(snapshot.value);
        return taken.length === 0 || isSame ? [] : [{ modelEvent, taken, next }];
      }),
  };
}

export type Stepper = ReturnType<typeof createStepper>;

/** Returns the transitions and the resulting leaf states, initially and for each step. */
export function stepsAlong(
  model: FlowModel,
  { input, steps }: Path,
): { taken: string[]; leaves: string[] }[] {
  const machine = withSilentActors(model.machine);
  let taken: string[] = [];
  const scope = createInertScope((more) => taken.push(...more)) as never;
  const start = beginning(model, input);
  let { snapshot } = start.path;
  return [
    { taken: start.taken, leaves: leavesIn(valueOf(snapshot)) },
    ...steps.map(({ event, at = 0 }) => {
      if (model.time !== undefined) model.time.now = at;
      taken = [];
      snapshot = machine.transition(snapshot as never, event, scope) as AnyMachineSnapshot;
      return { taken, leaves: leavesIn(valueOf(snapshot)) };
    }),
  ];
}

/** Returns the active leaf states, initially and after each step. */
export const leavesAlong = (model: FlowModel, path: Path): string[][] =>
  stepsAlong(model, path).map(({ leaves }) => leaves);
