// Runs a list of commands by their dependencies and collects the results.
import type { CommandResult } from './command.ts';

export interface Step {
  name: string;
  /** The part of `npm test` that it belongs to. */
  part: string;
  command: readonly string[];
  /** Steps that must have passed first. */
  needs?: readonly string[];
  /** How many of the three slots it takes; 1 by default. */
  cores?: 1 | 2;
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

/** One more than the cores, because browsers and servers also wait. */
const SLOTS = 3;

function judge({ name, hasTests = false }: Step, result: CommandResult): StepResult {
  const { ok, output, seconds } = result;
  // Vitest and Playwright end with it.
  const [, passed = '0'] = [...output.matchAll(/(\d+) passed/g)].at(-1) ?? [];
  const isEmpty = hasTests && passed === '0';
  const note = ok && isEmpty ? 'it ran no test' : hasTests ? `${passed} tests passed` : '';
  return { name, state: ok && !isEmpty ? 'passed' : 'failed', seconds, note, output };
}

/**
 * Runs the steps in order, in parallel as far as the cores and their dependencies allow. A failed step
 * stops only those that depend on it.
 * @returns all results in the order of the steps
 */
export async function runSteps(
  steps: readonly Step[],
  { onStart, onEnd }: { onStart: (step: Step) => void; onEnd: (result: StepResult) => void },
  run: (command: readonly string[]) => Promise<CommandResult>,
): Promise<StepResult[]> {
  const results = new Map<string, StepResult>();
  const active = new Map<string, Promise<void>>();
  let waiting: readonly Step[] = steps;
  let free = SLOTS;

  const end = (result: StepResult): void => {
    results.set(result.name, result);
    onEnd(result);
  };
  const start = (step: Step): void => {
    const { name, command, cores = 1 } = step;
    free -= cores;
    onStart(step);
    const running = run(command).then((result) => {
      free += cores;
      active.delete(name);
      end(judge(step, result));
    });
    active.set(name, running);
  };

  while (waiting.length > 0 || active.size > 0) {
    const later: Step[] = [];
    let isFull = false;
    for (const step of waiting) {
      const { name, needs = [], cores = 1 } = step;
      const broken = needs.find((need) => (results.get(need)?.state ?? 'passed') !== 'passed');
      // In order, so that small steps cannot starve one that needs two cores.
      isFull ||= cores > free;
      if (broken !== undefined)
        end({
          name,
          state: 'notRun',
          seconds: 0,
          note: `did not run: needs ${broken}`,
          output: '',
        });
      else if (isFull || !needs.every((need) => results.has(need))) later.push(step);
      else start(step);
    }
    waiting = later;
    if (active.size > 0) await Promise.race(active.values());
  }
  return steps.flatMap((step) => results.get(step.name) ?? []);
}
