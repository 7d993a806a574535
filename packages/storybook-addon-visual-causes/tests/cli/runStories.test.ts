import path from 'node:path';
import { expect, test, vi } from 'vitest';

const file = 'stories/Cart.stories.tsx';
const moduleId = path.resolve(file);
const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
const wanted = ids.slice(0, 6);
const provide = vi.fn<(key: string, value: unknown) => void>();
let marked: string | undefined;

type Hooks = Record<'onTestRunStart' | 'onTestCaseResult', (test?: object) => void>;

/** A Vitest whose stories have these errors. */
const runner = (errors: Readonly<Record<string, string>>) => ({
  createVitest({ reporters: [reporter] }: { reporters: [Hooks] }) {
    marked = process.env['VISUAL_CAUSES_COMMAND'];
    return {
      getRelevantTestSpecifications: () => [
        { moduleId, project: { provide, getProvidedContext: () => ({}) } },
      ],
      runTestSpecifications() {
        reporter.onTestRunStart();
        for (const id of ids) {
          const found = { state: errors[id] ? 'failed' : 'passed', errors: [] as object[] };
          if (errors[id]) found.errors.push({ message: errors[id] });
          const meta = () => ({ storyId: id });
          reporter.onTestCaseResult({ meta, name: id, result: () => found, module: { moduleId } });
        }
      },
      close: () => undefined,
    };
  },
});

test('counts a run’s stories, names those that fail otherwise than they look, and says so', async () => {
  // As in a shell: what it sets itself goes with it.
  for (const name of ['VISUAL_CAUSES_COMMAND', 'VITEST', 'NODE_ENV']) vi.stubEnv(name, undefined);
  vi.resetModules();
  vi.doMock('vitest/node', () =>
    runner({ a: 'Not sent', b: 'The picture of b in light: 3 px', g: 'Not wanted' }),
  );
  vi.doMock('node:os', () => ({ availableParallelism: () => 2 }));
  const [desk, accepted] = ['../../src/desk/build/stories.ts', '../../src/desk/build/accepted.ts'];
  const projectStories = () => ids.map((id) => ({ id, file, tags: ['test'] }));
  vi.doMock(desk, () => ({ projectStories }));
  vi.doMock(accepted, () => ({ readRunResults: () => ({ seconds: { a: 30, b: 32 } }) }));
  const { withStories } = await import('../../src/cli/runStories.ts');
  const print = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const hasPassed = await withStories({}, (_, run) => run(new Set(wanted)));
  const lines = print.mock.calls.map(([line]) => String(line));
  for (const mocked of ['vitest/node', 'node:os', desk, accepted]) vi.doUnmock(mocked);
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.resetModules();
  expect([hasPassed, marked]).toEqual([false, '1']);
  expect(provide).toHaveBeenCalledWith('wanted', wanted);
  expect(lines.join('')).toContain(`0 pictures of 6 stories in 1 file to take, in about 95 s.
  Failed: ${file}: a
  2 of 6 stories, 2 differ
  3 of 6 stories, 2 differ
  4 of 6 stories, 2 differ
  5 of 6 stories, 2 differ
  6 of 6 stories, 2 differ
  1 story fails for other reasons than pictures.`);
});
