import type { AnyStateNode } from 'xstate';

/** A transition as XState keeps it, as far as it is read here. */
export interface Transition {
  source: AnyStateNode;
  /** '' where no event is waited for. */
  eventType: string;
  target?: readonly AnyStateNode[] | undefined;
  guard?: unknown;
}

/** A state's path in its statechart, `signedIn.freshness.fresh`; the whole of it is ''. */
export function statePathOf(node: AnyStateNode): string {
  return node.path.join('.');
}

/** Every transition of one state in the order XState tries them, those without event last. */
export function transitionsOf(node: AnyStateNode): Transition[] {
  return [...[...node.transitions.values()].flat(), ...(node.always ?? [])];
}

/**
 * Names a transition by what is written in its statechart: the state, the event, and its index among
 * those for the same event. It stays the same when implementations are provided.
 */
export function transitionId(transition: Transition): string {
  const { source, eventType } = transition;
  const rivals: readonly Transition[] =
    (eventType === '' ? source.always : source.transitions.get(eventType)) ?? [];
  const index = rivals.indexOf(transition);
  if (index === -1) throw new Error(`${statePathOf(source)} has no such transition: ${eventType}`);
  return `${statePathOf(source)}|${eventType}|${index}`;
}
