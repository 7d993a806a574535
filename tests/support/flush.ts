import { setImmediate } from 'node:timers/promises';

/** Lets every promise settle that needs neither a timer nor the network. */
export async function flush(rounds = 2): Promise<void> {
  for (let round = 0; round < rounds; round += 1) await setImmediate();
}
