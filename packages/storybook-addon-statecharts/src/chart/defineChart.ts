import type { ComponentType } from 'react';
import type { AnyStateMachine, ContextFrom } from 'xstate';
import type { Question } from '../storyboards/question.ts';
import type { Answer, FlowModel, ModelEvent, Path } from '../walks/types.ts';
import type { RealScreen } from '../walks/realScreen.ts';
import type {
  ActorNameOf,
  ChartWords,
  DelayOf,
  EventNameOf,
  EventTypeOf,
  KnownWords,
  StatePathOf,
} from './wordsFor.ts';

/** What a screen is given whose statechart is led from outside. */
export interface LiveScreenProps {
  /** Nothing answers it and no time passes by itself, whatever it is filled with. */
  machine: AnyStateMachine;
  /** What it is made with, as the model says. */
  input: unknown;
  theme: 'light' | 'dark';
}

/** A statechart's real screen, as the module that `screen` loads exports it. */
export interface ChartScreen {
  /** The screen over the machine that it is given: the live screen of the storyboard. */
  Live?: ComponentType<LiveScreenProps>;
  /** How a person and the services make things happen on it: every transition is walked there. */
  walk?: (model: FlowModel) => RealScreen;
}

/** What can happen to a machine, with what it carries. Every part may be left out. */
export interface ChartModel<Machine extends AnyStateMachine> extends Omit<
  FlowModel,
  'machine' | 'sends' | 'answers' | 'delays' | 'distinguish'
> {
  /** With actions that would reach outside replaced; the machine itself unless said. */
  machine?: AnyStateMachine;
  sends?: readonly (ModelEvent & { event: { type: EventTypeOf<Machine> } })[];
  answers?: Partial<Readonly<Record<ActorNameOf<Machine>, readonly Answer[]>>>;
  delays?: Partial<Readonly<Record<DelayOf<Machine>, number>>>;
  distinguish?: (context: ContextFrom<Machine>) => unknown;
}

/** What a chart file says of one statechart. Only `machine` is required. */
export interface ChartDefinition<Machine extends AnyStateMachine> {
  machine: Machine;
  /** What its states, events and guards are called in plain English; their code names unless said. */
  words?: ChartWords<NoInfer<Machine>>;
  /** Its real screen, loaded when it is looked at; without it the drawing stands alone. */
  screen?: () => Promise<ChartScreen>;
  /** Parameters of the stories that show the real screen: for a router's decorator, its path. */
  parameters?: Readonly<Record<string, unknown>>;
  /** Every event bare and every actor succeeding or failing, unless said. */
  model?: ChartModel<NoInfer<Machine>>;
  /** What people ask of it, each answered by a path through it. */
  questions?: readonly Question<EventNameOf<NoInfer<Machine>>, StatePathOf<NoInfer<Machine>>>[];
  /** The transitions that no real screen takes, by id, each with its reason. */
  unreachable?: Readonly<
    Partial<Record<`${StatePathOf<NoInfer<Machine>> | ''}|${string}|${number}`, string>>
  >;
  /** Of several that a page runs at once: how stories pin each (`parameters.states`), and its title. */
  instances?: Readonly<Record<string, string>>;
  /** It runs on every page: no story is about it unless it says so. */
  everywhere?: boolean;
  /** Its strips are pictured, too: those of most statecharts are longer than a picture. */
  picturedStrips?: boolean;
  /**
   * Parts of the walk on the real screen, where all of it would be too long for one story: each key is a
   * story of its own. Written out here, as the index of stories reads it without running it.
   */
  parts?: Readonly<Record<string, (path: Path) => boolean>>;
}

/** A statechart as the board knows it. */
export interface RegisteredChart {
  /** The machine's own id, by which stories name it. */
  id: string;
  machine: AnyStateMachine;
  words: KnownWords | undefined;
  screen: (() => Promise<ChartScreen>) | undefined;
  parameters: Readonly<Record<string, unknown>>;
  model: FlowModel;
  questions: readonly Question[];
  unreachable: Readonly<Record<string, string>>;
  instances: Readonly<Record<string, string>>;
  everywhere: boolean;
  picturedStrips: boolean;
  parts: Readonly<Record<string, (path: Path) => boolean>>;
}

/**
 * Registers a statechart: the default export of a chart file. From it come its storyboard, strips, live
 * screen, walks, panel, pinning, coverage and search words.
 */
export function defineChart<Machine extends AnyStateMachine>(
  definition: ChartDefinition<Machine>,
): RegisteredChart {
  const { machine, words, screen, model, questions = [], unreachable = {} } = definition;
  const { parameters = {}, instances = {}, everywhere = false } = definition;
  const { picturedStrips = false, parts = {} } = definition;
  return {
    id: machine.id,
    machine,
    words,
    screen,
    parameters,
    // Typed by its machine above; from here on all are alike.
    model: { machine, ...(model as Partial<FlowModel> | undefined) },
    questions,
    unreachable,
    instances,
    everywhere,
    picturedStrips,
    parts,
  };
}
