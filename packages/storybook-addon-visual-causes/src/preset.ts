// Storybook's preset: the review's pages, their data, and the search.
import { watchFile } from 'node:fs';
import path from 'node:path';
import type { Channel } from 'storybook/internal/channels';
import type { Indexer, Options, StoriesEntry } from 'storybook/internal/types';
import type { UserConfig } from 'vite';
import { desk } from './desk/build/plugin.ts';
import { RUN_RESULTS } from './desk/build/accepted.ts';
import { storiesOf, type IndexedStory } from './desk/build/stories.ts';
import { REVIEWED } from './desk/desk.ts';
import { MANIFEST } from './pictures/manifest.ts';

const NAME = 'storybook-addon-visual-causes';
/** What the add-on's pages and its part of a story run import: peers and its own packages. */
const BUNDLED = [
  'react',
  'react-dom',
  'react/jsx-runtime',
  ...['diff', 'dom-accessibility-api', 'minisearch', 'tabbable'].map(
    (dependency) => `${NAME} > ${dependency}`,
  ),
];

/** A story run tests the project's stories alone. */
const isStoryRun = (): boolean => process.env['VITEST'] !== undefined;

/** Adds the review's pages to the project's stories. */
export const stories = (existing: StoriesEntry[] = []): StoriesEntry[] =>
  isStoryRun() ? existing : [...existing, path.join(import.meta.dirname, 'review.js')];

/** Storybook reads no names in compiled files. */
export const experimental_indexers = (existing: Indexer[] = []): Indexer[] => [
  {
    test: /[\\/]storybook-addon-visual-causes[\\/]dist[\\/]review[.]js$/,
    createIndex: async (importPath) =>
      Object.entries({ Changes: 'Changes', AllStates: 'All states' }).map(([exportName, name]) => ({
        type: 'story',
        title: 'Review',
        tags: ['!autodocs', '!test'],
        importPath,
        exportName,
        name,
      })),
  },
  ...existing,
];

/** Tells an open Storybook that pictures were taken or accepted. */
export function experimental_serverChannel(channel: Channel): Channel {
  for (const file of [MANIFEST, RUN_RESULTS])
    watchFile(file, { persistent: false, interval: 1000 }, () => channel.emit(REVIEWED));
  return channel;
}

export const viteFinal = (config: UserConfig, { presets }: Options): UserConfig => {
  const indexed = async (): Promise<IndexedStory[]> => {
    const generator = await presets.apply('storyIndexGenerator');
    return generator === undefined ? [] : storiesOf(await generator.getIndex());
  };
  return {
    ...config,
    plugins: [...(isStoryRun() ? [] : [desk(indexed)]), ...(config.plugins ?? [])],
    optimizeDeps: {
      ...config.optimizeDeps,
      // Pre-bundling cannot resolve Vitest's modules of a test's browser.
      exclude: [...(config.optimizeDeps?.exclude ?? []), NAME],
      // The scan no longer finds their imports, which would not load as CommonJS.
      include: [...(config.optimizeDeps?.include ?? []), ...BUNDLED],
    },
  };
};
