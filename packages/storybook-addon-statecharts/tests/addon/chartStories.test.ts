import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Indexer } from 'storybook/internal/types';
import { afterAll, expect, test } from 'vitest';
import { chartModule, chartStoriesIn } from '../../src/addon/chartStories.ts';
import { chartsPlugin } from '../../src/addon/chartsPlugin.ts';
import { experimental_indexers, stories } from '../../src/preset.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'charts-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(name: string, definition: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, `export default ${definition};\n`);
  return file;
}

const lamp = write('streetLamp.chart.ts', 'defineChart({ machine: lamp })');
const screen = "screen: () => import('./bell.tsx')";

test.each([
  [lamp, ['Storyboard', 'Strips', 'EveryTransition']],
  [
    write('bell.chart.tsx', `defineChart({ machine: bell, ${screen}, words: {} as Words })`),
    ['Storyboard', 'Strips', 'Live', 'EveryTransition', 'OnTheScreen'],
  ],
  [
    write('clock.chart.ts', `defineChart({ machine, ${screen}, parts: { ByDay: is, ByNight } })`),
    ['Storyboard', 'Strips', 'Live', 'EveryTransition', 'ByDay', 'ByNight'],
  ],
])('%s: index and module have the same stories, title and tags', async (file, exported) => {
  const indexer = experimental_indexers([]).find(({ test: isMeant }) => isMeant.test(file));
  const options = {} as Parameters<Indexer['createIndex']>[1];
  const entries = (await indexer?.createIndex(file, options)) ?? [];
  expect(entries.map(({ exportName }) => exportName)).toEqual(exported);
  for (const preview of [undefined, '/x/.storybook/preview.tsx']) {
    const code = chartModule(file, preview);
    const lines = [...code.matchAll(/^export const (\w+).*tags: (.*?) }/gm)];
    expect(lines.map(([, name, tags]) => [name, tags])).toEqual(
      entries.map(({ exportName, tags }) => [exportName, JSON.stringify(tags?.slice(1))]),
    );
    expect(code).toContain(`{ title: ${JSON.stringify(entries[0]?.title)}, tags: ["!autodocs"] }`);
  }
});

test.each([
  ['made.chart.ts', 'makeChart()', 'must be a literal defineChart({ … }) call'],
  ['hidden.chart.ts', 'defineChart({ machine, parts })', 'write the keys of `parts` out'],
  ['broken.chart.ts', 'defineChart({', 'broken.chart.ts: '],
])('%s is refused with its name', (name, text, message) => {
  expect(() => chartStoriesIn(write(name, text))).toThrow(message);
});

const plugin = chartsPlugin(undefined) as unknown as {
  resolveId: (this: object, id: string, importer: unknown, options: object) => Promise<unknown>;
  load: (this: object, id: string) => { code: string } | undefined;
};
const context = {
  resolve: () => Promise.resolve({ id: lamp }),
  addWatchFile: () => undefined,
};

test.each([
  [undefined, undefined],
  ['\0virtual:/stories.js', undefined],
  ['virtual:stories', undefined],
  ['/x/index.html?vitest', undefined],
  ['/x/other.ts', `${lamp}?chart`],
])('of a chart file, %j gets its stories or the chart itself', async (importer, resolved) => {
  const id = plugin.resolveId.call(context, './streetLamp.chart.ts', importer, {});
  expect(await id).toBe(resolved);
});

test('its stories replace it, whatever query a server adds', () => {
  const codeOf = (id: string) => plugin.load.call(context, id)?.code;
  for (const id of [lamp, `${lamp}?browserv=1`]) expect(codeOf(id)).toContain('const Storyboard');
  expect([codeOf(`${lamp}?chart`), codeOf('/x/other.ts')]).toEqual([undefined, undefined]);
});

test('chart files are added to a project’s stories', () => {
  const given = { configDir: path.resolve('.storybook') } as Parameters<typeof stories>[1];
  expect(stories(['../stories/*.mdx'], given)).toEqual([
    '../stories/*.mdx',
    '../board/charts/*.chart.{ts,tsx}',
  ]);
});
