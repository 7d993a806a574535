import type { AnyStateNode } from 'xstate';

/** A transition as XState keeps it, as far as it is read here. */
export interface Transition {
  source: AnyStateNode;
  /** '' where no event is waited for. */
  eventType: string;
  target?: readonly AnyStateNode[] | undefined;
  guard?: unknown;
  actions?: readonly unknown[] | undefined;
}

/** A state's path in its statechart, `signedIn.freshness.fresh`; the whole of it is ''. */
export function statePathOf(node: AnyStateNode): string {
  return node.path.join('.');
}

export type History = 'shallow' | 'deep';

/** Where a transition leads: of a history state, to the state whose past it stands for. */
export function targetPathOf(target: AnyStateNode): string {
  return statePathOf(target.type === 'history' ? (target.parent ?? target) : target);
}

/** Whether a transition leads back to where a state was left, and how far down. */
export function historyOf({ target = [] }: Pick<Transition, 'target'>): History | undefined {
  const state = target.find(({ type }) => type === 'history');
  if (state === undefined) return undefined;
  return state.history === 'deep' ? 'deep' : 'shallow';
}

/** Whether an event is one that a descriptor names: `pointer.*` names `pointer.move`, and `*` any. */
export function isNamedBy(descriptor: string, eventType: string): boolean {
  if (descriptor === eventType) return true;
  if (eventType.startsWith('xstate.')) return false;
  return descriptor.endsWith('*') && eventType.startsWith(descriptor.slice(0, -1));
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
