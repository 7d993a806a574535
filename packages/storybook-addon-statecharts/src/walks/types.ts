// A statechart's possible events, as data.
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';

/** A possible event, with its words in a play function's step. */
export interface ModelEvent {
  event: AnyEventObject;
  words: string;
  /** The actor whose result it is; undefined for a sent event or elapsed time. */
  from?: string;
  /** On the statechart's own clock, in milliseconds. Default 0. */
  at?: number;
}

/** A possible result of an invoked actor. */
export type Output = { words: string; at?: number } & ({ output: unknown } | { error: unknown });

/** A statechart's possible events except elapsed time, for generating paths. */
export interface FlowModel {
  /** The machine with external side effects replaced; its actors never settle. */
  machine: AnyStateMachine;
  /** Possible inputs, each a start of its own. Default: one start without input. */
  inputs?: readonly unknown[];
  /** The clock that the input's `now` reads. */
  time?: { now: number };
  /** Events with payloads; other event types are sent without one. */
  events?: readonly ModelEvent[];
  /** Results by actor name; other actors succeed or fail with undefined. */
  outputs?: Readonly<Record<string, readonly Output[]>>;
  /** The clock's time when a delay elapses: by name, in milliseconds. Default 0. */
  delays?: Readonly<Record<string, number>>;
  /** Distinguishes situations beyond the state; each gets a path. */
  distinguish?: (context: never) => unknown;
  /** Whether walks continue from a snapshot, to limit products of regions. Default true. */
  shouldExpand?: (snapshot: AnyMachineSnapshot) => boolean;
  /** Whether the event is possible on the real screen. Default true. */
  isPossible?: (snapshot: AnyMachineSnapshot, modelEvent: ModelEvent) => boolean;
}

/** A sequence of events from the statechart's start. */
export interface Path {
  /** The statechart's input. */
  input: unknown;
  steps: ModelEvent[];
  /** The final snapshot. */
  snapshot: AnyMachineSnapshot;
}

/** A fake clock for statecharts that start while it is installed; only a walk advances it. */
export interface FakeClock {
  /** In milliseconds since installation. */
  now: () => number;
  advance: (ms: number) => void;
  /** Advances to the timer that sends this event; throws if there is none. */
  advanceTo: (event: string) => void;
  /** Statecharts that start later use real time again. */
  restore: () => void;
}
