// Storybook's preset: the stories of storyboard files, and Vite's plug-ins.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Indexer, Options, StoriesEntry } from 'storybook/internal/types';
import type { UserConfig } from 'vite';
import { describeIn, globsOf, projectOf, type StoryboardOptions } from './addon/project.ts';
import { STORYBOARD_TAGS, storiesIn } from './addon/storiesModule.ts';
import { storyboardsPlugin } from './addon/storyboardsPlugin.ts';
import { fileIdOf, titleOf } from './chart/storyboardFile.ts';

const NAME = 'storybook-addon-statecharts';
/** Dependencies of the add-on's pages: peers and its own packages. */
const BUNDLED = [
  'react',
  'react-dom',
  'react/jsx-runtime',
  'xstate',
  'xstate/graph',
  ...['colord', 'colord/plugins/a11y', 'colord/plugins/mix', 'elkjs/lib/elk.bundled.js'].map(
    (dependency) => `${NAME} > ${dependency}`,
  ),
];

type Given = Options & StoryboardOptions;

/** Adds storyboard files to the project's stories. */
export const stories = (existing: StoriesEntry[] = [], given: Given): StoriesEntry[] => [
  ...existing,
  ...globsOf(given),
];

export const experimental_indexers = async (
  existing: Indexer[] = [],
  given: Given,
): Promise<Indexer[]> => {
  const project = projectOf(given.configDir, given);
  const storyboards: Indexer = {
    test: /[.]storyboard[.][jt]sx?$/,
    createIndex: async (file) =>
      storiesIn(await describeIn(project, path.resolve(file))).map(({ exported, name, tags }) => ({
        type: 'story' as const,
        importPath: file,
        exportName: exported,
        name,
        title: titleOf(fileIdOf(file)),
        tags: [...STORYBOARD_TAGS, ...tags],
      })),
  };
  return [storyboards, ...existing];
};

/** The project's preview file if it uses CSF Next, whose stories are created from it. */
function factoryIn(configDir: string): string | undefined {
  const file = ['ts', 'tsx', 'js', 'jsx', 'mts', 'mjs']
    .map((ending) => path.resolve(configDir, `preview.${ending}`))
    .find((each) => existsSync(each));
  return file !== undefined && /\bdefinePreview\(/.test(readFileSync(file, 'utf8'))
    ? file
    : undefined;
}

export const viteFinal = async (config: UserConfig, given: Given): Promise<UserConfig> => {
  const { configDir } = given;
  const project = projectOf(given.configDir, given);
  // In the story run, the page's own picture would change with every picture that it shows.
  const isSample = process.env['VITEST'] !== undefined;
  return {
    ...config,
    plugins: [
      storyboardsPlugin(project, factoryIn(configDir), isSample),
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
