import { setImmediate } from 'node:timers/promises';

/** Settles all promises that wait neither for a timer nor for the network. */
export async function flush(rounds = 2): Promise<void> {
  for (let round = 0; round < rounds; round += 1) await setImmediate();
}
