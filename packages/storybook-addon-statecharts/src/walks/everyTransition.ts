import type { StoryContext } from '@storybook/react-vite';
import { SimulatedClock, createActor, type AnyMachineSnapshot } from 'xstate';
import { expect } from 'storybook/test';
import { activeLeaves } from '../chart/statePaths.ts';
import { pathOfScenario } from '../storyboards/scenarios.ts';
import { limitsOf } from './limits.ts';
import { hasOnlyMachine, sendModelEvent } from './model.ts';
import type { Storyboard } from '../chart/defineStoryboard.ts';
import { explore } from './paths.ts';
import { withSilentActors } from './silent.ts';
import type { FlowModel, Path } from './types.ts';

async function walkMachine(
  { step }: Pick<StoryContext, 'step'>,
  model: FlowModel,
  path: Path,
): Promise<void> {
  if (model.time !== undefined) model.time.now = 0;
  const actor = createActor(withSilentActors(model.machine), {
    input: path.input,
    clock: new SimulatedClock(),
  }).start();
  for (const modelEvent of path.steps) {
    await step(modelEvent.words, () => sendModelEvent(model, actor, modelEvent));
  }
  const ended = actor.getSnapshot() as AnyMachineSnapshot;
  await expect(activeLeaves(ended)).toEqual(activeLeaves(path.snapshot));
  actor.stop();
}

/** Lists the steps of a simulated path, whose actions are neither replaced nor executed. */
async function showWalk({ step }: Pick<StoryContext, 'step'>, { steps }: Path): Promise<void> {
  for (const { words } of steps) await step(words, () => undefined);
}

/**
 * Returns the play function and parameters of a story that takes every possible transition by the
 * fewest shortest paths, on the machine alone: it simulates the actors.
 */
export function everyTransition(storyboard: Storyboard) {
  const { model, scenarios } = storyboard;
  return {
    parameters: {
      walk: 'machine',
      // The drawing has its picture and checks in its own story.
      chromatic: { disableSnapshot: true },
      a11y: { test: 'off' as const },
    },
    play: async ({ step }: StoryContext) => {
      for (const [index, path] of explore(model).walks.entries()) {
        const end = path.steps.at(-1)?.words ?? 'from the start';
        await step(`${index + 1}: ${end}`, () =>
          hasOnlyMachine(model) ? showWalk({ step }, path) : walkMachine({ step }, model, path),
        );
      }
      // Throws for a scenario that the machine does not take.
      for (const scenario of scenarios) pathOfScenario(model, scenario);
      // For a machine without a model, the storyboard lists these limits.
      const limits = hasOnlyMachine(model) ? [] : limitsOf(storyboard);
      if (limits.length > 0) throw new Error(limits.join('\n'));
    },
  };
}
