import type { ComponentType } from 'react';
import type { AnyStateMachine, ContextFrom } from 'xstate';
import type { Question, QuestionsFor } from '../storyboards/question.ts';
import type { Answer, FlowModel, ModelEvent, Path } from '../walks/types.ts';
import type { RealScreen } from '../walks/realScreen.ts';
import type {
  ActorNameOf,
  ChartWords,
  DelayOf,
  EventTypeOf,
  KnownWords,
  StatePathOf,
} from './wordsFor.ts';

/** Props of a screen whose statechart the storyboard controls. */
export interface LiveScreenProps {
  /** A machine whose actors never settle and whose delays never elapse, even after `provide`. */
  machine: AnyStateMachine;
  /** The machine's input, from the model. */
  input: unknown;
  theme: 'light' | 'dark';
}

/** A statechart's real screen: the exports of the module that `screen` loads. */
export interface ChartScreen {
  /** Renders the screen with the given machine: the storyboard's live screen. */
  Live?: ComponentType<LiveScreenProps>;
  /** How people and services cause events on the screen, on which every transition is walked. */
  walk?: (model: FlowModel) => RealScreen;
}

/** A machine's possible events and outcomes, with their payloads. Every field is optional. */
export interface ChartModel<Machine extends AnyStateMachine> extends Omit<
  FlowModel,
  'machine' | 'sends' | 'answers' | 'delays' | 'distinguish'
> {
  /** The machine with external side effects replaced. Default: the machine itself. */
  machine?: AnyStateMachine;
  sends?: readonly (ModelEvent & { event: { type: EventTypeOf<Machine> } })[];
  answers?: Partial<Readonly<Record<ActorNameOf<Machine>, readonly Answer[]>>>;
  delays?: Partial<Readonly<Record<DelayOf<Machine>, number>>>;
  distinguish?: (context: ContextFrom<Machine>) => unknown;
}

/** A statechart's definition in a chart file. Only `machine` is required. */
export interface ChartDefinition<Machine extends AnyStateMachine> {
  machine: Machine;
  /** Plain-English names of states, events and guards. Default: their names in code. */
  words?: ChartWords<NoInfer<Machine>>;
  /** Loads its real screen on demand; without it, the storyboard shows only the drawing. */
  screen?: () => Promise<ChartScreen>;
  /** Parameters of the stories on the real screen, such as the path for a router decorator. */
  parameters?: Readonly<Record<string, unknown>>;
  /** Default: every event without payload, and every actor's success and failure. */
  model?: ChartModel<NoInfer<Machine>>;
  /** Questions about the statechart, each answered by a path through it. */
  questions?: QuestionsFor<NoInfer<Machine>>;
  /** Ids of the transitions that no real screen can take, each with the reason. */
  unreachable?: Readonly<
    Record<`${StatePathOf<NoInfer<Machine>> | ''}|${string}|${number}`, string>
  >;
  /** For several instances: the title of each, by its key in `parameters.states`. */
  instances?: Readonly<Record<string, string>>;
  /** Whether it runs on every page, and so is a story's subject only if the story names it. */
  everywhere?: boolean;
  /**
   * Also take pictures of its strips, and of its pages in the dark theme on a phone. One chart suffices,
   * because others differ only in their content.
   */
  allPictures?: boolean;
  /**
   * Splits a long walk on the real screen into one story per key. Must be a literal, because
   * Storybook's index reads it without executing it.
   */
  parts?: Readonly<Record<string, (path: Path) => boolean>>;
}

/** A statechart in the board's registry, without its machine's types. */
export interface RegisteredChart extends Required<
  Omit<ChartDefinition<AnyStateMachine>, 'words' | 'screen' | 'model' | 'questions' | 'unreachable'>
> {
  /** The machine's id, which stories use as the statechart's name. */
  id: string;
  words: KnownWords | undefined;
  screen: (() => Promise<ChartScreen>) | undefined;
  model: FlowModel;
  questions: readonly Question[];
  unreachable: Readonly<Record<string, string>>;
}

/**
 * Registers a statechart: the default export of a chart file. The board derives its storyboard,
 * strips, live screen, walks, panel, pinning, coverage and search words.
 */
export function defineChart<Machine extends AnyStateMachine>(
  definition: ChartDefinition<Machine>,
): RegisteredChart {
  const { machine, model } = definition;
  return {
    words: undefined,
    screen: undefined,
    parameters: {},
    questions: [],
    unreachable: {},
    instances: {},
    everywhere: false,
    allPictures: false,
    parts: {},
    ...definition,
    id: machine.id,
    // Typed by its machine above; untyped in the registry.
    model: { machine, ...(model as Partial<FlowModel> | undefined) },
  };
}
