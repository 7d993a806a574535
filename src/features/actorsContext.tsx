import {
  createContext,
  use,
  useCallback,
  useMemo,
  useSyncExternalStore,
  type PropsWithChildren,
} from 'react';
import type { ActorRefFrom, EventFrom, SnapshotFrom, Subscription } from 'xstate';
import type { disclosureMachine } from '../../machines/disclosure/disclosure.machine.ts';
import type { sessionMachine } from '../../machines/session/session.machine.ts';
import type { toastsMachine } from '../../machines/toasts/toasts.machine.ts';
import { showPendingPress } from './pendingPress.ts';

/** The statecharts that live as long as the page. */
interface Machines {
  session: typeof sessionMachine;
  toasts: typeof toastsMachine;
  /** The header's dropdown, the avatar menu and the menu of narrow windows. */
  curriculumMenu: typeof disclosureMachine;
  accountMenu: typeof disclosureMachine;
  mobileMenu: typeof disclosureMachine;
}

export type ActorName = keyof Machines;

/** The running actors. */
export type PageActors = { [Name in ActorName]: ActorRefFrom<Machines[Name]> };

export interface ActorsContext {
  /**
   * Undefined until loaded. Readers need no statechart, and XState makes up a sixth of the script
   * (docs/decisions/001-until-the-page-is-live.md); until then the page is signed out and without toasts.
   */
  actors: PageActors | undefined;
  /** They were needed and failed to load. */
  loadFailed: boolean;
  /** Loads and starts them; always returns the same promise. */
  load: () => Promise<PageActors>;
  /** Shows that a press failed; silent if absent. */
  reportLoadFailure?: () => void;
  /**
   * Subscribes to changes of the fields above; they never change if absent. The object itself stays
   * the same, so that other consumers neither re-render nor hydrate early.
   */
  subscribe?: (onChange: () => void) => () => void;
}

const Context = createContext<ActorsContext | undefined>(undefined);

/** Provides the statecharts; the composition root, stories and tests create them. */
export function ActorsProvider({ value, children }: PropsWithChildren<{ value: ActorsContext }>) {
  return <Context value={value}>{children}</Context>;
}

function useSource(): ActorsContext {
  const source = use(Context);
  if (source === undefined) throw new Error('No ActorsProvider above');
  return source;
}

const never = () => () => undefined;

/** @throws outside of `ActorsProvider` */
export function usePageActors(): Pick<ActorsContext, 'actors' | 'loadFailed' | 'load'> {
  const source = useSource();
  const { subscribe = never, load } = source;
  // Hydrates with the prerendered state, whatever has loaded since.
  const actors = useSyncExternalStore(
    subscribe,
    () => source.actors,
    () => undefined,
  );
  const loadFailed = useSyncExternalStore(
    subscribe,
    () => source.loadFailed,
    () => false,
  );
  return { actors, loadFailed, load };
}

/** Whether the statecharts have loaded; false while a prerendered page hydrates. */
export function useActorsReady(): boolean {
  return usePageActors().actors !== undefined;
}

/** Compares objects and lists by their fields, so that a rotated token renders no screen again. */
function isSame(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return a === b;
  const names = Object.keys({ ...a, ...b });
  return names.every((name) => Reflect.get(a, name) === Reflect.get(b, name));
}

/** Memoizes the selected value as long as it is the same. */
function createReader<Snapshot, Value>(
  actor: { getSnapshot(): Snapshot },
  select: (snapshot: Snapshot) => Value,
): () => Value {
  let last: { value: Value } | undefined;
  return () => {
    const value = select(actor.getSnapshot());
    if (last === undefined || !isSame(last.value, value)) last = { value };
    return last.value;
  };
}

/**
 * Selects a value from a statechart, or the previous one while its fields are the same.
 * @param select a stable function, declared outside the component
 * @param initial the value until the statecharts are loaded
 */
export function useActorSelector<Name extends ActorName, Value>(
  name: Name,
  select: (snapshot: SnapshotFrom<Machines[Name]>) => Value,
  initial: Value,
): Value {
  const { actors } = usePageActors();
  // The name determines the actor's type; TypeScript cannot follow that through a union.
  const actor = actors?.[name] as unknown as
    | { getSnapshot(): SnapshotFrom<Machines[Name]>; subscribe(onChange: () => void): Subscription }
    | undefined;
  const subscribe = useCallback(
    (onChange: () => void) => {
      const subscription = actor?.subscribe(onChange);
      return () => subscription?.unsubscribe();
    },
    [actor],
  );
  const read = useMemo(
    () => (actor === undefined ? () => initial : createReader(actor, select)),
    [actor, initial, select],
  );
  // Hydrates with the prerendered value.
  const readInitial = useCallback(() => initial, [initial]);
  return useSyncExternalStore(subscribe, read, readInitial);
}

/**
 * Returns a function that sends an event to a statechart, loading it first. Until then the pressed
 * control is busy and ignores further presses, because each event names its end state.
 */
export function useActorSend(): <Name extends ActorName>(
  name: Name,
  event: EventFrom<Machines[Name]>,
) => void {
  const source = useSource();
  return useCallback(
    (name, event) => {
      const send = (loaded: PageActors) =>
        (loaded[name] as { send: (message: typeof event) => void }).send(event);
      if (source.actors === undefined)
        void showPendingPress(() => source.load().then(send, () => source.reportLoadFailure?.()));
      else send(source.actors);
    },
    [source],
  );
}
