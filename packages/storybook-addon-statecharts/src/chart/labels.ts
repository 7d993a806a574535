// Types of the plain-English labels of a machine's states, events and guards.
import type {
  AnyActorLogic,
  AnyStateMachine,
  EventFrom,
  MachineImplementationsFrom,
  OutputFrom,
  StateSchemaFrom,
} from 'xstate';

type Paths<Schema, Before extends string = ''> = Schema extends { states: infer States }
  ? {
      [Key in keyof States & string]: `${Before}${Key}` | Paths<States[Key], `${Before}${Key}.`>;
    }[keyof States & string]
  : never;

/** The path of every state of a machine: `signedIn`, `signedIn.freshness.fresh`. */
export type StatePathOf<Machine extends AnyStateMachine> = Paths<StateSchemaFrom<Machine>>;

/** The implementations that a machine names, by kind. */
type NamedBy<Machine extends AnyStateMachine> = Required<MachineImplementationsFrom<Machine>>;

export type EventTypeOf<Machine extends AnyStateMachine> = EventFrom<Machine>['type'];
export type ActorNameOf<Machine extends AnyStateMachine> = keyof NamedBy<Machine>['actors'] &
  string;
export type DelayOf<Machine extends AnyStateMachine> = keyof NamedBy<Machine>['delays'] & string;
export type GuardOf<Machine extends AnyStateMachine> = keyof NamedBy<Machine>['guards'] & string;

/** An invoked promise has two outcomes; a callback, whose output is undefined, has none. */
type EndsOf<Actors> = {
  [Name in keyof Actors & string]-?: NonNullable<Actors[Name]> extends infer Logic extends
    AnyActorLogic
    ? [OutputFrom<Logic>] extends [undefined]
      ? never
      : `${Name}.done` | `${Name}.error`
    : never;
}[keyof Actors & string];

/**
 * A machine's event names: its events, `<actor>.done` and `<actor>.error` for each promise that it
 * invokes, `after.<delay>` for each named delay.
 */
export type EventNameOf<Machine extends AnyStateMachine> =
  | Exclude<EventTypeOf<Machine>, `xstate.${string}`>
  | EndsOf<NamedBy<Machine>['actors']>
  | `after.${DelayOf<Machine>}`;

/** A guard's two outcomes, each readable after the event: "still fresh", "almost over". */
export interface GuardWords {
  yes: string;
  /** If it fails, as do the guards evaluated before it. */
  otherwise: string;
}

/** A transition's id: its state's path, its event, its guard and targets (transitions.ts). */
export type TransitionId = `${string}|${string}|${string}`;

export interface Labels<
  StatePath extends string = string,
  EventName extends string = string,
  Guard extends string = string,
> {
  /** As a title: `Sign in`. */
  name: string;
  /** One sentence about what it decides. */
  about: string;
  /** By path. A name alone, or `Name: description`; drawings show the name. */
  states: Readonly<Record<StatePath, string>>;
  /** Events as sentences without a full stop. */
  events: Readonly<Record<EventName, string>>;
  guards: Readonly<Record<Guard, GuardWords>>;
  /** Conditions of single transitions: unnamed guards, or guards whose words are too vague. */
  transitions?: Readonly<Record<TransitionId, string>>;
}

type EveryLabelOf<Machine extends AnyStateMachine> = Labels<
  StatePathOf<Machine>,
  EventNameOf<Machine>,
  GuardOf<Machine>
>;

/** A machine's complete labels: an omitted or extra key is a type error. */
export type AllLabelsOf<Machine extends AnyStateMachine> = [GuardOf<Machine>] extends [never]
  ? Omit<EveryLabelOf<Machine>, 'guards'>
  : EveryLabelOf<Machine>;

type Partly<All> = { readonly [Key in keyof All]?: Partial<All[Key]> };

/** A storyboard's labels, each optional; a key that the machine lacks is a type error. */
export type LabelsOf<Machine extends AnyStateMachine> = Partly<EveryLabelOf<Machine>>;

/** Any statechart's labels for lookups; each may be missing. */
export type KnownLabels = Partly<Labels>;
