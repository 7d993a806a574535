import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { describeAll } from '../../src/chart/describeAll.ts';
import { projectPerTest } from '../support/project.ts';

const project = projectPerTest(({ at, write }) => {
  symlinkSync(path.resolve('node_modules'), at('node_modules'), 'junction');
  write('.storybook/main.js', main);
});

const main = `export default {
  stories: [],
  framework: '@storybook/react-vite',
  viteFinal: (config) => ({
    ...config,
    resolve: { alias: { ...config.resolve?.alias, '@': '/src' } },
  }),
};`;

const machine = (name: string): string => `
  import { createMachine } from 'xstate';
  export const machine = createMachine({ id: '${name}', initial: 'on', states: { on: {} } });
`;

async function described(files: Readonly<Record<string, string>>) {
  for (const [file, source] of Object.entries(files)) project.write(file, source);
  const names = Object.keys(files).filter((file) => file.includes('.storyboard.'));
  const found = await describeAll({
    root: project.root,
    configDir: project.at('.storybook'),
    files: names.map(project.at),
  });
  return found.map(({ description, error }) => error ?? description?.chart.id);
}

const plain = `
  import { machine } from './light';
  export default { id: machine.id, machine, model: { machine }, scenarios: [], parts: {} };
`;

test('a storyboard that throws, starts nothing or ends the process is reported alone', async () => {
  expect(
    await described({
      'light.ts': machine('light'),
      'throws.storyboard.ts': "throw new Error('the machine is broken');",
      'ends.storyboard.ts': 'process.exit(3);',
      'none.storyboard.js': 'export default {};',
      'light.storyboard.tsx': plain,
    }),
  ).toEqual([
    'the machine is broken',
    'Loading it ended the process',
    'The default export must be defineStoryboard(machine)',
    'light',
  ]);
});

test('a screen is not loaded, whatever its modules need of a browser; aliases are the project’s and Storybook’s', async () => {
  expect(
    await described({
      'vite.config.js': `export default { resolve: { alias: { '~': ${JSON.stringify('/src')} } } };`,
      'src/light.ts': machine('lamp'),
      'src/other.ts': 'export const other = true;',
      'src/Screen.tsx': "document.title = 'loaded';\nexport const Screen = () => <p>on</p>;",
      'lamp.storyboard.tsx': `
        import { machine } from '~/light';
        import { other } from '@/other';
        import { Screen } from '~/Screen';
        import './lamp.css';
        const defineStoryboard = (machine, rest) => ({ id: machine.id, machine, model: { machine }, parts: {}, other, ...rest });
        const Framed = () => <div><Screen /></div>;
        export default defineStoryboard(machine, { screen: Framed, expect: { on: () => window.close() } });
      `,
      'lamp.css': 'p { color: gold }',
    }),
  ).toEqual(['lamp']);
});

test('JSX is compiled, also where the tsconfig keeps it for Next.js', async () => {
  expect(
    await described({
      'tsconfig.json': '{ "compilerOptions": { "jsx": "preserve" } }',
      'light.ts': machine('light'),
      'light.storyboard.tsx': `${plain} export const note = <p>on</p>;`,
    }),
  ).toEqual(['light']);
});

test('a chart that fails in the background later affects no other', async () => {
  const wait = 'await new Promise(setImmediate);'.repeat(3);
  expect(
    await described({
      'light.ts': machine('light'),
      'late.storyboard.ts': `${plain} setImmediate(() => { throw new Error('late'); });`,
      'next.storyboard.ts': `${plain} ${wait}`,
    }),
  ).toEqual(['light', 'light']);
});
