import type { StoryContext } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import type { AnyStateMachine, ContextFrom } from 'xstate';
import type { Scenario, ScenariosFor } from '../storyboards/scenario.ts';
import type { FlowModel, ModelEvent, Output, Path } from '../walks/types.ts';
import type { RealScreen } from '../walks/realScreen.ts';
import type {
  ActorNameOf,
  DelayOf,
  EventTypeOf,
  KnownLabels,
  LabelsOf,
  StatePathOf,
} from './labels.ts';

/** Props of a screen whose statechart the storyboard controls. */
export interface ScreenProps<Machine extends AnyStateMachine = AnyStateMachine> {
  /** A machine whose actors never settle and whose delays never elapse, even after `provide`. */
  machine: Machine;
  /** The machine's input, from the model. */
  input: unknown;
  theme: 'light' | 'dark';
}

/** A machine's possible events and outcomes, with their payloads. Every field is optional. */
export interface StoryboardModel<Machine extends AnyStateMachine> extends Omit<
  FlowModel,
  'machine' | 'events' | 'outputs' | 'delays' | 'distinguish'
> {
  /** The machine with external side effects replaced. Default: the machine itself. */
  machine?: AnyStateMachine;
  events?: readonly (ModelEvent & { event: { type: EventTypeOf<Machine> } })[];
  outputs?: Partial<Readonly<Record<ActorNameOf<Machine>, readonly Output[]>>>;
  delays?: Partial<Readonly<Record<DelayOf<Machine>, number>>>;
  distinguish?: (context: ContextFrom<Machine>) => unknown;
}

/** Checks what a person perceives while the screen stands in a state. */
export type Expectation = (
  context: Pick<StoryContext, 'canvas' | 'canvasElement' | 'userEvent' | 'step'>,
) => Promise<void> | void;

/** A statechart's definition. Every key is optional. */
export interface StoryboardDefinition<Machine extends AnyStateMachine> {
  /** Plain-English names of states, events and guards. Default: their names in code. */
  labels?: LabelsOf<NoInfer<Machine>>;
  /** Default: every event without payload, and every actor's success and failure. */
  model?: StoryboardModel<NoInfer<Machine>>;
  /** Questions about the statechart, each answered by a path through it. */
  scenarios?: ScenariosFor<NoInfer<Machine>>;
  /** Renders the screen with the given machine. */
  screen?: ComponentType<ScreenProps<NoInfer<Machine>>>;
  /** How people and services cause events on the screen, on which every transition is walked. */
  drive?: (model: FlowModel) => RealScreen;
  /** By a leaf state's path: the play function of its story. An unknown path throws. */
  expect?: Readonly<Record<string, Expectation>>;
  /** Ids of the transitions that no real screen can take, each with the reason. */
  ignore?: Readonly<Record<`${StatePathOf<NoInfer<Machine>> | ''}|${string}`, string>>;
  /** Parameters of the stories on the real screen, such as the path for a router decorator. */
  parameters?: Readonly<Record<string, unknown>>;
  /** For several instances on one page: their titles, in the order in which the page starts them. */
  instances?: readonly string[];
  /** Splits a long walk on the real screen into one story per key. */
  parts?: Readonly<Record<string, (path: Path) => boolean>>;
}

/** A storyboard without its machine's types. */
export interface Storyboard {
  /** The machine's id; its file's name for a machine without an id. */
  id: string;
  machine: AnyStateMachine;
  labels: KnownLabels | undefined;
  model: FlowModel;
  scenarios: readonly Scenario[];
  screen: ComponentType<ScreenProps> | undefined;
  drive: ((model: FlowModel) => RealScreen) | undefined;
  expect: Readonly<Record<string, Expectation | undefined>>;
  ignore: Readonly<Record<string, string>>;
  parameters: Readonly<Record<string, unknown>>;
  instances: readonly string[];
  parts: Readonly<Record<string, (path: Path) => boolean>>;
}

/** The id of a machine that has none of its own. */
export const NO_ID = '(machine)';

/**
 * Defines a statechart's storyboard: the default export of a storyboard file. Only the machine is
 * needed. Its drawing, the stories of its states, its walks and its coverage follow from it.
 */
export function defineStoryboard<Machine extends AnyStateMachine>(
  machine: Machine,
  definition: StoryboardDefinition<Machine> = {},
): Storyboard {
  // Typed by its machine above; untyped from here on.
  const { model, labels, screen, expect = {}, ...others } = definition;
  return {
    scenarios: [],
    drive: undefined,
    ignore: {},
    parameters: {},
    instances: [],
    parts: {},
    ...others,
    id: machine.id,
    machine,
    labels,
    screen: screen as ComponentType<ScreenProps> | undefined,
    expect,
    model: { machine, ...(model as Partial<FlowModel> | undefined) },
  };
}
