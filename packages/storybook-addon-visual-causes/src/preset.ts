// Storybook's preset: the review's data, and the search.
import type { Options } from 'storybook/internal/types';
import type { UserConfig } from 'vite';
import { desk } from './desk/build/plugin.ts';
import { storiesOf, type IndexedStory } from './desk/build/storyIndex.ts';
import { search } from './search/build/plugin.ts';
import { settingsPlugin } from './settings/settingsPlugin.ts';

const NAME = 'storybook-addon-visual-causes';
/** Dependencies of the add-on's pages: peers and its own packages. */
const BUNDLED = [
  'react',
  'react-dom',
  'react/jsx-runtime',
  ...[
    '@ariakit/react/toolbar',
    '@tanstack/react-virtual',
    'colord',
    'colord/plugins/a11y',
    'colord/plugins/mix',
    'diff',
    'minisearch',
  ].map((dependency) => `${NAME} > ${dependency}`),
];

export const viteFinal = (config: UserConfig, { presets }: Options): UserConfig => {
  // In the story run, the page's own picture would change with every picture that it shows.
  const isEmpty = process.env['VITEST'] !== undefined;
  const stories = async (): Promise<IndexedStory[]> => {
    const generator = await presets.apply('storyIndexGenerator');
    return generator === undefined ? [] : storiesOf(await generator.getIndex());
  };
  return {
    ...config,
    plugins: [
      settingsPlugin(),
      search(stories),
      desk({ stories, isEmpty }),
      ...(config.plugins ?? []),
    ],
    optimizeDeps: {
      ...config.optimizeDeps,
      // Its modules import virtual modules, which pre-bundling cannot resolve.
      exclude: [...(config.optimizeDeps?.exclude ?? []), NAME],
      // The scan no longer finds their imports, which would not load as CommonJS.
      include: [...(config.optimizeDeps?.include ?? []), ...BUNDLED],
    },
  };
};
