// Runs a list of commands by their dependencies and collects the results.
import { availableParallelism } from 'node:os';
import type { CommandResult } from './command.ts';

export interface Step {
  name: string;
  /** The part of `npm test` that it belongs to. */
  part: string;
  command: readonly string[];
  /** Earlier steps that must have passed. */
  needs?: readonly string[];
  /** It uses every core, so that no other step runs beside it. */
  isAlone?: boolean;
  /** A test runner that has to run a test: one that finds none has failed. */
  hasTests?: boolean;
  /** The files that it depends on; without, it always runs. */
  input?: readonly RegExp[];
  /** The command to run after a failure. */
  mend?: string;
}

export interface StepResult {
  name: string;
  state: 'passed' | 'failed' | 'notRun';
  seconds: number;
  /** How many tests passed and failed; a step without tests counts as one. */
  tests: { passed: number; failed: number };
  /** How many tests passed, why it failed or did not run, and what mends it. */
  note: string;
  output: string;
}

/** The last count that a runner printed: Vitest and Playwright end with it. */
function lastCount(output: string, word: string): number {
  const [, count = '0'] = [...output.matchAll(new RegExp(`(\\d+) ${word}`, 'g'))].at(-1) ?? [];
  return Number(count);
}

function judge({ name, hasTests = false, mend }: Step, result: CommandResult): StepResult {
  const { output, seconds } = result;
  const passed = lastCount(output, 'passed');
  const ok = result.ok && !(hasTests && passed === 0);
  const tests = hasTests
    ? { passed, failed: ok ? 0 : Math.max(1, lastCount(output, 'failed')) }
    : { passed: Number(ok), failed: Number(!ok) };
  const note = [
    ...(hasTests ? [passed === 0 && result.ok ? 'it ran no test' : `${passed} tests passed`] : []),
    ...(ok || mend === undefined ? [] : [`next: ${mend}`]),
  ].join('; ');
  return { name, state: ok ? 'passed' : 'failed', seconds, tests, note, output };
}

/**
 * Runs the steps in order, as many at a time as there are cores. A failed step stops only those that depend
 * on it.
 * @returns all results in the order of the steps
 */
export async function runSteps(
  steps: readonly Step[],
  { onStart, onEnd }: { onStart: (step: Step) => void; onEnd: (result: StepResult) => void },
  run: (command: readonly string[]) => Promise<CommandResult>,
  cores = availableParallelism(),
): Promise<StepResult[]> {
  const results = new Map<string, StepResult>();
  const active = new Map<string, Promise<void>>();
  const end = (result: StepResult): void => {
    results.set(result.name, result);
    onEnd(result);
  };
  for (const step of steps) {
    const { name, command, needs = [], isAlone = false } = step;
    while (active.size > (isAlone ? 0 : cores - 1)) await Promise.race(active.values());
    for (const need of needs) await active.get(need);
    const broken = needs.find((need) => (results.get(need)?.state ?? 'passed') !== 'passed');
    if (broken === undefined) {
      onStart(step);
      const running = run(command).then((result) => {
        active.delete(name);
        end(judge(step, result));
      });
      active.set(name, running);
      if (isAlone) await running;
    } else {
      const note = `did not run: needs ${broken}`;
      end({ name, state: 'notRun', seconds: 0, tests: { passed: 0, failed: 1 }, note, output: '' });
    }
  }
  await Promise.all(active.values());
  return steps.flatMap(({ name }) => results.get(name) ?? []);
}
