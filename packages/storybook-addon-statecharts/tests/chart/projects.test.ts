import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { chartIdOf, chartTitle, isChartFile } from '../../src/chart/chartFile.ts';
import { filesIn } from '../../src/chart/filesIn.ts';
import { forgetImports } from '../../src/chart/importFile.ts';
import { loadCharts } from '../../src/chart/loadCharts.ts';
import { chartModule } from '../../src/addon/chartStories.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'project-'));
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'), 'junction');
});

afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string): void {
  const place = path.join(root, file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, text);
}

const machine = (id: string): string => `
  import { createMachine } from 'xstate';
  export const machine = createMachine({ ${id}, initial: 'on', states: { on: {} } });
`;

const chart = (from: string): string => `
  import { machine } from '${from}';
  export default { id: machine.id, machine, model: { machine }, questions: [], instances: {} };
`;

describe('files of a project', () => {
  test('are found below folders, with slashes, sorted; none in a folder that is not there', () => {
    write('src/b/two.stories.tsx', '');
    write('src/one.stories.tsx', '');
    write('src/one.tsx', '');
    expect(filesIn(['src', 'stories'], /[.]stories[.]tsx$/, root)).toEqual([
      'src/b/two.stories.tsx',
      'src/one.stories.tsx',
    ]);
  });

  test('a chart file is known on Windows, too', () => {
    const file = String.raw`C:\project\board\charts\signIn.chart.ts`;
    expect([isChartFile(file), chartIdOf(file), chartTitle(chartIdOf(file))]).toEqual([
      true,
      'signIn',
      'Storyboards/Sign in',
    ]);
  });

  test('a path of Windows is a module’s name in the code that stands in a chart file’s place', () => {
    write('light.chart.ts', 'export default defineChart({ machine });');
    const module = chartModule(path.join(root, 'light.chart.ts'), String.raw`C:\p\preview.ts`);
    expect(module).toContain(String.raw`import preview from "C:\\p\\preview.ts";`);
  });
});

describe('chart files are read', () => {
  test('as the project’s own build reads them: without endings, and with JSX beside the machine', async () => {
    write('src/light.tsx', `${machine("id: 'light'")}\nexport const Light = () => <p>on</p>;`);
    write('board/charts/light.chart.ts', chart('../../src/light'));
    expect((await loadCharts(root)).map(({ id }) => id)).toEqual(['light']);
  });

  test('and read anew once a file has changed that they import', async () => {
    write('src/light.ts', machine("id: 'light'"));
    write('board/charts/light.chart.ts', chart('../../src/light.ts'));
    const states = async () => Object.keys((await loadCharts(root))[0]?.machine.states ?? {});
    expect(await states()).toEqual(['on']);
    write('src/light.ts', machine("id: 'light'").replace('on: {}', 'on: {}, off: {}'));
    expect(await states()).toEqual(['on']);
    forgetImports();
    expect(await states()).toEqual(['on', 'off']);
  });

  test('and what is wrong with one is said with its name', async () => {
    write('src/light.ts', machine('description: "no id"'));
    write('board/charts/light.chart.ts', chart('../../src/light.ts'));
    await expect(loadCharts(root)).rejects.toThrow(
      /light[.]chart[.]ts: give its machine an id, 'light'/,
    );
  });

  test('and one that is called otherwise than its machine', async () => {
    write('src/light.ts', machine("id: 'lamp'"));
    write('board/charts/light.chart.ts', chart('../../src/light.ts'));
    await expect(loadCharts(root)).rejects.toThrow(/registers lamp: call it lamp[.]chart[.]ts/);
  });

  test('and the error of the file itself is the one that is told', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    write('board/charts/light.chart.ts', "throw new Error('the machine is broken');");
    await expect(loadCharts(root)).rejects.toThrow('the machine is broken');
  });
});
