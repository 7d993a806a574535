import { createMachine } from 'xstate';
import { expect, test } from 'vitest';
import { storiesIn, storiesModule, stateStories } from '../../src/addon/storiesModule.ts';
import { storyboardsPlugin } from '../../src/addon/storyboardsPlugin.ts';
import { defineStoryboard } from '../../src/chart/defineStoryboard.ts';
import { describe } from '../../src/chart/description.ts';
import { fileIdOf, titleOf } from '../../src/chart/storyboardFile.ts';

const machine = createMachine({
  id: 'streetLamp',
  initial: 'off',
  states: { off: { on: { press: 'on.dim' } }, on: { initial: 'dim', states: { dim: {} } } },
});
const file = '/x/streetLamp.storyboard.tsx';
const drawn = { file, description: describe(file, defineStoryboard(machine)) };
const driven = {
  file,
  description: describe(
    file,
    defineStoryboard(machine, {
      labels: { states: { off: 'Dark: the lamp is off' } },
      screen: () => null,
      drive: () => ({ model: { machine }, open: () => ({}) as never, act: () => undefined }),
      parts: { ByDay: () => true },
    }),
  ),
};
const broken = { file, error: 'It throws' };

test('each visible state has a story, named by its label; its id stays', () => {
  const named = storiesIn(driven).map(({ exported, name }) => `${exported}: ${name}`);
  expect(named).toEqual([
    'Storyboard: Storyboard',
    'Off: Dark',
    'OnDim: dim',
    'EveryTransition: Every Transition',
    'ByDay: By Day',
  ]);
  expect(storiesIn(drawn).map(({ exported }) => exported)).toEqual([
    'Storyboard',
    'Off',
    'OnDim',
    'EveryTransition',
  ]);
  expect(stateStories(drawn)).toEqual({
    off: 'storyboards-street-lamp--off',
    'on.dim': 'storyboards-street-lamp--on-dim',
  });
});

test('a broken storyboard has one story with its error, and imports nothing', () => {
  const code = storiesModule(broken, undefined);
  expect(code).toContain('stories.failed("/x/streetLamp.storyboard.tsx", "It throws")');
  expect(code).not.toContain('?storyboard');
});

test('its module is in CSF, or CSF Next if the preview is', () => {
  expect(storiesModule(drawn, undefined)).toContain(
    'export default { title: "Storyboards/Street lamp", tags: ["!autodocs"] };',
  );
  expect(storiesModule(drawn, String.raw`C:\p\preview.ts`)).toContain(
    String.raw`import preview from "C:\\p\\preview.ts";`,
  );
});

test('a file is recognised on Windows, too', () => {
  const id = fileIdOf(String.raw`C:\project\stories\signIn.storyboard.js`);
  expect([id, titleOf(id)]).toEqual(['signIn', 'Storyboards/Sign in']);
});

const plugin = storyboardsPlugin(
  { configDir: '.storybook', storyboards: [], pictures: undefined },
  undefined,
  true,
) as unknown as {
  resolveId: (this: object, id: string, importer: unknown, options: object) => Promise<unknown>;
};

test.each([
  [undefined, undefined],
  ['\0virtual:/stories.js', undefined],
  ['virtual:stories', undefined],
  ['/x/index.html?vitest', undefined],
  ['/x/other.ts', `${file}?storyboard&lang.tsx`],
])('of a storyboard file, %j gets its stories or the storyboard itself', async (importer, id) => {
  const context = { resolve: () => Promise.resolve({ id: file }) };
  expect(await plugin.resolveId.call(context, './streetLamp.storyboard.tsx', importer, {})).toBe(
    id,
  );
});
