// The stories of a chart file. One list serves both Storybook's static index and the module that
// replaces the file, because Storybook cannot find a story that is in only one of them.
import { readFileSync } from 'node:fs';
import { parseSync, type ESTree } from 'vite';
import { chartIdOf, chartTitle } from '../chart/chartFile.ts';

/** The tag of stories that walk a statechart: tests without pictures. */
export const WALK_TAG = 'generated';

export interface ChartStory {
  exported: string;
  tags: readonly string[];
  /** Source text of the story's object literal in the module. */
  source: string;
}

/** Returns the object literal that a file passes to `defineChart`. */
function definitionIn(file: string, source: string): ESTree.ObjectExpression | undefined {
  const { program, errors } = parseSync(file, source);
  const [error] = errors;
  if (error !== undefined) throw new Error(`${file}: ${error.message}`);
  const exported = program.body.find((node) => node.type === 'ExportDefaultDeclaration');
  const call = exported?.declaration;
  if (call?.type !== 'CallExpression') return undefined;
  const [definition] = call.arguments;
  return definition?.type === 'ObjectExpression' ? definition : undefined;
}

/** Returns an object's values by their names in the source; computed ones have none. */
const valuesIn = ({ properties }: ESTree.ObjectExpression): Map<string, ESTree.Expression> =>
  new Map(
    properties.flatMap((property) =>
      property.type === 'Property' && !property.computed && property.key.type === 'Identifier'
        ? [[property.key.name, property.value] as const]
        : [],
    ),
  );

/**
 * Returns the stories of a chart file.
 * @throws when its default export is no literal `defineChart({ … })`
 */
export function chartStoriesIn(file: string, source = readFileSync(file, 'utf8')): ChartStory[] {
  const definition = definitionIn(file, source);
  if (definition === undefined)
    throw new Error(`${file}: its default export must be a literal defineChart({ … }) call`);
  const values = valuesIn(definition);
  // The parts of a walk are read from source because Storybook's index executes nothing.
  const parts = values.get('parts');
  if (parts !== undefined && parts.type !== 'ObjectExpression')
    throw new Error(
      `${file}: write the keys of \`parts\` out; Storybook reads them without running it`,
    );
  const hasScreen = values.has('screen');
  const walks = parts === undefined ? ['OnTheScreen'] : [...valuesIn(parts).keys()];
  const walked: readonly ChartStory[] = walks.map((exported) => ({
    exported,
    tags: [WALK_TAG],
    source: `...onTheScreen(chart.id${parts === undefined ? '' : `, ${JSON.stringify(exported)}`})`,
  }));
  const drawn = '...storyboard(chart.id)';
  return [
    { exported: 'Storyboard', tags: [], source: drawn },
    { exported: 'Strips', tags: [], source: '...strips(chart.id)' },
    ...(hasScreen ? [{ exported: 'Live', tags: ['!dev'], source: '...liveStory(chart.id)' }] : []),
    // The drawing alone highlights no state: this story is a test.
    {
      exported: 'EveryTransition',
      tags: [WALK_TAG],
      source: `${drawn}, ...chartWalk(chart.id)`,
    },
    ...(hasScreen ? walked : []),
  ];
}

export const CHART_TAGS: readonly string[] = ['!autodocs'];

/**
 * Returns the module that replaces a chart file: its stories in CSF.
 * @param preview the project's preview file if it uses CSF Next, otherwise undefined
 */
export function chartModule(file: string, preview: string | undefined): string {
  const quote = JSON.stringify;
  const meta = `{ title: ${quote(chartTitle(chartIdOf(file)))}, tags: ${quote(CHART_TAGS)} }`;
  const stories = chartStoriesIn(file).map(({ exported, tags, source }) => {
    const story = `{ ${source}, tags: ${quote(tags)} }`;
    return `export const ${exported} = ${preview === undefined ? story : `meta.story(${story})`};`;
  });
  return [
    `import chart from ${quote(`${file}?chart`)};`,
    `import { liveStory, storyboard, strips } from 'storybook-addon-statecharts/pages';`,
    `import { chartWalk, onTheScreen } from 'storybook-addon-statecharts/walks';`,
    ...(preview === undefined
      ? [`export default ${meta};`]
      : [`import preview from ${quote(preview)};`, `const meta = preview.meta(${meta});`]),
    ...stories,
    '',
  ].join('\n');
}
