import type { AnyStateMachine } from 'xstate';
import { getStateNodes } from 'xstate/graph';
import { transitionId, transitionsOf } from '../chart/transitions.ts';
import {
  machineWords,
  stateName,
  stateWords,
  transitionWords,
  wordsOf,
  type TransitionWords,
} from '../chart/words.ts';

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

/** Puts a statechart into its words; where it has none, into its names. */
export function wordingOf(machine: AnyStateMachine): Wording {
  const { id } = machine;
  const byId = new Map(
    [machine.root, ...getStateNodes(machine)].flatMap((node) =>
      transitionsOf(node).map((transition) => [
        transitionId(transition),
        transitionWords(transition),
      ]),
    ),
  );
  return {
    name: machineWords(id),
    about: wordsOf(id)?.about ?? '',
    state: (statePath) => stateName(id, statePath),
    goingOn: (statePath) => stateWords(id, statePath).split(': ').slice(1).join(': ') || undefined,
    transition: (id) => byId.get(id) ?? { event: 'At once', condition: undefined },
  };
}
