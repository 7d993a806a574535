import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { getStateNodes } from 'xstate/graph';

/** The fields used of XState's transition definition. */
export interface Transition {
  source: AnyStateNode;
  /** '' for an eventless transition. */
  eventType: string;
  target?: readonly AnyStateNode[] | undefined;
  guard?: unknown;
  actions?: readonly unknown[] | undefined;
}

/** Returns a state's path in its statechart, `signedIn.freshness.fresh`; '' for the root. */
export function statePathOf(node: AnyStateNode): string {
  return node.path.join('.');
}

/** Returns a statechart's root and all its states. */
export const nodesIn = (machine: AnyStateMachine): AnyStateNode[] => [
  machine.root,
  ...getStateNodes(machine),
];

/** Returns a transition's target path; for a history state, its parent's. */
export function targetPathOf(target: AnyStateNode): string {
  return statePathOf(target.type === 'history' ? (target.parent ?? target) : target);
}

/** Whether a descriptor matches an event: `pointer.*` matches `pointer.move`, and `*` any. */
export function isNamedBy(descriptor: string, eventType: string): boolean {
  if (descriptor === eventType) return true;
  if (eventType.startsWith('xstate.')) return false;
  return descriptor.endsWith('*') && eventType.startsWith(descriptor.slice(0, -1));
}

/** Returns the transitions of one state in XState's order of evaluation, eventless ones last. */
export function transitionsOf(node: AnyStateNode): Transition[] {
  return [...[...node.transitions.values()].flat(), ...(node.always ?? [])];
}

/** Returns all transitions of a transition's state and event, in order of evaluation. */
export const candidateTransitionsOf = ({ source, eventType }: Transition): readonly Transition[] =>
  (eventType === '' ? source.always : source.transitions.get(eventType)) ?? [];

/** Returns the name of a transition's guard; undefined without one, or for an inline one. */
export function guardName({ guard }: Pick<Transition, 'guard'> = {}): string | undefined {
  if (typeof guard === 'string') return guard;
  if (typeof guard !== 'object' || guard === null || !('type' in guard)) return undefined;
  return typeof guard.type === 'string' ? guard.type : undefined;
}

function keyOf(transition: Transition): string {
  const targets = (transition.target ?? []).map(statePathOf).join(' ');
  return `${guardName(transition) ?? ''}>${targets}`;
}

/**
 * Returns a transition's id: its state, its event, its guard and its targets. A number follows only
 * if another one of the same event has the same guard and targets, so that adding a guard elsewhere
 * changes no id. The id is stable when implementations are provided.
 */
export function transitionId(transition: Transition): string {
  const { source, eventType } = transition;
  const candidates = candidateTransitionsOf(transition);
  const index = candidates.indexOf(transition);
  if (index === -1) throw new Error(`${statePathOf(source)} has no such transition: ${eventType}`);
  const key = keyOf(transition);
  const before = candidates.slice(0, index).filter((each) => keyOf(each) === key).length;
  return `${statePathOf(source)}|${eventType}|${key}${before === 0 ? '' : `#${before + 1}`}`;
}
