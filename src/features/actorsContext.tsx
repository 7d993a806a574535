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
import type { themeMachine } from '../../machines/theme/theme.machine.ts';
import type { toastsMachine } from '../../machines/toasts/toasts.machine.ts';
import { showPendingPress } from './pendingPress.ts';

/** The statecharts that live as long as the page does. */
interface Machines {
  session: typeof sessionMachine;
  toasts: typeof toastsMachine;
  theme: typeof themeMachine;
  /** The header's dropdown, the avatar's menu, and the menu of narrow windows. */
  curriculumMenu: typeof disclosureMachine;
  accountMenu: typeof disclosureMachine;
  mobileMenu: typeof disclosureMachine;
}

export type ActorName = keyof Machines;

/** Their running actors. */
export type PageActors = { [Name in ActorName]: ActorRefFrom<Machines[Name]> };

export interface ActorsContext {
  /**
   * Undefined until they are loaded: a visitor who only reads needs none of them, and XState with them is
   * a sixth of the script (docs/decisions). Everything then shows as signed out, light, silent.
   */
  actors: PageActors | undefined;
  /** They were needed and could not be fetched. */
  loadFailed: boolean;
  /** Fetches and starts them; the same promise every time. */
  load: () => Promise<PageActors>;
  /** Says that a press could not be carried out; without it nothing is said. */
  reportLoadFailure?: () => void;
  /**
   * Tells when one of the above has changed; without it they never do. The object stays the same: what
   * reads none of them is not drawn again, and what is not hydrated yet stays so.
   */
  subscribe?: (onChange: () => void) => () => void;
}

const Context = createContext<ActorsContext | undefined>(undefined);

/** Hands the statecharts down to the containers; the composition root, stories and tests make them. */
export function ActorsProvider({ value, children }: PropsWithChildren<{ value: ActorsContext }>) {
  return <Context value={value}>{children}</Context>;
}

function useSource(): ActorsContext {
  const source = use(Context);
  if (source === undefined) throw new Error('No ActorsProvider above');
  return source;
}

// Stryker disable next-line ArrowFunction: React accepts a subscription without a cleanup.
const never = () => () => undefined;

/** @throws outside of `ActorsProvider` */
export function usePageActors(): Pick<ActorsContext, 'actors' | 'loadFailed' | 'load'> {
  const source = useSource();
  const { subscribe = never, load } = source;
  // A prerendered page is hydrated as it was written, whatever has come since.
  const actors = useSyncExternalStore(
    subscribe,
    () => source.actors,
    () => undefined,
  );
  const loadFailed = useSyncExternalStore(
    subscribe,
    () => source.loadFailed,
    // Stryker disable next-line ArrowFunction: Both are falsy.
    () => false,
  );
  return { actors, loadFailed, load };
}

/** Whether the statecharts have loaded; false while a prerendered page hydrates. */
export function useActorsReady(): boolean {
  return usePageActors().actors !== undefined;
}

/** Reads what is selected, and gives back the same value as long as it says the same. */
function createReader<Snapshot, Value>(
  actor: { getSnapshot(): Snapshot },
  select: (snapshot: Snapshot) => Value,
  isSame: (a: Value, b: Value) => boolean,
): () => Value {
  let last: { value: Value } | undefined;
  return () => {
    const value = select(actor.getSnapshot());
    if (last === undefined || !isSame(last.value, value)) last = { value };
    return last.value;
  };
}

/**
 * What a screen wants to know of a statechart.
 * @param select declared outside of the component, so that it stays the same function
 * @param initial what holds until the statecharts are loaded
 * @param isSame keeps the last value when the new one says the same
 */
export function useActorSelector<Name extends ActorName, Value>(
  name: Name,
  select: (snapshot: SnapshotFrom<Machines[Name]>) => Value,
  initial: Value,
  isSame: (a: Value, b: Value) => boolean = Object.is,
): Value {
  const { actors } = usePageActors();
  // One of several actors, which one the name says; TypeScript cannot follow that through a union.
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
    () => (actor === undefined ? () => initial : createReader(actor, select, isSame)),
    [actor, isSame, initial, select],
  );
  // Prerendered pages are hydrated as they were written, before the statecharts were loaded.
  // Stryker disable next-line ArrayDeclaration: Read once, while prerendering or hydrating.
  const readInitial = useCallback(() => initial, [initial]);
  return useSyncExternalStore(subscribe, read, readInitial);
}

/**
 * Sends an event to a statechart, loading it first. Until it is there the control that
 * was pressed is busy, and pressing it again changes nothing: an event asks for an end state.
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
