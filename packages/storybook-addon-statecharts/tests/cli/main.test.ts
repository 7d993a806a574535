import { globSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadMainConfig } from 'storybook/internal/common';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { writeFile } from '../../src/chart/writeFile.ts';
import { main } from '../../src/cli/main.ts';

async function run(...args: string[]) {
  const written = { out: '', err: '' };
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    written.out += String(text);
    return true;
  });
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    written.err += String(text);
    return true;
  });
  const code = await main(args);
  vi.restoreAllMocks();
  return { code, ...written };
}

test('prints its usage', async () => {
  for (const args of [[], ['--help'], ['states', '--help']]) {
    const { code, out } = await run(...args);
    expect(code).toBe(0);
    expect(out.match(/^ {2}\w+/gm)).toEqual(['  states', '  storyboards']);
  }
});

test.each([
  ['stats', 2, 'Unknown command: stats.\n'],
  ['states --fast', 2, "Unknown option '--fast'"],
])('%s exits with %i and the reason', async (command, code, reason) => {
  const found = await run(...command.split(' '));
  expect([found.code, found.err.slice(0, reason.length)]).toEqual([code, reason]);
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
  'vite.config.js': `export default { resolve: { alias: { '~': ${JSON.stringify('/src')} } } };`,
  'tsconfig.json': '{ "compilerOptions": { "jsx": "preserve" } }',
  'src/machineOf.ts': `
    import { createMachine } from 'xstate';
    export const machineOf = (id: string) => createMachine({ id, initial: 'on', states: { on: {} } });
  `,
  'src/other.ts': 'export const other = true;',
  'src/Screen.tsx': "document.title = 'loaded';\nexport const Screen = () => <p>on</p>;",
  'lamp.css': 'p { color: gold }',
};

const plain = (id: string): string => `
  import { machineOf } from './src/machineOf';
  const machine = machineOf('${id}');
  export default { id: machine.id, machine, model: { machine }, scenarios: [], parts: {} };
`;

const lamp = `
  import { machineOf } from '~/machineOf';
  import { other } from '@/other';
  import { Screen } from '~/Screen';
  import './lamp.css';
  const machine = machineOf('lamp');
  const defineStoryboard = (machine, rest) => ({ id: machine.id, machine, model: { machine }, parts: {}, other, ...rest });
  const Framed = () => <div><Screen /></div>;
  export default defineStoryboard(machine, { screen: Framed, expect: { on: window.close } });
`;

/** In the order of their files' names, in which they are loaded; those with an error are not drawn. */
const storyboards: readonly [promise: string, name: string, source: string, error?: string][] = [
  ['ends the process is reported', 'ends', 'process.exit(3);', 'Loading it ended the process'],
  ['has JSX is compiled', 'jsx', `${plain('jsx')} export const note = <p>on</p>;`],
  ['has a screen is loaded without what needs a browser, with every alias', 'lamp', lamp],
  [
    'fails in the background later is drawn',
    'late',
    `${plain('late')} setImmediate(() => { throw new Error('late'); });`,
  ],
  [
    'is loaded meanwhile is drawn',
    'next',
    `${plain('next')} ${'await new Promise(setImmediate);'.repeat(3)}`,
  ],
  [
    'starts nothing is reported',
    'none',
    'export default {};',
    'The default export must be defineStoryboard(machine)',
  ],
  ['throws is reported', 'throws', "throw new Error('it is broken');", 'it is broken'],
];

describe('every storyboard of the current project is written', () => {
  const before = process.cwd();
  const root = mkdtempSync(path.join(tmpdir(), 'statecharts-'));
  let found: Awaited<ReturnType<typeof run>>;

  beforeAll(async () => {
    symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'), 'junction');
    const files = storyboards.map(
      ([, name, source]) => [`${name}.storyboard.tsx`, source] as const,
    );
    for (const [file, content] of [...Object.entries(project), ...files])
      writeFile(path.join(root, file), content);
    // Storybook's compiler keeps the folder in which it is loaded, and other tests use it, too.
    await loadMainConfig({ configDir: path.join(root, '.storybook'), cwd: before });
    process.chdir(root);
    found = await run('storyboards', '--folder', 'drawn');
  });
  afterAll(() => {
    process.chdir(before);
    rmSync(root, { recursive: true });
  });

  test.each(storyboards)('one that %s', (_, name, _source, error) => {
    const files = globSync(`drawn/${name}.*`).map((file) => path.extname(file));
    expect(files.toSorted()).toEqual(error === undefined ? ['.mmd', '.svg'] : []);
    const reported = new RegExp(String.raw`^.*\b${name}[.]storyboard[.]tsx: (.*)$`, 'm');
    expect(reported.exec(found.err)?.[1]).toBe(error);
  });

  test('it exits with 1, or with 0 once none has an error', async () => {
    expect([found.code, found.out]).toEqual([1, 'Written to drawn\n']);
    for (const [, name, , error] of storyboards)
      if (error !== undefined) rmSync(`${name}.storyboard.tsx`);
    expect(await run('storyboards')).toEqual({
      code: 0,
      out: 'Written to dist/storyboards\n',
      err: '',
    });
  });
});
