import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { mergeConfig } from 'vitest/config';
import { recordStates } from 'storybook-addon-statecharts/vitest';
import { storyRun } from 'storybook-addon-visual-causes/vitest';
import { ensureBrowser, isBrowserPinned } from './scripts/browser.ts';

if (!isBrowserPinned()) {
  process.stdout.write('Pictures are skipped: only the pinned browser’s are comparable.\n');
}

/** Every story: its play function, axe on its content, and its pictures. */
export default mergeConfig(
  storyRun({
    plugins: [react(), vanillaExtractPlugin()],
    launchOptions: await ensureBrowser(),
    setupFiles: ['.storybook/vitest.setup.ts'],
    testsOnly: ['generated'],
    pictures: isBrowserPinned(),
  }),
  { plugins: [recordStates()] },
);
