import path from 'node:path';
import { expect, test, vi } from 'vitest';

const file = 'stories/Cart.stories.tsx';
const moduleId = path.resolve(file);
const ids = [...'abcdefg'];
const wanted = ids.slice(0, 6);
const errors: Record<string, string> = { a: 'Slow', b: 'The picture of b: 3 px', g: 'Slow' };
const provide = vi.fn<(key: string, value: unknown) => void>();

type Hooks = Record<'onTestRunStart' | 'onTestCaseResult', (test?: object) => void>;

/** Vitest, whose stories have these errors. */
const createVitest = vi.fn(({ reporters: [reporter] }: { reporters: [Hooks] }) => ({
  isCommand: process.env['VISUAL_CAUSES_COMMAND'],
  getRelevantTestSpecifications: () => [
    { moduleId, project: { provide, getProvidedContext: () => ({}) } },
  ],
  runTestSpecifications() {
    reporter.onTestRunStart();
    for (const id of ids) {
      const found = errors[id] === undefined ? [] : [{ message: errors[id] }];
      const result = () => ({ state: found.length > 0 ? 'failed' : 'passed', errors: found });
      const meta = () => ({ storyId: id });
      reporter.onTestCaseResult({ meta, name: id, result, module: { moduleId } });
    }
  },
  close: () => undefined,
}));

test('a command counts its stories, names those that fail otherwise than they look, and fails', async () => {
  // As in a shell: what it sets itself goes with it.
  for (const name of ['VISUAL_CAUSES_COMMAND', 'VITEST', 'NODE_ENV']) vi.stubEnv(name, undefined);
  vi.resetModules();
  const desk = '../../src/desk/build';
  const mocks: readonly (readonly [string, object])[] = [
    ['vitest/node', { createVitest }],
    [
      `${desk}/stories.ts`,
      { projectStories: () => ids.map((id) => ({ id, file, tags: ['test'] })) },
    ],
    [`${desk}/accepted.ts`, { readRunResults: () => ({ seconds: { a: 30 } }) }],
  ];
  for (const [name, mocked] of mocks) vi.doMock(name, () => mocked);
  const { withStories } = await import('../../src/cli/runStories.ts');
  const print = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const hasPassed = await withStories({}, (_, run) => run(new Set(wanted)));
  const printed = print.mock.calls.map(([line]) => String(line)).join('');
  for (const [name] of mocks) vi.doUnmock(name);
  print.mockRestore();
  vi.unstubAllEnvs();
  vi.resetModules();
  expect(hasPassed).toBe(false);
  expect(createVitest.mock.results).toMatchObject([{ value: { isCommand: '1' } }]);
  expect(provide).toHaveBeenCalledWith('wanted', wanted);
  const counts = [2, 3, 4, 5, 6].map((done) => `  ${done} of 6 stories, 2 differ\n`).join('');
  expect(printed).toMatch(/^0 pictures of 6 stories in 1 file to take, in about \d+ s[.]\n/);
  expect(printed).toContain(`\n  Failed: ${file}: a\n${counts}  1 story fails for other reasons`);
});
