import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { chartIdOf, chartTitle, isChartFile } from '../../src/chart/chartFile.ts';
import { filesIn } from '../../src/chart/filesIn.ts';
import { forgetImports } from '../../src/chart/importFile.ts';
import { loadCharts } from '../../src/chart/loadCharts.ts';
import { chartModule } from '../../src/addon/chartStories.ts';
import { projectPerTest } from '../support/project.ts';

const project = projectPerTest(({ at }) =>
  symlinkSync(path.resolve('node_modules'), at('node_modules'), 'junction'),
);
const { write } = project;

const machine = (id: string): string => `
  import { createMachine } from 'xstate';
  export const machine = createMachine({ ${id}, initial: 'on', states: { on: {} } });
`;

const chart = (from: string): string => `
  import { machine } from '${from}';
  export default { id: machine.id, machine, model: { machine }, questions: [], instances: {} };
`;

describe('files of a project', () => {
  test('are found recursively, with slashes, sorted; a missing folder has none', () => {
    write('src/b/two.stories.tsx', '');
    write('src/one.stories.tsx', '');
    write('src/one.tsx', '');
    expect(filesIn(['src', 'stories'], /[.]stories[.]tsx$/, project.root)).toEqual([
      'src/b/two.stories.tsx',
      'src/one.stories.tsx',
    ]);
  });

  test('a chart file is recognised on Windows, too', () => {
    const file = String.raw`C:\project\board\charts\signIn.chart.ts`;
    expect([isChartFile(file), chartIdOf(file), chartTitle(chartIdOf(file))]).toEqual([
      true,
      'signIn',
      'Storyboards/Sign in',
    ]);
  });

  test('the code that replaces a chart file imports Windows paths', () => {
    write('light.chart.ts', 'export default defineChart({ machine });');
    const module = chartModule(project.at('light.chart.ts'), String.raw`C:\p\preview.ts`);
    expect(module).toContain(String.raw`import preview from "C:\\p\\preview.ts";`);
  });
});

describe('chart files are read', () => {
  test('like the project’s own build: imports without extensions, and JSX beside the machine', async () => {
    write('src/light.tsx', `${machine("id: 'light'")}\nexport const Light = () => <p>on</p>;`);
    write('board/charts/light.chart.ts', chart('../../src/light'));
    expect((await loadCharts(project.root)).map(({ id }) => id)).toEqual(['light']);
  });

  test('and reloaded when a file that they import changes', async () => {
    write('src/light.ts', machine("id: 'light'"));
    write('board/charts/light.chart.ts', chart('../../src/light.ts'));
    const states = async () =>
      Object.keys((await loadCharts(project.root))[0]?.machine.states ?? {});
    expect(await states()).toEqual(['on']);
    write('src/light.ts', machine("id: 'light'").replace('on: {}', 'on: {}, off: {}'));
    expect(await states()).toEqual(['on']);
    forgetImports();
    expect(await states()).toEqual(['on', 'off']);
  });

  test.each([
    [
      'a machine without an id',
      machine('description: "no id"'),
      /light[.]chart[.]ts: give its machine an id, 'light'/,
    ],
    [
      'a function that makes a machine',
      'export const machine = () => ({});',
      /light[.]chart[.]ts registers no machine: pass defineChart a machine, not a function/,
    ],
    [
      'a file not named after its machine',
      machine("id: 'lamp'"),
      /registers lamp: call it lamp[.]chart[.]ts/,
    ],
  ])('and %s is refused by the file’s name', async (_, source, message) => {
    write('src/light.ts', source);
    write('board/charts/light.chart.ts', chart('../../src/light.ts'));
    await expect(loadCharts(project.root)).rejects.toThrow(message);
  });

  test('and an error that a file throws is reported unchanged', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    write('board/charts/light.chart.ts', "throw new Error('the machine is broken');");
    await expect(loadCharts(project.root)).rejects.toThrow('the machine is broken');
  });
});
