import { expect, test } from 'vitest';
import type { CommandResult } from '../../scripts/lib/command.ts';
import { stepLine, summary } from '../../scripts/lib/report.ts';
import { runSteps, type Step, type StepResult } from '../../scripts/lib/steps.ts';
import { playwrightCounts, vitestCounts } from '../../scripts/lib/testCounts.ts';

const result = (ok: boolean, output = ''): CommandResult => ({ ok, output, seconds: 1.25 });
const passes = (name: string, more: Partial<Step> = {}): Step => {
  return { name, run: async () => result(true), ...more };
};
const fails = (name: string, more: Partial<Step> = {}): Step => {
  return { name, run: async () => result(false, `${name} says why`), ...more };
};

async function outcome(steps: readonly Step[]): Promise<StepResult[]> {
  return runSteps(steps, { onEnd: () => undefined });
}

test('a failed step stops only those that need it, and all are reported', async () => {
  const results = await outcome([
    fails('build'),
    passes('lint'),
    passes('unit', { counts: () => ({ passed: 40, failed: 0, skipped: 2 }) }),
    passes('end to end', { needs: ['build'] }),
    passes('report', { needs: ['end to end'] }),
  ]);
  expect(summary(results)).toBe(
    [
      '✗ build                   1.3 s  failed',
      '✓ lint                    1.3 s  passed',
      '✓ unit                    1.3 s  40 passed, 2 skipped',
      '– end to end                     did not run (needs build)',
      '– report                         did not run (needs end to end)',
      'Did not run: end to end, report',
      '41 passed, 1 failed',
    ].join('\n'),
  );
});

test.for<[string, Step, string]>([
  [
    'ran no test',
    passes('a', { counts: () => ({ passed: 0, failed: 0, skipped: 5 }) }),
    '1 failed, 5 skipped: it ran no test',
  ],
  [
    'left no report',
    passes('a', {
      counts: () => {
        throw new Error('its runner wrote no report');
      },
    }),
    'failed: its tests could not be counted: its runner wrote no report',
  ],
  [
    'broke off although no test failed',
    fails('a', { counts: () => ({ passed: 3, failed: 0, skipped: 0 }) }),
    '3 passed, 1 failed',
  ],
  [
    'reported a failed test but exited well',
    passes('a', { counts: () => ({ passed: 3, failed: 1, skipped: 0 }) }),
    '3 passed, 1 failed',
  ],
])('a step that %s has failed', async ([, step, message]) => {
  const [only] = await outcome([step]);
  expect(only?.state).toBe('failed');
  expect(only && stepLine(only)).toBe(`✗ a                       1.3 s  ${message}`);
});

test('a run limited to a change passes without a test', async () => {
  const counts = () => ({ passed: 0, failed: 0, skipped: 0 });
  const [only] = await outcome([passes('a', { mayBeEmpty: true, counts })]);
  expect(only?.state).toBe('passed');
});

test('steps run in parallel on two cores, in order', async () => {
  const log: string[] = [];
  const finish = new Map<string, () => void>();
  const step = (name: string, cores: 1 | 2): Step => ({
    name,
    cores,
    run: () => new Promise((resolve) => finish.set(name, () => resolve(result(true)))),
  });
  const all = runSteps([step('a', 1), step('b', 1), step('wide', 2), step('c', 1)], {
    onStart: ({ name }) => log.push(`+${name}`),
    onEnd: ({ name }) => log.push(`-${name}`),
  });
  for (const name of ['b', 'a', 'wide', 'c']) {
    finish.get(name)?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
  await all;
  expect(log.join(' ')).toBe('+a +b -b -a +wide -wide +c -c');
});

test('a file that could not start and a flaky test count as failed', () => {
  const testResults = [{ status: 'failed', assertionResults: [] }];
  const tests = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 3 };
  expect(vitestCounts({ ...tests, testResults })).toEqual({ passed: 5, failed: 2, skipped: 5 });
  expect(() => vitestCounts({ testResults: [] })).toThrow('no number "numPassedTests"');
  const stats = { expected: 9, unexpected: 1, flaky: 2, skipped: 4 };
  expect(playwrightCounts({ stats })).toEqual({ passed: 9, failed: 3, skipped: 4 });
});
