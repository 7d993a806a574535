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
import { holdPress } from './press.ts';

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

export type ChartName = keyof Machines;

/** Their running actors. */
export type Charts = { [Name in ChartName]: ActorRefFrom<Machines[Name]> };

export interface ChartsContext {
  /**
   * Undefined while they rest: a visitor who only reads needs none of them, and XState with them is
   * a sixth of the script (docs/decisions). Everything then shows as signed out, light, silent.
   */
  charts: Charts | undefined;
  /** They were needed and could not be fetched. */
  lost: boolean;
  /** Fetches and starts them; the same promise every time. */
  wake: () => Promise<Charts>;
  /** Says that a press could not be carried out; without it nothing is said. */
  sayLost?: () => void;
  /**
   * Tells when one of the above has changed; without it they never do. The object stays the same: what
   * reads none of them is not drawn again, and what is not hydrated yet stays so.
   */
  subscribe?: (onChange: () => void) => () => void;
}

const Context = createContext<ChartsContext | undefined>(undefined);

/** Hands the statecharts down to the containers; the composition root, stories and tests make them. */
export function ChartsProvider({ value, children }: PropsWithChildren<{ value: ChartsContext }>) {
  return <Context value={value}>{children}</Context>;
}

function useSource(): ChartsContext {
  const source = use(Context);
  if (source === undefined) throw new Error('No ChartsProvider above');
  return source;
}

const never = () => () => undefined;

/** @throws outside of `ChartsProvider` */
export function useCharts(): Pick<ChartsContext, 'charts' | 'lost' | 'wake'> {
  const source = useSource();
  const { subscribe = never, wake } = source;
  // A prerendered page is hydrated as it was written, whatever has come since.
  const charts = useSyncExternalStore(
    subscribe,
    () => source.charts,
    () => undefined,
  );
  const lost = useSyncExternalStore(
    subscribe,
    () => source.lost,
    () => false,
  );
  return { charts, lost, wake };
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
 * @param resting what holds while the statecharts rest
 * @param isSame keeps the last value when the new one says the same
 */
export function useChart<Name extends ChartName, Value>(
  name: Name,
  select: (snapshot: SnapshotFrom<Machines[Name]>) => Value,
  resting: Value,
  isSame: (a: Value, b: Value) => boolean = Object.is,
): Value {
  const { charts } = useCharts();
  // One of several actors, which one the name says; TypeScript cannot follow that through a union.
  const actor = charts?.[name] as unknown as
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
    () => (actor === undefined ? () => resting : createReader(actor, select, isSame)),
    [actor, isSame, resting, select],
  );
  // Prerendered pages are hydrated as they were written, while the statecharts rested.
  const readResting = useCallback(() => resting, [resting]);
  return useSyncExternalStore(subscribe, read, readResting);
}

/**
 * Sends an event to a statechart, waking it first where it rests. Until it is there the control that
 * was pressed is busy, and pressing it again changes nothing: an event asks for an end state.
 */
export function useSend(): <Name extends ChartName>(
  name: Name,
  event: EventFrom<Machines[Name]>,
) => void {
  const source = useSource();
  return useCallback(
    (name, event) => {
      const send = (awake: Charts) =>
        (awake[name] as { send: (message: typeof event) => void }).send(event);
      if (source.charts === undefined)
        void holdPress(() => source.wake().then(send, () => source.sayLost?.()));
      else send(source.charts);
    },
    [source],
  );
}
