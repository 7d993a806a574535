import {
  createEmptyActor,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { placeOf, transitionId } from '../../statecharts/model/transitions.ts';
import { happeningsOf, withSilentActors, type FlowModel, type Happening } from './model.ts';

/** What happens one after the other, from the statechart's start. */
export interface Path {
  /** What the statechart is made with. */
  input: unknown;
  steps: Happening[];
  /** Where it ends. */
  snapshot: AnyMachineSnapshot;
}

/** One happening in one situation, and the transitions it sets off. */
interface Edge {
  situation: string;
  happening: Happening;
  taken: string[];
}

export interface Exploration {
  /** The shortest way to every situation that the model tells apart, the shortest first. */
  paths: Path[];
  /** As few of the shortest ways as take every transition that can be taken. */
  walks: Path[];
}

/** Where transitions are only thought through: nothing is started, told or carried out. */
function createInertScope(onTaken: (taken: string[]) => void) {
  const self = createEmptyActor();
  self.system.inspect((inspected) => {
    if (inspected.type === '@xstate.microstep') onTaken(inspected._transitions.map(transitionId));
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

/** The ways on from the known situations that take what no earlier one did, shortest first. */
function walksAlong(
  edges: readonly Edge[],
  paths: ReadonlyMap<string, Path>,
  taken: Set<string>,
): Path[] {
  const candidates = edges
    .flatMap((edge) => {
      const path = paths.get(edge.situation);
      return path === undefined ? [] : [{ edge, path }];
    })
    .sort((a, b) => a.path.steps.length - b.path.steps.length);
  return candidates.flatMap(({ edge, path }) => {
    if (edge.taken.every((id) => taken.has(id))) return [];
    for (const id of edge.taken) taken.add(id);
    return [{ ...path, steps: [...path.steps, edge.happening] }];
  });
}

/** Walks that are the beginning of another one add nothing. */
function withoutBeginnings(walks: readonly Path[]): Path[] {
  const isBeginning = (a: Path, b: Path) =>
    a !== b &&
    a.steps.length <= b.steps.length &&
    a.steps.every((step, place) => step === b.steps[place]);
  return walks.filter((walk) => !walks.some((other) => isBeginning(walk, other)));
}

function exploreFrom(model: FlowModel, input: unknown, seen: Set<string>): Exploration {
  const machine = withSilentActors(model.machine);
  const happenings = happeningsOf(model);
  const byEvent = new Map(happenings.map((happening) => [happening.event, happening]));
  const edges: Edge[] = [];
  let taken: string[] = [];
  const scope = createInertScope((more) => taken.push(...more)) as never;

  const situationOf = (snapshot: AnyMachineSnapshot): string =>
    JSON.stringify([snapshot.value, model.distinguish?.(snapshot.context as never)]);
  const possible = (snapshot: AnyMachineSnapshot): Happening[] =>
    model.goesOn?.(snapshot) === false
      ? []
      : happenings.filter(({ event }) =>
          snapshot._nodes.some(({ transitions }) => transitions.has(event.type)),
        );
  const transition = (snapshot: AnyMachineSnapshot, event: AnyEventObject) => {
    const happening = byEvent.get(event) ?? { event, words: event.type };
    if (model.time !== undefined) model.time.now = happening.at ?? 0;
    taken = [];
    const next = machine.transition(snapshot as never, event, scope);
    edges.push({ situation: situationOf(snapshot), happening, taken });
    return next;
  };

  const start = machine.getInitialSnapshot(scope, input as never) as AnyMachineSnapshot;
  const atOnce = taken;
  const found = getShortestPaths({ ...machine, transition } as unknown as AnyStateMachine, {
    fromState: start as never,
    events: (snapshot: AnyMachineSnapshot) => possible(snapshot).map(({ event }) => event),
    serializeState: situationOf as never,
    serializeEvent: (event: AnyEventObject) =>
      String(happenings.indexOf(byEvent.get(event) as never)),
    limit: 20_000,
  });
  const paths = found
    .map(({ state, steps }) => ({
      input,
      snapshot: state as AnyMachineSnapshot,
      steps: steps.flatMap(({ event }) => byEvent.get(event) ?? []),
    }))
    .sort((a, b) => a.steps.length - b.steps.length);
  const bySituation = new Map(paths.map((path) => [situationOf(path.snapshot), path]));
  const isNew = atOnce.some((id) => !seen.has(id));
  for (const id of atOnce) seen.add(id);
  const walks = walksAlong(edges, bySituation, seen);
  const begins = isNew ? paths.filter(({ steps }) => steps.length === 0) : [];
  return { paths, walks: withoutBeginnings([...begins, ...walks]) };
}

/** Thinks a statechart through, from its start and with everything that its model lets happen. */
export function explore(model: FlowModel): Exploration {
  const seen = new Set<string>();
  const found = (model.inputs ?? [undefined]).map((input) => exploreFrom(model, input, seen));
  return {
    paths: found.flatMap(({ paths }) => paths).sort((a, b) => a.steps.length - b.steps.length),
    walks: found.flatMap(({ walks }) => walks),
  };
}

/** The shortest path that ends in a leaf state, by its place. */
export function pathTo(paths: readonly Path[], leaf: string): Path {
  const path = paths.find(({ snapshot }) => snapshot._nodes.some((node) => placeOf(node) === leaf));
  if (path === undefined) throw new Error(`No path leads to ${leaf}`);
  return path;
}
