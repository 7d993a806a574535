import type { AnyStateMachine } from 'xstate';
import { getStateNodes } from 'xstate/graph';
import { transitionId, transitionsOf } from '../statecharts/transitions.ts';
import {
  stateName,
  stateWords,
  transitionWords,
  wordsOf,
  type TransitionWords,
} from '../statecharts/words.ts';

/** A statechart in words: what is drawn of its states and transitions. */
export interface Wording {
  name: string;
  about: string;
  /** A state's plain name, by its path. */
  state: (statePath: string) => string;
  /** What goes on there, where there is more to say than its name. */
  goingOn: (statePath: string) => string | undefined;
  /** By a transition's id. */
  transition: (id: string) => TransitionWords;
}

/**
 * Puts a statechart into its words.
 * @throws when it has none
 */
export function wordingOf(machine: AnyStateMachine): Wording {
  const { id } = machine;
  const words = wordsOf(id);
  if (words === undefined) throw new Error(`${id} has no words: machines/${id}/${id}.words.ts`);
  const byId = new Map(
    [machine.root, ...getStateNodes(machine)].flatMap((node) =>
      transitionsOf(node).map((transition) => [
        transitionId(transition),
        transitionWords(transition),
      ]),
    ),
  );
  return {
    name: words.name,
    about: words.about,
    state: (statePath) => stateName(id, statePath),
    goingOn: (statePath) => stateWords(id, statePath).split(': ').slice(1).join(': ') || undefined,
    transition: (id) => byId.get(id) ?? { event: 'At once', condition: undefined },
  };
}
