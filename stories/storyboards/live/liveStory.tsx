import type { StoryContext } from '@storybook/react-vite';
import { modelOf } from '../../../review/walks/models.ts';
import { LiveScreen } from './LiveScreen.tsx';
import { screens } from './screens.tsx';

/** A statechart's real screen in a frame of its own, led by the drawing. Not listed: it stands beside that. */
export function liveStory(id: string) {
  return {
    tags: ['!dev'],
    render: (_: object, { globals }: Pick<StoryContext, 'globals'>) => (
      <LiveScreen id={id} model={modelOf(id)} theme={globals.theme === 'dark' ? 'dark' : 'light'} />
    ),
    // Pictured as the stories of its states, and no story of its own: nothing of it counts.
    parameters: { path: screens[id]?.path, chromatic: { disableSnapshot: true }, walk: 'machine' },
  };
}
