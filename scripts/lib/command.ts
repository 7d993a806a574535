// Runs a program of the project and captures its output.
import { spawn } from 'node:child_process';

export interface CommandResult {
  ok: boolean;
  /** Standard output and standard error, interleaved. */
  output: string;
  seconds: number;
}

const running = new Set<number>();

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    for (const pid of running) {
      try {
        // The whole group, or a test runner leaves its browser behind.
        process.kill(process.platform === 'win32' ? pid : -pid, signal);
      } catch {
        // It has exited in the meantime.
      }
    }
    process.exit(130);
  });
}

/** A limit for commands that hang. On a slow machine all stories take an hour. */
const MOST_MS = 3 * 3600 * 1000;

/** Runs `command`. Never rejects. */
export function runCommand(
  [program = '', ...args]: readonly string[],
  env: Record<string, string> = {},
): Promise<CommandResult> {
  const started = performance.now();
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(program, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: process.platform !== 'win32',
      shell: process.platform === 'win32',
      signal: AbortSignal.timeout(MOST_MS),
      killSignal: 'SIGKILL',
    });
    const { pid } = child;
    if (pid !== undefined) running.add(pid);
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    // A program that cannot be started closes, too.
    child.on('error', ({ message }) => (output += `${message}\n`));
    child.on('close', (code) => {
      if (pid !== undefined) running.delete(pid);
      resolve({ ok: code === 0, output, seconds: (performance.now() - started) / 1000 });
    });
  });
}
