import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { mergeConfig } from 'vitest/config';
import { recordStates, storyRun } from 'storybook-addon-statecharts/vitest';
import { ensureBrowser, isBrowserPinned } from './scripts/browser.ts';
import { publishSheets } from './scripts/take-home/vite-plugin.ts';

if (!isBrowserPinned()) {
  process.stdout.write('Pictures are left out: only the pinned browser draws comparable ones.\n');
}

/** Files of stories, with commas between them; all unless said. */
const files = process.env['STORY_FILES']?.split(',');

/** Every story: its play function, axe over what it shows, and its pictures. */
export default mergeConfig(
  storyRun({
    plugins: [react(), vanillaExtractPlugin()],
    launchOptions: await ensureBrowser(),
    folder: 'test-results/visual',
    accept: process.env['ACCEPT_PICTURES'] !== undefined,
    pictures: isBrowserPinned(),
    // As a reviewer opens it: `1440x900`, `1280x800` or `390x844`.
    reviewer: process.env['STORY_WINDOW'],
    ...(files === undefined ? {} : { files }),
  }),
  { plugins: [recordStates(), publishSheets()] },
);
