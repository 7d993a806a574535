// The stories of a storyboard file. One list serves both Storybook's static index and the module
// that replaces the file, because Storybook cannot find a story that is in only one of them.
import { storyNameFromExport } from 'storybook/internal/csf';
import { visibleStates } from '../chart/chart.ts';
import type { Described } from '../chart/description.ts';
import type { Layout } from '../storyboards/measures.ts';
import {
  DRAWING,
  exportOf,
  fileIdOf,
  itselfId,
  storyIdOf,
  titleOf,
} from '../chart/storyboardFile.ts';

/** The tag of stories that walk a statechart: tests without pictures. */
export const WALK_TAG = 'generated';

export const STORYBOARD_TAGS: readonly string[] = ['!autodocs'];

export interface StoryboardStory {
  exported: string;
  name: string;
  tags: readonly string[];
  /** Source text of the story's object literal in the module. */
  source: string;
}

const quote = JSON.stringify;

/** Returns the export name of each visible state, by path. */
function stateExports(file: string, paths: readonly string[]): ReadonlyMap<string, string> {
  const taken = new Map<string, string>();
  for (const statePath of paths) {
    let exported = exportOf(statePath);
    while ([...taken.values()].includes(exported)) exported += '2';
    taken.set(statePath, exported);
  }
  return taken;
}

/** Returns the ids of the states' stories, by path. */
export function stateStories({ file, description }: Described): Record<string, string> {
  if (description === undefined) return {};
  const paths = visibleStates(description.chart).map(({ id }) => id);
  return Object.fromEntries(
    [...stateExports(file, paths)].map(([statePath, exported]) => [
      statePath,
      storyIdOf(fileIdOf(file), exported),
    ]),
  );
}

/** Returns the stories of a storyboard file. */
export function storiesIn(described: Described): StoryboardStory[] {
  const { file, description, error } = described;
  const drawing = { exported: DRAWING, name: DRAWING, tags: [] };
  if (description === undefined)
    return [{ ...drawing, source: `...stories.failed(${quote(file)}, ${quote(error)})` }];
  const { chart, isDriven, parts } = description;
  const states = visibleStates(chart);
  const exports = stateExports(
    file,
    states.map(({ id }) => id),
  );
  const ofChart = [`statechart:${chart.id}`];
  const walk = (exported: string, source: string): StoryboardStory => ({
    exported,
    name: storyNameFromExport(exported),
    tags: [WALK_TAG],
    source,
  });
  const onScreen =
    parts.length === 0
      ? [walk('OnTheScreen', '...stories.onTheScreen(storyboard)')]
      : parts.map((part) => walk(part, `...stories.onTheScreen(storyboard, ${quote(part)})`));
  return [
    { ...drawing, source: '...stories.drawing(drawn)' },
    ...states.map(({ id, name }) => ({
      exported: exports.get(id) ?? '',
      name,
      tags: ofChart,
      source: `...stories.stateStory(drawn, ${quote(id)})`,
    })),
    walk('EveryTransition', '...stories.drawing(drawn), ...stories.everyTransition(storyboard)'),
    ...(isDriven ? onScreen : []),
  ];
}

/**
 * Returns the module that replaces a storyboard file: its stories in CSF.
 * @param preview the project's preview file if it uses CSF Next, otherwise undefined
 * @param layout the first view's layout; without one, the page computes it
 */
export function storiesModule(
  described: Described,
  preview: string | undefined,
  layout?: Layout,
): string {
  const { file, description } = described;
  const fileId = fileIdOf(file);
  const meta = `{ title: ${quote(titleOf(fileId))}, tags: ${quote(STORYBOARD_TAGS)} }`;
  const exported = storiesIn(described).map(({ exported: name, name: title, tags, source }) => {
    const story = `{ ${source}, name: ${quote(title)}, tags: ${quote(tags)} }`;
    return `export const ${name} = ${preview === undefined ? story : `meta.story(${story})`};`;
  });
  return [
    `import * as stories from 'storybook-addon-statecharts/stories';`,
    ...(preview === undefined
      ? [`export default ${meta};`]
      : [`import preview from ${quote(preview)};`, `const meta = preview.meta(${meta});`]),
    ...(description === undefined
      ? []
      : [
          `import given from ${quote(itselfId(file))};`,
          `const storyboard = stories.register(given, ${quote(fileId)});`,
          `const drawn = { storyboard, stories: ${quote(stateStories(described))}, layout: ${quote(layout)} };`,
        ]),
    ...exported,
    '',
  ].join('\n');
}
