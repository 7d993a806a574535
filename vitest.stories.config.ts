import { mergeConfig } from 'vitest/config';
import { screenModes } from './review/pictures/modes.ts';
import { storiesIn } from './review/pictures/storiesIn.ts';
import { recordStates } from './review/coverage/recordStates.ts';
import { ensureBrowser } from './scripts/browser.ts';

/** Every story: its play function, and axe over what it shows, in the light and in the dark. */
export default mergeConfig(
  storiesIn(
    { light: screenModes['light-1280'], dark: screenModes['dark-1280'] },
    { launchOptions: await ensureBrowser() },
  ),
  { plugins: [recordStates()] },
);
