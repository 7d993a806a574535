import { setImmediate } from 'node:timers/promises';

/** Lets every promise that can settle without a timer or the network settle. */
export async function flush(rounds = 2): Promise<void> {
  for (let round = 0; round < rounds; round += 1) await setImmediate();
}
