import { createMachine } from 'xstate';
import { expect, test } from 'vitest';
import { storiesIn, storiesModule, stateStories } from '../../src/addon/storiesModule.ts';
import { storyboardsPlugin } from '../../src/addon/storyboardsPlugin.ts';
import { defineStoryboard, type StoryboardDefinition } from '../../src/chart/defineStoryboard.ts';
import { describe } from '../../src/chart/description.ts';
import { fileIdOf, titleOf } from '../../src/chart/storyboardFile.ts';

const machine = createMachine({
  id: 'streetLamp',
  initial: 'off',
  states: { off: { on: { press: 'on.dim' } }, on: { initial: 'dim', states: { dim: {} } } },
});
const file = '/x/streetLamp.storyboard.tsx';
const described = (definition: StoryboardDefinition<typeof machine> = {}) => ({
  file,
  description: describe(file, defineStoryboard(machine, definition)),
});

test('each visible state has a story, named by its label; its id stays', () => {
  const drawn = described();
  const driven = described({
    labels: { states: { off: 'Dark: the lamp is off' } },
    drive: () => ({ model: { machine }, open: () => ({}) as never, act: () => undefined }),
    parts: { ByDay: () => true },
  });
  const names = [drawn, driven].map((each) =>
    storiesIn(each).map(({ exported, name }) => `${exported}: ${name}`),
  );
  const walk = 'EveryTransition: Every Transition';
  expect(names).toEqual([
    ['Storyboard: Storyboard', 'Off: off', 'OnDim: dim', walk],
    ['Storyboard: Storyboard', 'Off: Dark', 'OnDim: dim', walk, 'ByDay: By Day'],
  ]);
  expect(stateStories(drawn)).toEqual({
    off: 'storyboards-street-lamp--off',
    'on.dim': 'storyboards-street-lamp--on-dim',
  });
});

test('its module is in CSF, or CSF Next if the preview is; a broken one imports nothing', () => {
  expect(storiesModule(described(), undefined)).toContain(
    'export default { title: "Storyboards/Street lamp", tags: ["!autodocs"] };',
  );
  expect(storiesModule(described(), String.raw`C:\p\preview.ts`)).toContain(
    String.raw`import preview from "C:\\p\\preview.ts";`,
  );
  const broken = storiesModule({ file, error: 'It throws' }, undefined);
  expect(broken).toContain(`stories.failed("${file}", "It throws")`);
  expect(broken).not.toContain('?storyboard');
});

test('a file is recognised on Windows, too', () => {
  const id = fileIdOf(String.raw`C:\project\stories\signIn.storyboard.js`);
  expect([id, titleOf(id)]).toEqual(['signIn', 'Storyboards/Sign in']);
});

test.each([
  [undefined, undefined],
  ['\0virtual:/stories.js', undefined],
  ['virtual:stories', undefined],
  ['/x/index.html?vitest', undefined],
  ['/x/other.ts', `${file}?storyboard&lang.tsx`],
])('of a storyboard file, %j gets its stories or the storyboard itself', async (importer, id) => {
  const project = { configDir: '', storyboards: [], pictures: undefined };
  const { resolveId } = storyboardsPlugin(project, undefined, true) as unknown as {
    resolveId: (this: object, id: string, importer: unknown, options: object) => Promise<unknown>;
  };
  const context = { resolve: () => Promise.resolve({ id: file }) };
  expect(await resolveId.call(context, file, importer, {})).toBe(id);
});
