import type { AnyStateMachine } from 'xstate';
import type { Words } from '../../machines/words.ts';
import { getStateNodes } from 'xstate/graph';
import { transitionId, transitionsOf, type Transition } from '../statecharts/transitions.ts';
import { happeningOf } from './happening.ts';

/** What a transition says: what happens, and on which condition. */
export interface WayWords {
  /** `The person sends the form`; undefined where nothing is waited for. */
  event: string | undefined;
  /** `all filled in correctly`; undefined without one. */
  condition: string | undefined;
}

/** A statechart in words: what is drawn of its states and ways. */
export interface Wording {
  name: string;
  about: string;
  /** A state's plain name, by its place. */
  state: (place: string) => string;
  /** What goes on there, where there is more to say than its name. */
  goingOn: (place: string) => string | undefined;
  /** By a transition's id. */
  way: (id: string) => WayWords;
}

/** A guard's name in the machine; undefined for one without. */
export function guardName({ guard }: Pick<Transition, 'guard'>): string | undefined {
  if (typeof guard === 'string') return guard;
  if (typeof guard !== 'object' || guard === null || !('type' in guard)) return undefined;
  return typeof guard.type === 'string' ? guard.type : undefined;
}

/** Under which condition a transition is taken: its guard's, or what is left when those before it fail. */
function conditionOf(words: Words, transition: Transition, before: readonly Transition[]) {
  const own = words.ways?.[transitionId(transition) as keyof typeof words.ways];
  if (own !== undefined) return own;
  const guard = guardName(transition);
  if (guard !== undefined) return words.guards[guard]?.yes;
  if (transition.guard !== undefined) return undefined;
  const last = before.findLast((rival) => guardName(rival) !== undefined);
  const asked = last === undefined ? undefined : guardName(last);
  return asked === undefined ? undefined : words.guards[asked]?.otherwise;
}

function waysIn(machine: AnyStateMachine, words: Words): Map<string, WayWords> {
  const ways = new Map<string, WayWords>();
  for (const node of [machine.root, ...getStateNodes(machine)]) {
    const all = transitionsOf(node);
    for (const [place, transition] of all.entries()) {
      const rivals = all
        .slice(0, place)
        .filter(({ eventType }) => eventType === transition.eventType);
      const happening = happeningOf(transition.source, transition.eventType);
      ways.set(transitionId(transition), {
        event: happening === undefined ? undefined : words.events[happening],
        condition: conditionOf(words, transition, rivals),
      });
    }
  }
  return ways;
}

/** `Name: what is going on` */
const parts = (text: string): [string, string | undefined] => {
  const [name = '', ...rest] = text.split(': ');
  return [name, rest.length === 0 ? undefined : rest.join(': ')];
};

/** Puts a statechart into its words. */
export function wordingOf(machine: AnyStateMachine, words: Words): Wording {
  const ways = waysIn(machine, words);
  return {
    name: words.name,
    about: words.about,
    state: (place) => parts(words.states[place] ?? place)[0],
    goingOn: (place) => parts(words.states[place] ?? place)[1],
    way: (id) => ways.get(id) ?? { event: undefined, condition: undefined },
  };
}
