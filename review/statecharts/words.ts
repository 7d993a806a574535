import type { Transition } from './transitions.ts';

/** What sets a transition off. */
export type Trigger = 'event' | 'always' | 'after' | 'done' | 'error';

/** `retryDelay`, `isExpiring`: as words. */
export function spaced(name: string): string {
  return name.replaceAll(/([a-z])([A-Z])/g, (_, end: string, start: string) => {
    return `${end} ${start.toLowerCase()}`;
  });
}

export function triggerOf(eventType: string): Trigger {
  if (eventType === '') return 'always';
  if (eventType.startsWith('xstate.after.')) return 'after';
  if (eventType.startsWith('xstate.done.')) return 'done';
  if (eventType.startsWith('xstate.error.')) return 'error';
  return 'event';
}

/** The invoked actor's name, or how a machine calls a delay. */
function nameIn(transition: Pick<Transition, 'eventType' | 'source'>): string {
  const { eventType, source } = transition;
  if (triggerOf(eventType) === 'after') {
    const delay = eventType.slice('xstate.after.'.length, -`.${source.id}`.length);
    return /^\d+$/.test(delay) ? `${delay} ms` : spaced(delay);
  }
  const id = eventType.replace(/^xstate[.](?:done|error)[.](?:actor|state)[.]/, '');
  const invoked = source.invoke.find((definition) => definition.id === id);
  return spaced(typeof invoked?.src === 'string' ? invoked.src : id);
}

/** An event as the chart's edges and the table call it: `form.submit`, `submit fails`, `after second`. */
export function eventWords(transition: Pick<Transition, 'eventType' | 'source'>): string {
  switch (triggerOf(transition.eventType)) {
    case 'event':
      return transition.eventType;
    case 'always':
      return 'at once';
    case 'after':
      return `after ${nameIn(transition)}`;
    case 'done':
      return `${nameIn(transition)} done`;
    case 'error':
      return `${nameIn(transition)} fails`;
  }
}

/** On which condition, where it has a name: `is valid`; undefined without one. */
export function guardWords({ guard }: Pick<Transition, 'guard'>): string | undefined {
  if (typeof guard === 'string') return spaced(guard);
  if (typeof guard !== 'object' || guard === null || !('type' in guard)) return undefined;
  return typeof guard.type === 'string' ? spaced(guard.type) : undefined;
}
