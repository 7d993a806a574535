// Runs a list of steps by their dependencies and collects the results.
import type { CommandResult } from './command.ts';
import type { TestCounts } from './testCounts.ts';

export interface Step {
  name: string;
  /** Steps that must have passed first. */
  needs?: readonly string[];
  /** How many of the two cores it uses; 1 by default. */
  cores?: 1 | 2;
  /** Passes without a test, because a change may affect none. */
  mayBeEmpty?: boolean;
  run: () => Promise<CommandResult>;
  /** For test runners: how many tests really ran. Throws when that is unknown. */
  counts?: () => TestCounts;
}

export interface StepResult {
  name: string;
  state: 'passed' | 'failed' | 'notRun';
  seconds: number;
  /** A step without tests of its own counts as one. */
  counts: TestCounts;
  /** Why it failed or did not run, if its output does not show it. */
  reason?: string;
  output: string;
}

const CORES = 2;

function judge(step: Step, result: CommandResult): StepResult {
  const { output, seconds } = result;
  const one = (ok: boolean): TestCounts => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 });
  const failed = (counts: TestCounts, reason?: string): StepResult => ({
    name: step.name,
    state: 'failed',
    seconds,
    // A runner that aborts without a failed test has still failed.
    counts: { ...counts, failed: Math.max(1, counts.failed) },
    output,
    ...(reason === undefined ? {} : { reason }),
  });
  if (step.counts === undefined) {
    if (!result.ok) return failed(one(false));
    return { name: step.name, state: 'passed', seconds, counts: one(true), output };
  }
  let counts: TestCounts;
  try {
    counts = step.counts();
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return failed({ passed: 0, failed: 1, skipped: 0 }, `its tests could not be counted: ${why}`);
  }
  if (!result.ok || counts.failed > 0) return failed(counts);
  if (counts.passed === 0 && step.mayBeEmpty !== true) return failed(counts, 'it ran no test');
  return { name: step.name, state: 'passed', seconds, counts, output };
}

/**
 * Runs the steps in order, in parallel as far as the two cores and their dependencies allow. A failed step
 * stops only those that depend on it. Calls `onStart` and `onEnd` as it goes.
 * @returns all results in the order of the steps
 */
export async function runSteps(
  steps: readonly Step[],
  hooks: { onStart?: (step: Step) => void; onEnd: (result: StepResult) => void },
): Promise<StepResult[]> {
  const results = new Map<string, StepResult>();
  const active = new Map<string, Promise<void>>();
  let waiting: readonly Step[] = steps;
  let free = CORES;

  const end = (result: StepResult): void => {
    results.set(result.name, result);
    hooks.onEnd(result);
  };
  const start = (step: Step): void => {
    const cores = step.cores ?? 1;
    free -= cores;
    hooks.onStart?.(step);
    const running = step.run().then((result) => {
      free += cores;
      active.delete(step.name);
      end(judge(step, result));
    });
    active.set(step.name, running);
  };
  const skip = (step: Step, broken: string): void =>
    end({
      name: step.name,
      state: 'notRun',
      seconds: 0,
      counts: { passed: 0, failed: 0, skipped: 0 },
      reason: `needs ${broken}`,
      output: '',
    });

  while (waiting.length > 0 || active.size > 0) {
    const later: Step[] = [];
    let full = false;
    for (const step of waiting) {
      const needs = step.needs ?? [];
      const broken = needs.find((name) => (results.get(name)?.state ?? 'passed') !== 'passed');
      // In order, so that small steps cannot starve one that needs both cores.
      full ||= (step.cores ?? 1) > free;
      if (broken !== undefined) skip(step, broken);
      else if (full || !needs.every((name) => results.has(name))) later.push(step);
      else start(step);
    }
    waiting = later;
    if (active.size > 0) await Promise.race(active.values());
  }
  return steps.flatMap((step) => results.get(step.name) ?? []);
}
