// Storybook's preset: the stories of chart files, and Vite's plug-ins.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { storyNameFromExport } from 'storybook/internal/csf';
import type { Indexer, Options, StoriesEntry } from 'storybook/internal/types';
import type { UserConfig } from 'vite';
import { CHART_TAGS, chartStoriesIn } from './addon/chartStories.ts';
import { search } from './search/build/plugin.ts';
import { chartsPlugin } from './addon/chartsPlugin.ts';
import { chartIdOf, chartTitle } from './chart/chartFile.ts';
import { CHARTS } from './chart/loadCharts.ts';
import { desk } from './desk/build/plugin.ts';
import { storyboards } from './storyboards/build/plugin.ts';

const NAME = 'storybook-addon-statecharts';
/** Dependencies of the add-on's pages: peers and its own packages. */
const BUNDLED = [
  'react',
  'react-dom',
  'react/jsx-runtime',
  'xstate',
  'xstate/graph',
  ...[
    '@ariakit/react/menu',
    '@ariakit/react/toolbar',
    '@tanstack/react-virtual',
    '@xstate/react',
    '@xyflow/react',
    'colord',
    'colord/plugins/a11y',
    'colord/plugins/mix',
    'elkjs/lib/elk.bundled.js',
    'minisearch',
  ].map((dependency) => `${NAME} > ${dependency}`),
];

/** Adds chart files to the project's stories. */
export const stories = (existing: StoriesEntry[] = [], { configDir }: Options): StoriesEntry[] => [
  ...existing,
  `${path.relative(configDir, '.').replaceAll(path.sep, '/')}/${CHARTS}`,
];

const charts: Indexer = {
  test: /[.]chart[.]tsx?$/,
  createIndex: (file) =>
    Promise.resolve(
      chartStoriesIn(file).map(({ exported, tags }) => ({
        type: 'story' as const,
        importPath: file,
        exportName: exported,
        name: storyNameFromExport(exported),
        title: chartTitle(chartIdOf(file)),
        tags: [...CHART_TAGS, ...tags],
      })),
    ),
};

export const experimental_indexers = (existing: Indexer[] = []): Indexer[] => [charts, ...existing];

/** The project's preview file if it uses CSF Next, whose stories are created from it. */
function factoryIn(configDir: string): string | undefined {
  const file = ['ts', 'tsx', 'js', 'jsx', 'mts', 'mjs']
    .map((ending) => path.resolve(configDir, `preview.${ending}`))
    .find((each) => existsSync(each));
  return file !== undefined && /\bdefinePreview\(/.test(readFileSync(file, 'utf8'))
    ? file
    : undefined;
}

export const viteFinal = (config: UserConfig, { configDir }: Options): UserConfig => {
  // In the story run, the page's own picture would change with every picture that it shows.
  const sample = process.env['VITEST'] !== undefined;
  return {
    ...config,
    plugins: [
      chartsPlugin(factoryIn(configDir)),
      search(),
      storyboards(sample),
      desk({ isEmpty: sample }),
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
