import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Indexer } from 'storybook/internal/types';
import { afterAll, describe, expect, test } from 'vitest';
import { chartModule, chartStoriesIn } from '../../src/addon/chartStories.ts';
import { chartsPlugin } from '../../src/addon/chartsPlugin.ts';
import { experimental_indexers, stories } from '../../src/preset.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'charts-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(name: string, text: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
}

const lamp = write('streetLamp.chart.ts', 'export default defineChart({ machine: lamp });\n');
const shown = write(
  'bell.chart.tsx',
  "export default defineChart({ machine: bell, screen: () => import('./bell.tsx'), words: {} as Words });\n",
);
const long = write(
  'clock.chart.ts',
  "export default defineChart({ machine, screen: () => import('./x.tsx'), parts: { ByDay: () => true, ByNight: isNight } });\n",
);

async function indexed(file: string) {
  const indexer = experimental_indexers([]).find(({ test: isMeant }) => isMeant.test(file));
  const options = {} as Parameters<Indexer['createIndex']>[1];
  return (await indexer?.createIndex(file, options)) ?? [];
}

const exportsOf = (code: string): string[] =>
  [...code.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name);

describe('a chart file as stories', () => {
  test('a machine without a screen has a storyboard, strips and a walk of the machine', async () => {
    expect(await indexed(lamp)).toEqual(
      ['Storyboard', 'Strips', 'EveryTransition'].map((exportName) => ({
        type: 'story',
        importPath: lamp,
        exportName,
        name: exportName === 'EveryTransition' ? 'Every Transition' : exportName,
        title: 'Storyboards/Street lamp',
        tags: exportName === 'EveryTransition' ? ['!autodocs', 'generated'] : ['!autodocs'],
      })),
    );
  });

  test('a machine with a screen has a live story and a walk of the screen, too', () => {
    expect(chartStoriesIn(shown).map(({ exported }) => exported)).toEqual([
      'Storyboard',
      'Strips',
      'Live',
      'EveryTransition',
      'OnTheScreen',
    ]);
  });

  test('each part of a long walk is a story', () => {
    expect(chartStoriesIn(long).flatMap(({ exported, source }) => [exported, source])).toEqual(
      expect.arrayContaining(['ByDay', '...onTheScreen(chart.id, "ByDay")', 'ByNight']),
    );
  });

  test.each([lamp, shown, long])(
    'index and module have the same stories, title and tags',
    async (file) => {
      const entries = await indexed(file);
      for (const preview of [undefined, '/x/.storybook/preview.tsx']) {
        const code = chartModule(file, preview);
        expect(exportsOf(code)).toEqual(entries.map(({ exportName }) => exportName));
        expect(code).toContain(`title: ${JSON.stringify(entries[0]?.title)}`);
        for (const { exportName, tags = [] } of entries) {
          const own = tags.filter((tag) => tag !== '!autodocs');
          const line = code
            .split('\n')
            .find((each) => each.startsWith(`export const ${exportName} `));
          expect(line).toContain(`tags: ${JSON.stringify(own)}`);
        }
      }
    },
  );

  test.each([
    ['made.chart.ts', 'export default makeChart();\n', 'must be a literal defineChart({ … }) call'],
    ['none.chart.ts', 'export const chart = 1;\n', 'must be a literal defineChart({ … }) call'],
    [
      'hidden.chart.ts',
      'export default defineChart({ machine, parts });\n',
      'write the keys of `parts` out',
    ],
    ['broken.chart.ts', 'export default defineChart({\n', 'broken.chart.ts: '],
  ])('%s is refused with its name', (name, text, message) => {
    expect(() => chartStoriesIn(write(name, text))).toThrow(message);
  });
});

describe('the importer of a chart file', () => {
  const plugin = chartsPlugin(undefined) as unknown as {
    resolveId: (
      this: object,
      id: string,
      importer: string | undefined,
      options: object,
    ) => Promise<unknown>;
    load: (this: object, id: string) => { code: string } | undefined;
  };
  const context = {
    resolve: () => Promise.resolve({ id: lamp }),
    addWatchFile: () => undefined,
  };
  const resolved = async (importer: string | undefined): Promise<unknown> =>
    plugin.resolveId.call(context, './streetLamp.chart.ts', importer, {});

  test.each([undefined, '\0virtual:/stories.js', 'virtual:stories', '/x/index.html?vitest'])(
    'Storybook and pages (%j) get its stories',
    async (importer) => {
      expect(await resolved(importer)).toBeUndefined();
    },
  );

  test('every other module gets the chart', async () => {
    expect(await resolved('/x/other.ts')).toBe(`${lamp}?chart`);
    expect(plugin.load.call(context, `${lamp}?chart`)).toBeUndefined();
  });

  test('its stories replace it, whatever query a server adds', () => {
    for (const id of [lamp, `${lamp}?browserv=1`]) {
      expect(plugin.load.call(context, id)?.code).toContain('export const Storyboard');
    }
    expect(plugin.load.call(context, '/x/other.ts')).toBeUndefined();
  });
});

test('chart files are added to a project’s stories', () => {
  const given = { configDir: path.resolve('.storybook') } as Parameters<typeof stories>[1];
  expect(stories(['../stories/*.mdx'], given)).toEqual([
    '../stories/*.mdx',
    '../board/charts/*.chart.{ts,tsx}',
  ]);
});
