// The output of commands that run steps.
import type { StepResult } from './steps.ts';

const MARK = { passed: '✓', failed: '✗', notRun: '–' } as const;

function outcome({ state, counts, reason }: StepResult): string {
  if (state === 'notRun') return `did not run (${reason ?? 'stopped'})`;
  const total = counts.passed + counts.failed + counts.skipped;
  const numbers = [
    counts.passed > 0 ? `${counts.passed} passed` : '',
    counts.failed > 0 ? `${counts.failed} failed` : '',
    counts.skipped > 0 ? `${counts.skipped} skipped` : '',
  ].filter((text) => text !== '');
  const outcome = total > 1 ? numbers.join(', ') : state;
  return reason === undefined ? outcome : `${outcome}: ${reason}`;
}

/** One line: mark, name, seconds, outcome. */
export function stepLine(result: StepResult): string {
  const seconds = result.state === 'notRun' ? '' : `${result.seconds.toFixed(1)} s`;
  const line = `${MARK[result.state]} ${result.name.padEnd(20)} ${seconds.padStart(8)}  `;
  return line + outcome(result);
}

/** A failed step's whole output between two lines that name it; undefined for the others. */
export function failureText({ name, state, output }: StepResult): string {
  if (state !== 'failed') return '';
  return `\n──── ${name}: its output ────\n${output.trimEnd()}\n──── end of ${name} ────\n\n`;
}

/** The table of all steps and, last, exactly `N passed, N failed`: tests, and 1 per other step. */
export function summary(results: readonly StepResult[]): string {
  const sum = (key: 'passed' | 'failed'): number =>
    results.reduce((total, { counts }) => total + counts[key], 0);
  const notRun = results.filter(({ state }) => state === 'notRun').map(({ name }) => name);
  return [
    ...results.map(stepLine),
    ...(notRun.length > 0 ? [`Did not run: ${notRun.join(', ')}`] : []),
    `${sum('passed')} passed, ${sum('failed')} failed`,
  ].join('\n');
}
