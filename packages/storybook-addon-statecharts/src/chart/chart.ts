import { getStateNodes } from 'xstate/graph';
import type { AnyStateNode } from 'xstate';
import type { Storyboard } from './defineStoryboard.ts';
import { idOf } from './registry.ts';
import {
  candidateTransitionsOf,
  statePathOf,
  targetPathOf,
  transitionId,
  transitionsOf,
  type Transition,
} from './transitions.ts';
import {
  eventLabel,
  guardWords,
  machineAbout,
  machineWords,
  stateAbout,
  stateName,
  transitionWords,
  triggerOf,
  type TransitionWords,
  type Trigger,
} from './words.ts';

export interface ChartState {
  /** The state's path: `signedIn.freshness.fresh`. */
  id: string;
  /** Its label: `Fresh`. */
  name: string;
  /** What the label describes further: `nothing to do`. */
  about: string | undefined;
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
  /** The event's label in code: `form.submit`. */
  event: string;
  /** The guard's name, or `otherwise` after named guards. */
  guard: string | undefined;
  words: TransitionWords;
}

/** A statechart as data, for drawings, tables and coverage. */
export interface Chart {
  id: string;
  name: string;
  /** One sentence; '' without a label. */
  about: string;
  states: ChartState[];
  transitions: ChartTransition[];
}

const kindOf = ({ type }: AnyStateNode): ChartState['kind'] =>
  type === 'parallel' || type === 'compound' ? type : 'leaf';

function describeState(node: AnyStateNode): ChartState {
  const { parent } = node;
  const id = statePathOf(node);
  const machine = idOf(node.machine);
  return {
    id,
    name: stateName(machine, id),
    about: stateAbout(machine, id),
    parent: parent === undefined ? '' : statePathOf(parent),
    kind: kindOf(node),
    initial: parent?.type === 'compound' && parent.config.initial === node.key,
    transient: (node.always ?? []).some(({ guard }) => guard === undefined),
  };
}

function describeTransition(transition: Transition): ChartTransition {
  const isOtherwise =
    transition.guard === undefined && candidateTransitionsOf(transition).indexOf(transition) > 0;
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

/** Describes a registered storyboard's statechart. */
export function chartOf({ id, machine }: Pick<Storyboard, 'id' | 'machine'>): Chart {
  // A history state is never active: it restores another state.
  const nodes = getStateNodes(machine).filter(({ type }) => type !== 'history');
  return {
    id,
    name: machineWords(id),
    about: machineAbout(id),
    states: nodes.map(describeState),
    transitions: [machine.root, ...nodes].flatMap(transitionsOf).map(describeTransition),
  };
}

/** The states that a story can show: leaf states that are not left at once. */
export const visibleStates = ({ states }: Chart): ChartState[] =>
  states.filter(({ kind, transient }) => kind === 'leaf' && !transient);
