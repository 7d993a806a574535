import type { TransitionId } from './labels.ts';
import { idOf, labelsOf } from './registry.ts';
import { candidateTransitionsOf, guardName, transitionId, type Transition } from './transitions.ts';

/** The kind of trigger of a transition. */
export type Trigger = 'event' | 'always' | 'after' | 'done' | 'error' | 'snapshot';

/** Splits `retryDelay` or `isExpiring` into words. */
export function spaced(name: string): string {
  return name.replaceAll(/([a-z])([A-Z])/g, (_, end: string, start: string) => {
    return `${end} ${start.toLowerCase()}`;
  });
}

export const capitalized = (words: string): string =>
  `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

export function triggerOf(eventType: string): Trigger {
  if (eventType === '') return 'always';
  const [, own] = /^xstate[.](after|done|error|snapshot)[.]/.exec(eventType) ?? [];
  return (own ?? 'event') as Trigger;
}

/** Returns an invoked actor's name, or the id of an inline actor. */
export function actorName({ src, id }: { src: unknown; id: string }): string {
  if (typeof src === 'string' && !src.startsWith('xstate.invoke.')) return src;
  return /^\d+[.]/.test(id) ? 'invoked actor' : id;
}

/** The name of the invoked actor or the delay in the machine. */
function codeNameIn({ eventType, source }: Pick<Transition, 'eventType' | 'source'>): string {
  if (triggerOf(eventType) === 'after') {
    return eventType.slice('xstate.after.'.length, -`.${source.id}`.length);
  }
  if (eventType.startsWith('xstate.done.state.')) return source.key;
  const id = eventType.replace(/^xstate[.](?:(?:done|error)[.]actor|snapshot)[.]/, '');
  const invoked = source.invoke.find((definition) => definition.id === id);
  return invoked === undefined ? id : actorName(invoked);
}

/** The invoked actor's name, or the delay's in words. */
function nameIn(transition: Pick<Transition, 'eventType' | 'source'>): string {
  const name = codeNameIn(transition);
  return /^\d+$/.test(name) ? `${name} ms` : spaced(name);
}

const outcomes = { done: 'done', error: 'fails', snapshot: 'reports' };

/** Returns an event's label in drawings: `form.submit`, `submit fails`, `after second`. */
export function eventLabel(transition: Pick<Transition, 'eventType' | 'source'>): string {
  const trigger = triggerOf(transition.eventType);
  if (trigger === 'event') return transition.eventType;
  if (trigger === 'always') return 'at once';
  const name = nameIn(transition);
  return trigger === 'after' ? `after ${name}` : `${name} ${outcomes[trigger]}`;
}

/** Returns a named guard in words: `is valid`; undefined without one. */
export function guardWords(transition: Pick<Transition, 'guard'>): string | undefined {
  const name = guardName(transition);
  return name === undefined ? undefined : spaced(name);
}

/** A statechart's title: `Sign in`. */
export const machineWords = (machine: string): string =>
  labelsOf(machine)?.name ?? capitalized(spaced(machine));

/** One sentence about what a statechart decides; '' without words. */
export const machineAbout = (machine: string): string => labelsOf(machine)?.about ?? '';

/** Returns a state as a sentence: `Too many tries: the button counts down`. '' is the root. */
export function stateWords(machine: string, statePath: string): string {
  if (statePath === '') return machineWords(machine);
  return (
    labelsOf(machine)?.states?.[statePath] ??
    spaced(statePath.slice(statePath.lastIndexOf('.') + 1))
  );
}

/** A state's short name for drawings: `Too many tries`. */
export const stateName = (machine: string, statePath: string): string =>
  stateWords(machine, statePath).split(': ')[0] ?? statePath;

/** A state's description, if it has more than a name: `the button counts down`. */
export const stateAbout = (machine: string, statePath: string): string | undefined =>
  stateWords(machine, statePath).split(': ').slice(1).join(': ') || undefined;

/**
 * Returns an event's key in a statechart's words: `form.submit`, `submit.done`, `submit.error`,
 * `after.second`. Undefined for an eventless transition.
 */
export function eventNameOf(
  transition: Pick<Transition, 'eventType' | 'source'>,
): string | undefined {
  const { eventType } = transition;
  const trigger = triggerOf(eventType);
  if (trigger === 'always') return undefined;
  if (trigger === 'event') return eventType;
  return trigger === 'after'
    ? `after.${codeNameIn(transition)}`
    : `${codeNameIn(transition)}.${trigger}`;
}

/** An event as a sentence: `The person sends the form`. */
export const eventWords = (machine: string, eventName: string): string =>
  labelsOf(machine)?.events?.[eventName] ?? wildcardWords(eventName) ?? eventName;

/** Words for a wildcard descriptor such as `*` or `pointer.*`; undefined for other events. */
function wildcardWords(descriptor: string): string | undefined {
  if (descriptor === '*') return 'Anything else';
  return descriptor.endsWith('.*') ? `Any ${descriptor.slice(0, -2)} event` : undefined;
}

/** A transition's trigger as a sentence: its own words, or else derived from its name. */
function triggerWords(transition: Transition): string {
  const eventName = eventNameOf(transition);
  if (eventName === undefined) return 'At once';
  const machine = idOf(transition.source.machine);
  const own = labelsOf(machine)?.events?.[eventName];
  if (own !== undefined || triggerOf(transition.eventType) === 'event') {
    return eventWords(machine, eventName);
  }
  return capitalized(eventLabel(transition));
}

/** The guard's name in the machine, for a condition without words. */
const nameOfCondition = (transition: Transition, last: Transition | undefined) =>
  transition.guard === undefined && last?.guard !== undefined
    ? 'otherwise'
    : guardWords(transition);

const historyWords = { shallow: 'back to where it was', deep: 'back to exactly where it was' };

/** A transition in plain words. */
export interface TransitionWords {
  /** `The service says no`; `At once` for an eventless transition. */
  event: string;
  /** `asked too often`; undefined without a condition. */
  condition: string | undefined;
}

/** A transition in one line: `The service says no, asked too often`. */
export const transitionText = ({ event, condition }: TransitionWords): string =>
  condition === undefined ? event : `${event}, ${condition}`;

/**
 * Returns a transition in plain words. Its condition comes from its entry in `transitions`, its
 * guard's words, or, for the fallback, the `otherwise` of the last guard evaluated.
 */
export function transitionWords(transition: Transition): TransitionWords {
  const machine = idOf(transition.source.machine);
  const id = transitionId(transition) as TransitionId;
  const candidates = candidateTransitionsOf(transition);
  // The transition whose guard XState evaluates before.
  const last = candidates[candidates.indexOf(transition) - 1];
  const { guards, transitions } = labelsOf(machine) ?? {};
  const sides = guards?.[guardName(transition.guard === undefined ? last : transition) ?? ''];
  const condition =
    transitions?.[id] ??
    sides?.[transition.guard === undefined ? 'otherwise' : 'yes'] ??
    (guards === undefined ? nameOfCondition(transition, last) : undefined);
  const history = transition.target?.find(({ type }) => type === 'history');
  const back = history && historyWords[history.history === 'deep' ? 'deep' : 'shallow'];
  return {
    event: triggerWords(transition),
    condition: [condition, back].filter((part) => part !== undefined).join(', ') || undefined,
  };
}
