import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { mergeConfig } from 'vitest/config';
import type { Plugin } from 'vite';
import { storyRun } from 'storybook-addon-statecharts/vitest';
import { ensureBrowser } from '../../scripts/browser.ts';

const PALE_IN_THE_DARK = '.dark p { color: #3a4a42 !important }';

/** Makes a card's border one pixel wider and paragraphs too pale in the dark, without changing files. */
function onePixelMore(): Plugin {
  return {
    name: 'one-pixel-more',
    enforce: 'pre',
    transform(code, id) {
      if (!id.includes('/Card.css.ts.vanilla.css')) return undefined;
      const changed = code.replace(/border: (\S+) solid/, 'border: calc($1 + 1px) solid');
      if (changed === code) throw new Error('A card has no border any more: choose another change');
      return { code: `${changed}\n${PALE_IN_THE_DARK}`, map: null };
    },
  };
}

/** The picture run on a site in which one component differs by a pixel. */
export default mergeConfig(
  storyRun({
    plugins: [react(), vanillaExtractPlugin()],
    launchOptions: await ensureBrowser(),
    setupFiles: ['.storybook/vitest.setup.ts'],
    folder: 'test-results/one-border',
    files: ['stories/components/Card.stories.tsx'],
  }),
  { plugins: [onePixelMore()] },
);
