// Reads how many tests really ran from the JSON reports of Vitest and Playwright.

export interface TestCounts {
  passed: number;
  failed: number;
  skipped: number;
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? (value as Record<string, unknown>)[name]
    : undefined;
}

function count(report: unknown, name: string): number {
  const value = field(report, name);
  if (typeof value !== 'number') throw new TypeError(`the report has no number "${name}"`);
  return value;
}

/** Files that failed before their first test; each counts as at least one failed test. */
function brokenFiles(report: unknown): number {
  const files = field(report, 'testResults');
  if (!Array.isArray(files)) throw new TypeError('the report has no list "testResults"');
  return files.filter((file: unknown) => {
    const tests = field(file, 'assertionResults');
    return field(file, 'status') === 'failed' && Array.isArray(tests) && tests.length === 0;
  }).length;
}

/** From `vitest run --reporter=json`. Throws on an unknown report format. */
export function vitestCounts(report: unknown): TestCounts {
  return {
    passed: count(report, 'numPassedTests'),
    failed: count(report, 'numFailedTests') + brokenFiles(report),
    skipped: count(report, 'numPendingTests') + count(report, 'numTodoTests'),
  };
}

/** From `playwright test --reporter=json`. A test that passed only on a retry has failed. */
export function playwrightCounts(report: unknown): TestCounts {
  const stats = field(report, 'stats');
  return {
    passed: count(stats, 'expected'),
    failed: count(stats, 'unexpected') + count(stats, 'flaky'),
    skipped: count(stats, 'skipped'),
  };
}
