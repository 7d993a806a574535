import { SimulatedClock, type AnyActor } from 'xstate';
import { watchActors } from '../watch/watchActors.ts';
import type { FakeClock } from './types.ts';

interface Timer {
  event: string;
  due: number;
  id: number;
}

/**
 * Installs a fake clock. Containers create their own actors without a clock option, so it replaces
 * each new actor's scheduler, in Storybook alone (see watch/watchActors.ts).
 */
export function fakeClock(): FakeClock {
  const clock = new SimulatedClock();
  const timers = new Map<string, Timer>();

  const hold = ({ system: { scheduler } }: AnyActor): void => {
    const keyOf = (source: { sessionId: string }, id: string): string =>
      `${source.sessionId} ${id}`;
    const cancel = (key: string): void => {
      clock.clearTimeout(timers.get(key)?.id ?? -1);
      timers.delete(key);
    };
    scheduler.schedule = (source, target, event, delay, id = event.type) => {
      const key = keyOf(source, id);
      cancel(key);
      const ring = (): void => {
        timers.delete(key);
        target.send(event);
      };
      const due = clock.now() + delay;
      timers.set(key, { event: event.type, due, id: clock.setTimeout(ring, delay) });
    };
    scheduler.cancel = (source, id) => cancel(keyOf(source, id));
    scheduler.cancelAll = (source) => {
      const own = [...timers.keys()].filter((key) => key.startsWith(keyOf(source, '')));
      for (const key of own) cancel(key);
    };
  };

  const restore = watchActors((record) => {
    if (record.kind === 'began') hold(record.actor);
  });
  return {
    now: () => clock.now(),
    advance: (ms) => clock.increment(ms),
    advanceTo(event) {
      const timer = [...timers.values()].find((each) => each.event === event);
      if (timer === undefined) throw new Error(`No timer runs for ${event}`);
      clock.increment(timer.due - clock.now());
    },
    restore,
  };
}
