import { spawn } from 'node:child_process';

/** A screen that nobody sees, for browsers that want one. */
export interface Display {
  name: string;
  close(): void;
}

/** The most that a page is high in the tests, and its window with it. */
const SCREEN = '1600x12000x24';

/** Starts Xvfb on the first free number; where there is none, the screen that is there serves. */
export async function openDisplay(): Promise<Display> {
  const child = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = await new Promise<string | undefined>((resolve) => {
    child.once('error', () => resolve(undefined));
    child.once('exit', () => resolve(undefined));
    child.stdio[3]?.once('data', (text: Buffer) => resolve(String(text).trim()));
  });
  if (number !== undefined) return { name: `:${number}`, close: () => child.kill() };
  const { DISPLAY } = process.env;
  if (DISPLAY === undefined) throw new Error('WebKitGTK needs a screen: install xvfb.');
  return { name: DISPLAY, close: () => undefined };
}
