import type { StoryContext } from '@storybook/react-vite';
import type { ChartScreen } from '../../../chart/defineChart.ts';
import { knownChart } from '../../../chart/registry.ts';
import { LiveScreen } from './LiveScreen.tsx';

/** Returns a story of the real screen, for the drawing's iframe. It is hidden in the sidebar. */
export function liveStory(id: string) {
  return {
    tags: ['!dev'],
    loaders: [async () => ({ screen: (await knownChart(id).screen?.()) ?? {} })],
    render: (_: object, { globals, loaded }: Pick<StoryContext, 'globals' | 'loaded'>) => {
      const { Live } = (loaded as { screen: ChartScreen }).screen;
      if (Live === undefined) return <p>No screen is registered for this statechart.</p>;
      const theme = globals.theme === 'dark' ? 'dark' : 'light';
      return <LiveScreen id={id} model={knownChart(id).model} screen={Live} theme={theme} />;
    },
    // Has no pictures and no coverage: the stories of its states have them.
    parameters: {
      ...knownChart(id).parameters,
      chromatic: { disableSnapshot: true },
      walk: 'machine',
    },
  };
}
