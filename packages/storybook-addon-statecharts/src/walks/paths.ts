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
import { isPlain, modelEventsOf } from './model.ts';
import { withSilentActors } from './silent.ts';
import type { FlowModel, ModelEvent, Path } from './types.ts';

export type { Path } from './types.ts';

/** One event in one situation, and the transitions it sets off. */
interface Edge {
  situation: string;
  modelEvent: ModelEvent;
  taken: string[];
  /** Where it leads. */
  next: AnyMachineSnapshot;
}

/** Something that cannot be thought through, as the machine's own code fails on it. */
export interface Problem {
  /** What happens then; undefined where it begins. */
  modelEvent: ModelEvent | undefined;
  /** The leaf states that it rests in. */
  leaves: readonly string[];
  /** What the code says. */
  message: string;
}

export interface Exploration {
  /** The shortest way to every situation that the model tells apart, the shortest first. */
  paths: Path[];
  /** As few of the shortest paths as take every transition that can be taken. */
  walks: Path[];
  /** The shortest way that takes each transition, by its id. */
  taking: ReadonlyMap<string, Path>;
  /** What could not be thought through, each once. */
  problems: readonly Problem[];
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** Takes an event, or says why the machine's own code fails on it. */
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

/** Where transitions are only thought through: nothing is started, told or carried out. */
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

/** One step on from the known situations, the shortest way first. */
function pathsOn(edges: readonly Edge[], paths: ReadonlyMap<string, Path>) {
  return edges
    .flatMap(({ situation, modelEvent, taken, next }) => {
      const path = paths.get(situation);
      if (path === undefined) return [];
      return [{ taken, longer: { ...path, steps: [...path.steps, modelEvent], snapshot: next } }];
    })
    .toSorted((a, b) => a.longer.steps.length - b.longer.steps.length);
}

/** Walks that are the beginning of another one add nothing. */
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

/** Where a statechart begins, and what it did at once to get there. */
function beginning(model: FlowModel, input: unknown): Beginning {
  const taken: string[] = [];
  const scope = createInertScope((more) => taken.push(...more)) as never;
  const machine = withSilentActors(model.machine);
  const first = machine.getInitialSnapshot(scope, input) as AnyMachineSnapshot;
  if (first.status !== 'error')
    return { path: { input, steps: [], snapshot: first }, taken, problems: [] };
  // Without its context it can still be drawn, and thought through as far as that goes.
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

/** Of a machine that nothing else is known of, so many situations are told apart by their context. */
const MOST_SITUATIONS = 200;

/** A model that tells situations apart by all that the machine remembers, as long as those are few. */
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

/** Whether there are transitions that no path takes. */
const leavesOut = ({ machine }: FlowModel, { taking }: Exploration): boolean =>
  [machine.root, ...getStateNodes(machine)]
    .flatMap(transitionsOf)
    .some((transition) => !taking.has(transitionId(transition)));

/**
 * Thinks a statechart through with everything that its model lets happen: from its start, or on from
 * where a path ends. Of a plain machine, what states alone do not reach is looked for by context.
 */
export function explore(model: FlowModel, from?: Path): Exploration {
  const seen = new Set<string>();
  const starts =
    from === undefined
      ? (model.inputs ?? [undefined]).map((input) => beginning(model, input))
      : [{ path: from, taken: [], problems: [] }];
  const found = exploreWith(model, starts, seen);
  if (!isPlain(model) || !leavesOut(model, found)) return found;
  const more = exploreWith(byContext(model), starts, seen);
  return {
    ...found,
    walks: withoutBeginnings([...found.walks, ...more.walks]),
    taking: new Map([...more.taking, ...found.taking]),
    problems: withoutRepetition([...found.problems, ...more.problems]),
  };
}

/** What may happen next, and what comes of it. */
export interface NextStep {
  modelEvent: ModelEvent;
  /** The transitions that it sets off, by id. */
  taken: string[];
  next: AnyMachineSnapshot;
}

/** Thinks a statechart through, one event at a time. */
export function createStepper(model: FlowModel) {
  const machine = withSilentActors(model.machine);
  const modelEvents = modelEventsOf(model);
  let taken: string[] = [];
  const scope = createInertScope((more) => taken.push(...more)) as never;
  return {
    /** Where it begins. */
    begin: (): AnyMachineSnapshot => beginning(model, model.inputs?.[0]).path.snapshot,
    /** All that changes anything in this situation, of what is asked for. */
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

/** What the statechart does at first and at each step: the transitions, and where it rests then. */
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

/** The leaf states that the statechart rests in at first and after each step. */
export const leavesAlong = (model: FlowModel, path: Path): string[][] =>
  stepsAlong(model, path).map(({ leaves }) => leaves);
