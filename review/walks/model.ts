import {
  fromCallback,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from 'xstate';
import { getStateNodes } from 'xstate/graph';
import { eventWords, spaced } from '../statecharts/words.ts';

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

const plainAnswers: readonly Answer[] = [
  { words: 'succeeds', output: undefined },
  { words: 'fails', error: new Error('It failed') },
];

/** `The service says no (asked too often)`; what is plain already is said once. */
function answerWords(machine: string, actor: string, answer: Answer): string {
  const eventName = `${actor}.${'output' in answer ? 'done' : 'error'}`;
  const said = eventWords(machine, eventName);
  if (said === eventName) return `${spaced(actor)}: ${answer.words}`;
  return /^(?:yes|no|succeeds|fails)$/.test(answer.words) ? said : `${said} (${answer.words})`;
}

/** `A second passes`; a delay without words by its name. */
function delayWords(machine: string, delay: string): string {
  const said = eventWords(machine, `after.${delay}`);
  return said === `after.${delay}` ? `time passes: ${spaced(delay)}` : said;
}

function answersOf(machine: AnyStateMachine, answers: FlowModel['answers']): ModelEvent[] {
  return getStateNodes(machine).flatMap(({ invoke, transitions }) =>
    invoke.flatMap(({ id, src }) => {
      const name = typeof src === 'string' ? src : id;
      return (answers?.[name] ?? plainAnswers)
        .map((answer) => ({
          words: answerWords(machine.id, name, answer),
          from: name,
          at: answer.at ?? 0,
          event:
            'output' in answer
              ? { type: `xstate.done.actor.${id}`, output: answer.output, actorId: id }
              : { type: `xstate.error.actor.${id}`, error: answer.error, actorId: id },
        }))
        .filter(({ event }) => transitions.has(event.type));
    }),
  );
}

function passingTimeOf(machine: AnyStateMachine, delays: FlowModel['delays']): ModelEvent[] {
  return getStateNodes(machine).flatMap(({ after, id }) =>
    [...new Set(after.map(({ eventType }) => String(eventType)))].map((type) => {
      const delay = type.slice('xstate.after.'.length, -`.${id}`.length);
      return {
        event: { type },
        words: delayWords(machine.id, delay),
        at: delays?.[delay] ?? 0,
      };
    }),
  );
}

/** Everything that can happen to the statechart: what is sent, what actors answer, time passing. */
export function modelEventsOf({ machine, sends = [], answers, delays }: FlowModel): ModelEvent[] {
  const named = new Set(sends.map(({ event }) => event.type));
  const types: readonly string[] = machine.events;
  const bare = types.filter((type) => !type.startsWith('xstate.') && !named.has(type));
  return [
    ...sends,
    ...bare.map((type) => ({ event: { type }, words: eventWords(machine.id, type) })),
    ...answersOf(machine, answers),
    ...passingTimeOf(machine, delays),
  ];
}

/** The same statechart with actors that never answer by themselves: a walk answers for them. */
export function withSilentActors(machine: AnyStateMachine): AnyStateMachine {
  const silent = fromCallback(() => undefined);
  return machine.provide({
    actors: Object.fromEntries(
      Object.keys(machine.implementations.actors).map((name) => [name, silent]),
    ),
  });
}

/** The model with only some of its actors' answers, by their words: a path then takes those. */
export function answering(
  model: FlowModel,
  only: Readonly<Record<string, readonly string[]>>,
): FlowModel {
  const answers = Object.entries(model.answers ?? {}).map(([name, all]) => {
    const kept = only[name];
    return [name, kept === undefined ? all : all.filter(({ words }) => kept.includes(words))];
  });
  return { ...model, answers: Object.fromEntries(answers) as NonNullable<FlowModel['answers']> };
}
