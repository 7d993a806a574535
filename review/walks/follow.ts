import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { currentWatch } from '../watch/current.ts';
import type { FlowModel, ModelEvent } from './model.ts';
import { leavesAlong, type Path } from './paths.ts';

/** The statechart has rested in these leaf states; what answers by itself may have moved it on. */
export async function expectReached(machine: string, leaves: readonly string[]): Promise<void> {
  await waitFor(() => {
    const rested = currentWatch().runs()[machine]?.rested ?? [];
    return expect(rested).toEqual(expect.arrayContaining([...leaves]));
  });
}

/** Hands an event to the running statechart itself, as its clock would. */
export function sendTo(machine: string, event: ModelEvent['event']): void {
  const actor = currentWatch().actorOf(machine);
  if (actor === undefined) throw new Error(`${machine} is not running`);
  actor.send(event);
}

/**
 * Plays a generated path step by step: `act` makes each thing happen, and the statechart has to be
 * where the path says before the next.
 */
export async function follow(
  { step }: Pick<StoryContext, 'step'>,
  model: FlowModel,
  path: Path,
  act: (happening: ModelEvent) => Promise<void> | void,
): Promise<void> {
  const along = leavesAlong(model, path);
  for (const [place, happening] of path.steps.entries()) {
    await step(happening.words, async () => {
      await act(happening);
      await expectReached(model.machine.id, along[place + 1] ?? []);
    });
  }
}
