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
}

export interface StepResult {
  name: string;
  state: 'passed' | 'failed' | 'notRun';
  seconds: number;
  /** How many tests passed, or why it failed or did not run. */
  note: string;
  output: string;
}

function judge({ name, hasTests = false }: Step, result: CommandResult): StepResult {
  const { ok, output, seconds } = result;
  // Vitest and Playwright end with it.
  const [, passed = '0'] = [...output.matchAll(/(\d+) passed/g)].at(-1) ?? [];
  const isEmpty = hasTests && passed === '0';
  const note = ok && isEmpty ? 'it ran no test' : hasTests ? `${passed} tests passed` : '';
  return { name, state: ok && !isEmpty ? 'passed' : 'failed', seconds, note, output };
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
      end({ name, state: 'notRun', seconds: 0, note, output: '' });
    }
  }
  await Promise.all(active.values());
  return steps.flatMap(({ name }) => results.get(name) ?? []);
}
