import type { Mutant } from './mutant.ts';

/** The tests of which each is a change; the others of the file are what has to notice. */
export const CHANGES = 'a migration with a fault is noticed';
/** Said by such a test when it has tested nothing. */
export const NO_CHANGE =
  'the migrations hold no such text any more, or are no SQL after the change';

/** Vitest's JSON report; only what is read here. */
export interface Report {
  testResults: {
    assertionResults: {
      ancestorTitles: string[];
      title: string;
      status: string;
      failureMessages: string[];
    }[];
  }[];
}

/**
 * The changes of a report, by name.
 * @throws Error when a score would say nothing: there is no change, one could not be made, or a test fails
 *   without any
 */
export function mutantsOfReport({ testResults }: Report): Mutant[] {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const changes = tests.filter(({ ancestorTitles }) => ancestorTitles.includes(CHANGES));
  if (changes.length === 0) throw new Error(`There are no tests under “${CHANGES}”`);
  const broken = tests.filter(({ ancestorTitles, status, failureMessages }) =>
    ancestorTitles.includes(CHANGES)
      ? failureMessages.some((message) => message.includes(NO_CHANGE))
      : status !== 'passed',
  );
  if (broken.length > 0) {
    throw new Error(
      broken.map(({ title, failureMessages }) => [title, ...failureMessages].join('\n')).join('\n'),
    );
  }
  return changes.map(({ title, status }) => ({
    file: 'supabase/migrations',
    line: 1,
    original: 'as it is',
    mutated: title,
    noticed: status === 'passed',
  }));
}
