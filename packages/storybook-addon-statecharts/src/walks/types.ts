// What can happen to a statechart, as data.
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';

/** Something that can happen to a statechart, and how a step of a play function calls it. */
export interface ModelEvent {
  event: AnyEventObject;
  words: string;
  /** The actor that answers, by its name; undefined when something is sent, or time passes. */
  from?: string;
  /** On the statechart's own clock, in milliseconds; 0 unless said. */
  at?: number;
}

/** What an invoked actor can come back with. */
export type Answer = { words: string; at?: number } & ({ output: unknown } | { error: unknown });

/** What can happen to one statechart, apart from time passing. Paths are generated from it. */
export interface FlowModel {
  /** With actions that would reach outside replaced; its actors never answer by themselves. */
  machine: AnyStateMachine;
  /** What it can be made with, each a start of its own; one without anything unless said. */
  inputs?: readonly unknown[];
  /** The clock that the input's `now` reads. */
  time?: { now: number };
  /** Events with what they carry; one of a type not named here is sent bare. */
  sends?: readonly ModelEvent[];
  /** By the invoked actor's name; one not named here succeeds or fails without a word. */
  answers?: Readonly<Record<string, readonly Answer[]>>;
  /** How late it is, by that clock, when a delay is over: by its name, in milliseconds; 0 unless said. */
  delays?: Readonly<Record<string, number>>;
  /** What tells two situations apart, beside the state; a path is found for each. */
  distinguish?: (context: never) => unknown;
  /** Whether the walk goes on from there; it does unless said. Keeps the products of regions small. */
  shouldExpand?: (snapshot: AnyMachineSnapshot) => boolean;
  /** Whether it can happen there on the real screen; it can unless said. */
  isPossible?: (snapshot: AnyMachineSnapshot, modelEvent: ModelEvent) => boolean;
}

/** What happens one after the other, from the statechart's start. */
export interface Path {
  /** What the statechart is made with. */
  input: unknown;
  steps: ModelEvent[];
  /** Where it ends. */
  snapshot: AnyMachineSnapshot;
}
