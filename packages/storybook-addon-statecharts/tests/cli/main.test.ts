import { globSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadMainConfig } from 'storybook/internal/common';
import { expect, onTestFinished, test, vi } from 'vitest';
import { writeFile } from '../../src/chart/writeFile.ts';
import { main } from '../../src/cli/main.ts';

async function run(...args: string[]) {
  const [out, err] = [process.stdout, process.stderr].map((stream) =>
    vi.spyOn(stream, 'write').mockReturnValue(true),
  );
  const code = await main(args);
  const [written, complained] = [out, err].map((spy) => spy?.mock.calls.map(String).join(''));
  vi.restoreAllMocks();
  return { code, out: written, err: complained };
}

test('prints its usage', async () => {
  for (const args of [[], ['--help'], ['states', '--help']]) {
    const { code, out } = await run(...args);
    expect(code).toBe(0);
    expect(out?.match(/^ {2}\w+/gm)).toEqual(['  states', '  storyboards']);
  }
});

test.each([
  ['stats', 'Unknown command: stats.\n'],
  ['states --fast', "Unknown option '--fast'"],
])('%s exits with 2 and the reason', async (command, reason) => {
  const { code, err } = await run(...command.split(' '));
  expect([code, err?.slice(0, reason.length)]).toEqual([2, reason]);
});

/** A project with aliases of its own and of its Storybook, whose tsconfig keeps JSX for Next.js. */
const project = {
  '.storybook/main.js': `export default {
    stories: [],
    framework: '@storybook/react-vite',
    addons: [{
      name: 'storybook-addon-statecharts',
      options: { storyboards: '../*.storyboard.@(ts|tsx|js|jsx)' },
    }],
    viteFinal: (config) => ({
      ...config,
      resolve: { alias: { ...config.resolve?.alias, '@': '/src' } },
    }),
  };`,
  'vite.config.js': "export default { resolve: { alias: { '~': '/src' } } };",
  'tsconfig.json': '{ "compilerOptions": { "jsx": "preserve" } }',
  'src/defineLamp.ts': `
    import { createMachine } from 'xstate';
    export const defineStoryboard = (id: string, rest: object) => {
      const machine = createMachine({ id, initial: 'on', states: { on: {} } });
      return { id, machine, model: { machine }, parts: {}, ...rest };
    };
  `,
  'src/other.ts': 'export const other = true;',
  'src/Screen.tsx': "document.title = 'loaded';\nexport const Screen = () => <p>on</p>;",
  'lamp.css': 'p { color: gold }',
};

/** In the order in which they are loaded. */
const storyboards = {
  ends: 'process.exit(3);',
  // It has JSX, every alias, and a screen that needs a browser.
  lamp: `
    import { defineStoryboard } from '~/defineLamp';
    import { other } from '@/other';
    import { Screen } from '~/Screen';
    import './lamp.css';
    const Framed = () => <div><Screen /></div>;
    export const note = <p>on</p>;
    export default defineStoryboard('lamp', { other, screen: Framed, expect: { on: window.close } });
  `,
  // It fails while the next one is loaded.
  late: `
    import { defineStoryboard } from './src/defineLamp';
    export default defineStoryboard('late');
    setImmediate(() => { throw new Error('late'); });
  `,
  next: `
    import { defineStoryboard } from './src/defineLamp';
    ${'await new Promise(setImmediate);'.repeat(3)}
    export default defineStoryboard('next');
  `,
  none: 'export default {};',
  throws: "throw new Error('it is broken');",
};

test('every storyboard of the current project is drawn, or reported with its error', async () => {
  const before = process.cwd();
  const root = mkdtempSync(path.join(tmpdir(), 'statecharts-'));
  onTestFinished(() => {
    process.chdir(before);
    rmSync(root, { recursive: true });
  });
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'), 'junction');
  for (const [file, content] of Object.entries(project)) writeFile(path.join(root, file), content);
  for (const [name, content] of Object.entries(storyboards))
    writeFile(path.join(root, `${name}.storyboard.tsx`), content);
  // Storybook's compiler keeps the folder in which it is loaded, and other tests use it, too.
  await loadMainConfig({ configDir: path.join(root, '.storybook'), cwd: before });
  process.chdir(root);

  const { code, out, err } = await run('storyboards', '--folder', 'drawn');
  expect([code, out]).toEqual([1, 'Written to drawn\n']);
  expect(
    globSync('drawn/*')
      .map((file) => path.basename(file))
      .toSorted(),
  ).toEqual(['lamp', 'late', 'next'].flatMap((name) => [`${name}.mmd`, `${name}.svg`]));
  expect(err?.match(/\w+[.]storyboard[.]tsx: .*/g)).toEqual([
    'ends.storyboard.tsx: Loading it ended the process',
    'none.storyboard.tsx: The default export must be defineStoryboard(machine)',
    'throws.storyboard.tsx: it is broken',
  ]);

  for (const file of globSync('*.storyboard.tsx')) rmSync(file);
  expect(await run('storyboards')).toEqual({
    code: 0,
    out: 'Written to dist/storyboards\n',
    err: '',
  });
});
