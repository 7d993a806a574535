import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { getStateNodes } from 'xstate/graph';
import { triggerOf } from '../statecharts/words.ts';

/** What an event of one state is called: `form.submit`, `readLink.done`, `after.second`; undefined for none. */
export function happeningOf(source: AnyStateNode, eventType: string): string | undefined {
  const trigger = triggerOf(eventType);
  if (trigger === 'always') return undefined;
  if (trigger === 'event') return eventType;
  if (trigger === 'after') {
    return `after.${eventType.slice('xstate.after.'.length, -`.${source.id}`.length)}`;
  }
  const id = eventType.replace(/^xstate[.](?:done|error)[.](?:actor|state)[.]/, '');
  const invoked = source.invoke.find((definition) => definition.id === id);
  return `${typeof invoked?.src === 'string' ? invoked.src : id}.${trigger}`;
}

/** What an event is called whose state is not at hand: its type names that state. */
export function happeningIn(machine: AnyStateMachine, eventType: string): string | undefined {
  const node = getStateNodes(machine).find(({ transitions }) => transitions.has(eventType));
  return node === undefined ? eventType : happeningOf(node, eventType);
}
