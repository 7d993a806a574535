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

type Definition = ESTree.ObjectExpression | undefined;

/** Returns the object literal that a file passes to `defineChart`. */
function definitionIn(file: string, source: string): Definition {
  const { program, errors } = parseSync(file, source);
  const [error] = errors;
  if (error !== undefined) throw new Error(`${file}: ${error.message}`);
  const exported = program.body.find((node) => node.type === 'ExportDefaultDeclaration');
  const call = exported?.declaration;
  if (call?.type !== 'CallExpression') return undefined;
  const [definition] = call.arguments;
  return definition?.type === 'ObjectExpression' ? definition : undefined;
}

function valueOf(definition: Definition, name: string): ESTree.Expression | undefined {
  for (const property of definition?.properties ?? []) {
    if (property.type !== 'Property' || property.computed) continue;
    if (property.key.type === 'Identifier' && property.key.name === name) return property.value;
  }
  return undefined;
}

const keysOf = (object: ESTree.ObjectExpression): string[] =>
  object.properties.flatMap((property) =>
    property.type === 'Property' && property.key.type === 'Identifier' ? [property.key.name] : [],
  );

/** The parts of a walk, read from source because Storybook's index executes nothing. */
function partsIn(definition: Definition, file: string): string[] | undefined {
  const parts = valueOf(definition, 'parts');
  if (parts === undefined) return undefined;
  if (parts.type !== 'ObjectExpression')
    throw new Error(
      `${file}: write the keys of \`parts\` out; Storybook reads them without running it`,
    );
  return keysOf(parts);
}

/**
 * Returns the stories of a chart file.
 * @throws when its default export is no literal `defineChart({ … })`
 */
export function chartStoriesIn(file: string, source = readFileSync(file, 'utf8')): ChartStory[] {
  const definition = definitionIn(file, source);
  if (definition === undefined)
    throw new Error(`${file}: its default export must be a literal defineChart({ … }) call`);
  const parts = partsIn(definition, file);
  const hasScreen = valueOf(definition, 'screen') !== undefined;
  const walked: readonly ChartStory[] = (parts ?? ['OnTheScreen']).map((exported) => ({
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
