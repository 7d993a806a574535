// Runs a program of the project and captures its output.
import { spawn, spawnSync } from 'node:child_process';
import path from 'node:path';

const ROOT = path.dirname(path.dirname(import.meta.dirname));
const BIN = path.join(ROOT, 'node_modules', '.bin');

/** Every story: its steps, its accessibility, its pictures. */
export const STORY_RUN = ['vitest', 'run', '--config', 'vitest.stories.config.ts'] as const;

/** The static Storybook; further arguments are Storybook's own options. */
export const STORYBOOK_BUILD = ['storybook', 'build', '--disable-telemetry'] as const;

export interface CommandResult {
  ok: boolean;
  /** Standard output and standard error, interleaved. */
  output: string;
  seconds: number;
}

const running = new Set<number>();

function stop(pid: number, signal: NodeJS.Signals): void {
  try {
    // Kill the whole group, or a test runner leaves its browser behind.
    process.kill(process.platform === 'win32' ? pid : -pid, signal);
  } catch {
    // It has exited in the meantime.
  }
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    for (const pid of running) stop(pid, signal);
    process.exit(130);
  });
}

/** A limit for commands that hang. On a slow machine all stories take an hour. */
const MOST_SECONDS = 3 * 3600;

/**
 * Runs `command` in the project's root with the project's tools first on the PATH. Never rejects.
 */
export function runCommand(
  command: readonly string[],
  env: Record<string, string> = {},
): Promise<CommandResult> {
  const started = performance.now();
  const [program = '', ...args] = command;
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(program, args, {
      cwd: ROOT,
      env: { ...process.env, ...env, PATH: [BIN, process.env['PATH']].join(path.delimiter) },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: process.platform !== 'win32',
      shell: process.platform === 'win32',
    });
    const { pid } = child;
    if (pid !== undefined) running.add(pid);
    const timer = setTimeout(() => {
      output += `\nStopped: not finished after ${MOST_SECONDS} s.\n`;
      if (pid !== undefined) stop(pid, 'SIGKILL');
    }, MOST_SECONDS * 1000);
    const finish = (ok: boolean): void => {
      clearTimeout(timer);
      if (pid !== undefined) running.delete(pid);
      resolve({ ok, output, seconds: (performance.now() - started) / 1000 });
    };
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.on('error', (error) => {
      output += `${error.message}\n`;
      finish(false);
    });
    child.on('close', (code) => finish(code === 0));
  });
}

/** Runs `command` like `runCommand`, but in the terminal. @returns its exit code */
export function runInTerminal(
  [program = '', ...args]: readonly string[],
  env: Record<string, string> = {},
): number {
  const { status } = spawnSync(program, args, {
    cwd: ROOT,
    env: { ...process.env, ...env, PATH: [BIN, process.env['PATH']].join(path.delimiter) },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  return status ?? 1;
}
