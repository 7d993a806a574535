import type { AnyStateMachine } from 'xstate';
import { nodesIn, transitionId, transitionsOf } from '../chart/transitions.ts';
import {
  machineWords,
  stateName,
  stateWords,
  transitionWords,
  wordsOf,
  type TransitionWords,
} from '../chart/words.ts';

/** A statechart's words for drawings. */
export interface Wording {
  name: string;
  about: string;
  /** A state's plain name, by its path. */
  state: (statePath: string) => string;
  /** A state's description, if it has more than a name. */
  goingOn: (statePath: string) => string | undefined;
  /** By a transition's id. */
  transition: (id: string) => TransitionWords;
}

/** Returns a statechart's words; falls back to its code names. */
export function wordingOf(machine: AnyStateMachine): Wording {
  const { id } = machine;
  const byId = new Map(
    nodesIn(machine)
      .flatMap(transitionsOf)
      .map((transition) => [transitionId(transition), transitionWords(transition)]),
  );
  return {
    name: machineWords(id),
    about: wordsOf(id)?.about ?? '',
    state: (statePath) => stateName(id, statePath),
    goingOn: (statePath) => stateWords(id, statePath).split(': ').slice(1).join(': ') || undefined,
    transition: (id) => byId.get(id) ?? { event: 'At once', condition: undefined },
  };
}
