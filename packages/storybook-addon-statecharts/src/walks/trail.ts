import type { AnyActor, AnyMachineSnapshot } from 'xstate';
import { idOf } from '../chart/registry.ts';
import { activeLeaves } from '../chart/statePaths.ts';
import { watchActors } from '../watch/watchActors.ts';

/** A limit for walks that hang. */
const LIMIT_MS = 120_000;

/** Records the next actor that starts with this machine id, event by event. */
export function followTrail(machine: string) {
  const rests: { event: string; leaves: string }[] = [];
  let actor: AnyActor | undefined;
  let seen = 0;
  let checkReached: () => void = () => undefined;

  const end = watchActors((record) => {
    if (record.kind === 'began' && idOf(record.machine) === machine) actor ??= record.actor;
    if (record.kind !== 'rested' || record.actor !== actor) return;
    const leaves = activeLeaves(actor.getSnapshot() as AnyMachineSnapshot);
    rests.push({ event: record.event, leaves: leaves.join(' ') });
    checkReached();
  });

  return {
    end,
    /**
     * Resolves once it has settled in these sorted leaf states after such an event, later than the
     * previous call's match; other events may occur between.
     */
    reached(event: string, leaves: readonly string[]): Promise<void> {
      const wanted = leaves.join(' ');
      const isThere = (): boolean => {
        const position = rests.findIndex(
          (rest, index) => index >= seen && rest.event === event && rest.leaves === wanted,
        );
        if (position >= 0) seen = position + 1;
        return position >= 0;
      };
      return new Promise((resolve, reject) => {
        const late = setTimeout(() => {
          const since = rests.slice(seen).map((rest) => `${rest.event} → ${rest.leaves}`);
          reject(
            new Error(`${machine} did not get to ${wanted} by ${event}, but: ${since.join('; ')}`),
          );
        }, LIMIT_MS);
        checkReached = () => {
          if (!isThere()) return;
          clearTimeout(late);
          checkReached = () => undefined;
          resolve();
        };
        checkReached();
      });
    },
  };
}
