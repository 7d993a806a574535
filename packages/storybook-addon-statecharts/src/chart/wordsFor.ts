// What a statechart's states, events and guards are called by people who never saw one, typed by the machine.
import type {
  AnyActorLogic,
  AnyStateMachine,
  OutputFrom,
  StateMachine,
  StateSchemaFrom,
} from 'xstate';

type Paths<Schema, Before extends string = ''> = Schema extends { states: infer States }
  ? {
      [Key in keyof States & string]: `${Before}${Key}` | Paths<States[Key], `${Before}${Key}.`>;
    }[keyof States & string]
  : never;

/** The path of every state of a machine: `signedIn`, `signedIn.freshness.fresh`. */
export type StatePathOf<Machine extends AnyStateMachine> = Paths<StateSchemaFrom<Machine>>;

/** The parts of a machine's type that words are owed for. */
type PartsOf<Machine> =
  Machine extends StateMachine<
    infer _Context,
    infer Event,
    infer _Children,
    infer Actor,
    infer _Action,
    infer Guard,
    infer Delay,
    infer _Value,
    infer _Tag,
    infer _Input,
    infer _Output,
    infer _Emitted,
    infer _Meta,
    infer _Schema,
    infer _TransitionMeta
  >
    ? { event: Event; actor: Actor; guard: Guard; delay: Delay }
    : never;

type TypeOf<Named> = Named extends { type: infer Type extends string } ? Type : never;

type SourceOf<Actor> = Actor extends { src: infer Name extends string } ? Name : never;

/** An invoked promise ends in one of two ways; a callback, whose output is nothing, ends in none. */
type EndsOf<Actor> = Actor extends {
  src: infer Name extends string;
  logic: infer Logic extends AnyActorLogic;
}
  ? [OutputFrom<Logic>] extends [undefined]
    ? never
    : `${Name}.done` | `${Name}.error`
  : never;

/**
 * What can happen to a machine: its events, `<actor>.done` and `<actor>.error` for each promise that it
 * invokes, `after.<delay>` for each delay that it names.
 */
export type EventNameOf<Machine extends AnyStateMachine> =
  | Exclude<TypeOf<PartsOf<Machine>['event']>, `xstate.${string}`>
  | EndsOf<PartsOf<Machine>['actor']>
  | `after.${PartsOf<Machine>['delay']}`;

/** The types of the events that are sent to a machine. */
export type EventTypeOf<Machine extends AnyStateMachine> = TypeOf<PartsOf<Machine>['event']>;

/** The actors that a machine invokes by name. */
export type ActorNameOf<Machine extends AnyStateMachine> = SourceOf<PartsOf<Machine>['actor']>;

/** The delays that a machine names. */
export type DelayOf<Machine extends AnyStateMachine> = PartsOf<Machine>['delay'] & string;

/** The guards that a machine names. */
export type GuardOf<Machine extends AnyStateMachine> = TypeOf<PartsOf<Machine>['guard']>;

/** A condition's two sides, each readable after the event: "still fresh", "almost over". */
export interface GuardWords {
  yes: string;
  /** What holds when it does not, nor any guard that is asked before it. */
  otherwise: string;
}

/** A transition as the review names it: its state's path, its event, its index among rivals. */
export type TransitionId = `${string}|${string}|${number}`;

export interface Words<
  StatePath extends string = string,
  EventName extends string = string,
  Guard extends string = string,
> {
  /** As a title: `Sign in`. */
  name: string;
  /** What it decides, as one sentence. */
  about: string;
  /** By path. A name alone, or `Name: what is going on`; drawings show what stands before the colon. */
  states: Readonly<Record<StatePath, string>>;
  /** What happens, as a sentence without a full stop. */
  events: Readonly<Record<EventName, string>>;
  guards: Readonly<Record<Guard, GuardWords>>;
  /**
   * Conditions of single transitions: of those whose guard has no name, and where a guard's own words
   * say too little.
   */
  transitions?: Readonly<Record<TransitionId, string>>;
}

/** The words that a machine needs: none missing, none left over. */
export type WordsFor<Machine extends AnyStateMachine> = Words<
  StatePathOf<Machine>,
  EventNameOf<Machine>,
  GuardOf<Machine>
>;

/** What a chart file may say: any part of a machine's words, and no word for what the machine has not. */
export interface ChartWords<Machine extends AnyStateMachine> {
  name?: string;
  about?: string;
  states?: { readonly [StatePath in StatePathOf<Machine>]?: string };
  events?: { readonly [EventName in EventNameOf<Machine>]?: string };
  guards?: { readonly [Guard in GuardOf<Machine>]?: GuardWords };
  transitions?: Readonly<Record<TransitionId, string>>;
}

/** The words of any statechart, as they are looked up: each may be missing. */
export interface KnownWords {
  name?: string;
  about?: string;
  states?: Readonly<Record<string, string | undefined>>;
  events?: Readonly<Record<string, string | undefined>>;
  guards?: Readonly<Record<string, GuardWords | undefined>>;
  transitions?: Readonly<Record<TransitionId, string>>;
}
