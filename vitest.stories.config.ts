import { mergeConfig } from 'vitest/config';
import { screenModes } from './.storybook/modes.ts';
import { storiesIn } from './.storybook/vitestConfig.ts';
import { recordStates } from './scripts/lib/recordStates.ts';

/** Every story: its play function, and axe over what it shows, in the light and in the dark. */
export default mergeConfig(
  storiesIn({ light: screenModes['light-1280'], dark: screenModes['dark-1280'] }, []),
  { plugins: [recordStates()] },
);
