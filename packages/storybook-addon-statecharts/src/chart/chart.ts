import { getStateNodes } from 'xstate/graph';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { activeLeaves } from './statePaths.ts';
import {
  rivalsOf,
  statePathOf,
  targetPathOf,
  transitionId,
  transitionsOf,
  type Transition,
} from './transitions.ts';
import {
  eventLabel,
  guardWords,
  transitionWords,
  triggerOf,
  type TransitionWords,
  type Trigger,
} from './words.ts';

export interface ChartState {
  /** The state's path: `signedIn.freshness.fresh`. */
  id: string;
  name: string;
  /** The parent's path; '' is the statechart itself. */
  parent: string;
  kind: 'leaf' | 'compound' | 'parallel';
  /** Entered with its parent. */
  initial: boolean;
  /** Transient: left at once by an eventless transition. */
  transient: boolean;
}

export interface ChartTransition {
  id: string;
  /** The source's path; '' is the statechart itself. */
  source: string;
  /** Paths; empty for a transition that only runs actions. */
  targets: string[];
  trigger: Trigger;
  /** The event's label on an edge: `form.submit`. */
  event: string;
  /** The guard's name, or `otherwise` after named guards. */
  guard: string | undefined;
  words: TransitionWords;
}

/** A statechart's states and transitions, for drawings, tables and coverage. */
export interface Chart {
  id: string;
  states: ChartState[];
  transitions: ChartTransition[];
}

const kindOf = ({ type }: AnyStateNode): ChartState['kind'] =>
  type === 'parallel' || type === 'compound' ? type : 'leaf';

function describeState(node: AnyStateNode): ChartState {
  const { parent } = node;
  return {
    id: statePathOf(node),
    name: node.key,
    parent: parent === undefined ? '' : statePathOf(parent),
    kind: kindOf(node),
    initial: parent?.type === 'compound' && parent.config.initial === node.key,
    transient: (node.always ?? []).some(({ guard }) => guard === undefined),
  };
}

function describeTransition(transition: Transition): ChartTransition {
  const isOtherwise =
    transition.guard === undefined && rivalsOf(transition).indexOf(transition) > 0;
  return {
    id: transitionId(transition),
    source: statePathOf(transition.source),
    targets: (transition.target ?? []).map(targetPathOf),
    trigger: triggerOf(transition.eventType),
    event: eventLabel(transition),
    guard: isOtherwise ? 'otherwise' : guardWords(transition),
    words: transitionWords(transition),
  };
}

export function chartOf(machine: AnyStateMachine): Chart {
  // A history state is never active: it restores another state.
  const nodes = getStateNodes(machine).filter(({ type }) => type !== 'history');
  return {
    id: machine.id,
    states: nodes.map(describeState),
    transitions: [machine.root, ...nodes].flatMap(transitionsOf).map(describeTransition),
  };
}

/** Returns the paths of a value's leaf states, filled up with initial states. */
export function leavesOf(
  machine: AnyStateMachine,
  value: Parameters<AnyStateMachine['resolveState']>[0]['value'],
): string[] {
  // Only guards and actions use the context; resolving a state runs neither.
  return activeLeaves(machine.resolveState({ value, context: {} }));
}
