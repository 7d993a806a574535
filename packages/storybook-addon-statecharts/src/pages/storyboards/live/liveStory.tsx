import type { StoryContext } from '@storybook/react-vite';
import type { ChartScreen } from '../../../chart/defineChart.ts';
import { knownChart } from '../../../chart/registry.ts';
import { LiveScreen } from './LiveScreen.tsx';

interface Loaded {
  screen: ChartScreen;
}

/** A statechart's real screen in a frame of its own, led by the drawing. Not listed: it stands beside that. */
export function liveStory(id: string) {
  return {
    tags: ['!dev'],
    loaders: [async () => ({ screen: (await knownChart(id).screen?.()) ?? {} })],
    render: (_: object, { globals, loaded }: Pick<StoryContext, 'globals' | 'loaded'>) => {
      const { Live } = (loaded as Loaded).screen;
      if (Live === undefined) return <p>No screen is registered for this statechart.</p>;
      const theme = globals.theme === 'dark' ? 'dark' : 'light';
      return <LiveScreen id={id} model={knownChart(id).model} screen={Live} theme={theme} />;
    },
    // Pictured as the stories of its states, and no story of its own: nothing of it counts.
    parameters: {
      ...knownChart(id).parameters,
      chromatic: { disableSnapshot: true },
      walk: 'machine',
    },
  };
}
