import { getStateNodes } from 'xstate/graph';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { leavesIn, valueOf } from './statePaths.ts';
import {
  historyOf,
  statePathOf,
  targetPathOf,
  transitionId,
  transitionsOf,
  type History,
} from './transitions.ts';
import { eventLabel, guardWords, triggerOf, type Trigger } from './words.ts';

export interface ChartState {
  /** Its path: `signedIn.freshness.fresh`. */
  id: string;
  name: string;
  /** Its parent's path; '' is the statechart itself. */
  parent: string;
  kind: 'leaf' | 'compound' | 'parallel';
  /** Entered with its parent. */
  initial: boolean;
  /** Left in the moment it is entered: nobody ever sees it. */
  passing: boolean;
}

export interface ChartTransition {
  id: string;
  /** Paths; the source '' is the statechart itself. */
  source: string;
  /** None: something is noted, and the state stays. */
  targets: string[];
  trigger: Trigger;
  /** What it is called on an edge: `form.submit`. */
  event: string;
  /** Its condition where it has a name, or `otherwise` after others that have one. */
  guard: string | undefined;
  /** It leads back to where its target was left last: to the child alone, or down to the leaves. */
  history?: History | undefined;
}

/** A statechart as it is drawn, tabulated and counted. */
export interface Chart {
  id: string;
  states: ChartState[];
  transitions: ChartTransition[];
}

function kindOf(node: AnyStateNode): ChartState['kind'] {
  if (node.type === 'parallel') return 'parallel';
  return node.type === 'compound' ? 'compound' : 'leaf';
}

function describeState(node: AnyStateNode): ChartState {
  const { parent } = node;
  return {
    id: statePathOf(node),
    name: node.key,
    parent: parent === undefined ? '' : statePathOf(parent),
    kind: kindOf(node),
    initial: parent?.type === 'compound' && parent.config.initial === node.key,
    passing: (node.always ?? []).some(({ guard }) => guard === undefined),
  };
}

function describeTransitions(node: AnyStateNode): ChartTransition[] {
  const all = transitionsOf(node);
  return all.map((transition) => {
    const before = all.slice(0, all.indexOf(transition));
    const isOtherwise =
      transition.guard === undefined &&
      before.some(({ eventType }) => eventType === transition.eventType);
    return {
      id: transitionId(transition),
      source: statePathOf(node),
      targets: (transition.target ?? []).map(targetPathOf),
      trigger: triggerOf(transition.eventType),
      event: eventLabel(transition),
      guard: isOtherwise ? 'otherwise' : guardWords(transition),
      history: historyOf(transition),
    };
  });
}

/** Reads a statechart off the machine itself. */
export function chartOf(machine: AnyStateMachine): Chart {
  // A history state is no place to be: it stands for one that was left.
  const nodes = getStateNodes(machine).filter(({ type }) => type !== 'history');
  return {
    id: machine.id,
    states: nodes.map(describeState),
    transitions: [machine.root, ...nodes].flatMap(describeTransitions),
  };
}

/** The leaf states that a value stands for, by path; what it leaves open is as at the start. */
export function leavesOf(
  machine: AnyStateMachine,
  value: Parameters<AnyStateMachine['resolveState']>[0]['value'],
): string[] {
  // Context is for guards and actions; resolving asks neither.
  return leavesIn(valueOf(machine.resolveState({ value, context: {} })));
}
