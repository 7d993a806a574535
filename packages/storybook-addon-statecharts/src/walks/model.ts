import { eventTypes } from '../xstate5.ts';
import { idOf } from '../chart/registry.ts';
import type { AnyActor, AnyStateMachine } from 'xstate';
import { nodesIn } from '../chart/transitions.ts';
import type { Output, FlowModel, ModelEvent } from './types.ts';
import { actorName, eventWords, spaced } from '../chart/words.ts';

/** Whether a model has only its machine. */
export const hasOnlyMachine = (model: FlowModel): boolean => Object.keys(model).length === 1;

const defaultOutputs: readonly Output[] = [
  { words: 'succeeds', output: undefined },
  { words: 'fails', error: new Error('It failed') },
];

/** `The service says no (asked too often)`; omits a repetition. */
function outputWords(machine: string, actor: string, output: Output): string {
  const eventName = `${actor}.${'output' in output ? 'done' : 'error'}`;
  const words = eventWords(machine, eventName);
  if (words === eventName) return `${spaced(actor)}: ${output.words}`;
  return /^(?:yes|no|succeeds|fails)$/.test(output.words) ? words : `${words} (${output.words})`;
}

/** `A second passes`; a delay without words by its name. */
function delayWords(machine: string, delay: string): string {
  const words = eventWords(machine, `after.${delay}`);
  return words === `after.${delay}` ? `time passes: ${spaced(delay)}` : words;
}

/** A snapshot of a running observable or callback. */
const report = { status: 'active', output: undefined, error: undefined, context: undefined };

function outputsOf(machine: AnyStateMachine, outputs: FlowModel['outputs']): ModelEvent[] {
  return nodesIn(machine).flatMap(({ invoke, transitions }) =>
    invoke.flatMap((invoked) => {
      const { id } = invoked;
      const name = actorName(invoked);
      const reports = {
        words: `${spaced(name)}: reports`,
        from: name,
        event: { type: eventTypes.snapshot(id), snapshot: report },
      };
      const ends = (outputs?.[name] ?? defaultOutputs).map((output) => ({
        words: outputWords(idOf(machine), name, output),
        from: name,
        at: output.at ?? 0,
        event:
          'output' in output
            ? { type: eventTypes.done(id), output: output.output, actorId: id }
            : { type: eventTypes.error(id), error: output.error, actorId: id },
      }));
      return [...ends, reports].filter(({ event }) => transitions.has(event.type));
    }),
  );
}

function elapsedDelaysOf(machine: AnyStateMachine, delays: FlowModel['delays']): ModelEvent[] {
  return nodesIn(machine).flatMap(({ after, id }) =>
    [...new Set(after.map(({ eventType }) => String(eventType)))].map((type) => {
      const delay = eventTypes.delayIn(type, id);
      return {
        event: { type },
        words: delayWords(idOf(machine), delay),
        at: delays?.[delay] ?? 0,
      };
    }),
  );
}

/** An event that matches a descriptor: for `pointer.*`, one that no other descriptor matches. */
const eventTypeFor = (descriptor: string): string =>
  descriptor.endsWith('*') ? `${descriptor.slice(0, -1)}anything` : descriptor;

/** Returns all of a model's events: sent events, actors' results, and elapsed delays. */
export function modelEventsOf({ machine, events = [], outputs, delays }: FlowModel): ModelEvent[] {
  const named = new Set(events.map(({ event }) => event.type));
  const types: readonly string[] = machine.events;
  const bare = types.filter((type) => !eventTypes.isOwn(type) && !named.has(type));
  return [
    ...events,
    ...bare.map((type) => ({
      event: { type: eventTypeFor(type) },
      words: eventWords(idOf(machine), type),
    })),
    ...outputsOf(machine, outputs),
    ...elapsedDelaysOf(machine, delays),
  ];
}

/** Sends an event to a running statechart, after advancing its clock to the event's time. */
export function sendModelEvent(
  { time }: FlowModel,
  actor: AnyActor,
  { event, at = 0 }: ModelEvent,
): void {
  if (time !== undefined) time.now = at;
  actor.send(event);
}
