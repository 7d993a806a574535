import type { StoryContext } from '@storybook/react-vite';
import { SimulatedClock, createActor, type AnyMachineSnapshot } from 'xstate';
import { expect } from 'storybook/test';
import { leavesIn, valueOf } from '../chart/statePaths.ts';
import { withSilentActors, type FlowModel } from './model.ts';
import { knownChart } from '../chart/registry.ts';
import { explore, leavesAlong, type Path } from './paths.ts';

async function walkAlone(
  { step }: Pick<StoryContext, 'step'>,
  model: FlowModel,
  path: Path,
): Promise<void> {
  if (model.time !== undefined) model.time.now = 0;
  const actor = createActor(withSilentActors(model.machine), {
    input: path.input,
    clock: new SimulatedClock(),
  }).start();
  for (const { words, event, at = 0 } of path.steps) {
    await step(words, () => {
      if (model.time !== undefined) model.time.now = at;
      actor.send(event);
      return Promise.resolve();
    });
  }
  const ended = valueOf(actor.getSnapshot() as AnyMachineSnapshot);
  await expect(leavesIn(ended)).toEqual(leavesAlong(model, path).at(-1));
  actor.stop();
}

/**
 * Every transition that can be taken, by as few of the shortest paths as do it: the statechart alone,
 * without a screen, answered for by the play function.
 */
export function chartWalk(id: string) {
  const { model } = knownChart(id);
  return {
    parameters: {
      walk: 'machine',
      // The page is pictured and checked as its Chart.
      chromatic: { disableSnapshot: true },
      a11y: { test: 'off' as const },
    },
    play: async ({ step }: StoryContext) => {
      for (const [index, path] of explore(model).walks.entries()) {
        const end = path.steps.at(-1)?.words ?? 'from the start';
        await step(`${index + 1}: ${end}`, () => walkAlone({ step }, model, path));
      }
    },
  };
}
