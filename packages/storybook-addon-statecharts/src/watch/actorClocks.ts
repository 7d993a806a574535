// Holds the clocks of actors, so that a story with `after: 2000` is pictured in its own state.
import { createActor, createMachine } from 'xstate';

type Timer = ReturnType<typeof setTimeout>;

/** XState's clock, which all actors share that are created without another one. */
const { clock } = createActor(createMachine({}));
const start = clock.setTimeout.bind(clock);
const stop = clock.clearTimeout.bind(clock);

let isHeld = false;
/** Timers that became due while the clocks were held. */
const due = new Map<Timer, () => void>();

clock.setTimeout = (callback, delay) => {
  const timer = start(() => {
    if (isHeld) due.set(timer, callback);
    else callback();
  }, delay) as Timer;
  return timer;
};

clock.clearTimeout = (timer) => {
  due.delete(timer as Timer);
  stop(timer);
};

/** Stops the clocks of actors: none takes a delayed transition until they are released. */
export function holdActorClocks(): void {
  isHeld = true;
}

/** Lets the clocks run again, and takes the transitions that have become due. */
export function releaseActorClocks(): void {
  isHeld = false;
  for (const [timer, callback] of due) {
    due.delete(timer);
    callback();
  }
}
