import { mergeConfig } from 'vitest/config';
import type { Plugin } from 'vite';
import { storyRun } from '../../review/pictures/storyRun.ts';
import { ensureBrowser } from '../../scripts/browser.ts';

/** A card's border as it is written, one pixel wider. No file is touched. */
function onePixelMore(): Plugin {
  return {
    name: 'one-pixel-more',
    enforce: 'pre',
    transform(code, id) {
      if (!id.includes('/Card.css.ts.vanilla.css')) return undefined;
      const changed = code.replace(/border: (\S+) solid/, 'border: calc($1 + 1px) solid');
      if (changed === code) throw new Error('A card has no border any more: choose another change');
      return { code: changed, map: null };
    },
  };
}

/** The picture run as it is, on a site in which one component differs by a pixel. */
export default mergeConfig(
  storyRun({ launchOptions: await ensureBrowser(), folder: 'test-results/one-border' }),
  { plugins: [onePixelMore()] },
);
