import type { StoryContext } from '@storybook/react-vite';
import { useMemo } from 'react';
import { waitFor } from 'storybook/test';
import type { AnyMachineSnapshot } from 'xstate';
import type { Storyboard } from '../chart/defineStoryboard.ts';
import { activeLeaves } from '../chart/statePaths.ts';
import { nodesIn, statePathOf } from '../chart/transitions.ts';
import { stateName } from '../chart/words.ts';
import { liveMachine } from '../walks/liveMachine.ts';
import { limitsOf } from '../walks/limits.ts';
import { sendModelEvent } from '../walks/model.ts';
import { pathTo } from '../walks/pathTo.ts';
import { currentWatch } from '../watch/current.ts';
import { drawing, type DrawnStoryboard } from './drawing.tsx';

interface StandingScreenProps {
  storyboard: Storyboard;
  input: unknown;
  theme: 'light' | 'dark';
}

/** The screen with a machine whose actors and delays stand still. */
function StandingScreen({
  storyboard: { screen: Screen, model },
  input,
  theme,
}: StandingScreenProps) {
  const machine = useMemo(() => liveMachine(model.machine), [model]);
  return Screen === undefined ? null : <Screen machine={machine} input={input} theme={theme} />;
}

/** Sends the shortest path's events to the screen's actor. */
async function reach(storyboard: Storyboard, statePath: string): Promise<void> {
  const { id, model } = storyboard;
  const path = pathTo(model, statePath);
  const name = stateName(id, statePath);
  if (path === undefined)
    throw new Error([`The model leads to no “${name}”.`, ...limitsOf(storyboard)].join('\n'));
  const actor = await waitFor(() => {
    const found = currentWatch().actorOf(id);
    if (found === undefined) throw new Error(`The screen starts no actor of ${id}`);
    return found;
  });
  for (const modelEvent of path.steps) sendModelEvent(model, actor, modelEvent);
  const leaves = activeLeaves(actor.getSnapshot() as AnyMachineSnapshot);
  if (!leaves.includes(statePath))
    throw new Error(`The screen does not get to “${name}”, but to ${leaves.join(', ')}`);
}

/**
 * Returns the story of a state: the real screen, reached by the shortest path, standing still. For a
 * storyboard without a screen, the drawing with the state highlighted.
 */
export function stateStory(drawn: DrawnStoryboard, statePath: string) {
  const { storyboard } = drawn;
  const { id, model, screen, parameters } = storyboard;
  const paths = nodesIn(storyboard.machine).map(statePathOf);
  const unknown = Object.keys(storyboard.expect).find((each) => !paths.includes(each));
  if (unknown !== undefined) throw new Error(`\`expect\` of ${id}: there is no state ${unknown}`);
  if (screen === undefined) {
    return {
      ...drawing(drawn, [statePath]),
      parameters: { ...drawing(drawn).parameters, chromatic: { disableSnapshot: true } },
      play: () => {
        if (pathTo(model, statePath) !== undefined) currentWatch().show(id, statePath);
      },
    };
  }
  return {
    render: (_: object, { globals }: Pick<StoryContext, 'globals'>) => {
      const input = pathTo(model, statePath)?.input ?? model.inputs?.[0];
      // Finding the path has advanced it.
      if (model.time !== undefined) model.time.now = 0;
      const theme = globals.theme === 'dark' ? 'dark' : 'light';
      return <StandingScreen storyboard={storyboard} input={input} theme={theme} />;
    },
    play: async (context: StoryContext) => {
      await reach(storyboard, statePath);
      await storyboard.expect[statePath]?.(context);
      currentWatch().show(id, statePath);
    },
    parameters: {
      controls: { disable: true },
      ...parameters,
      statechart: id,
    },
  };
}
