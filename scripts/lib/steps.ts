// A list of steps: what each runs, what it waits for, how it went.
import type { CommandResult } from './command.ts';
import type { TestCounts } from './testCounts.ts';

export interface Step {
  name: string;
  /** Steps that must have passed before: this one makes no sense without them. */
  needs?: readonly string[];
  /** How many of the two cores it fills; 1 unless said. */
  cores?: 1 | 2;
  run: () => Promise<CommandResult>;
  /** For a runner of tests: how many it really ran. Throws when that cannot be told. */
  counts?: () => TestCounts;
}

export interface StepResult {
  name: string;
  state: 'passed' | 'failed' | 'notRun';
  seconds: number;
  /** A step without tests of its own counts as one. */
  counts: TestCounts;
  /** Why it failed or did not run, when its own output does not say. */
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
    // A runner that broke off with no failed test has failed all the same.
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
  if (counts.passed === 0) return failed(counts, 'it ran no test');
  return { name: step.name, state: 'passed', seconds, counts, output };
}

/**
 * Runs the steps in their order, side by side as far as the two cores and their needs allow. A
 * failed step stops only those that need it. `onStart` and `onEnd` are called as it happens;
 * resolves to all results in the order of the steps.
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
      // In order: a step that fills both cores is not overtaken for ever by small ones.
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
