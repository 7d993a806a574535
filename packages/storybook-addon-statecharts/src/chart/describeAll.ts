// Describes storyboard files in Node, in a child process.
import { fork } from 'node:child_process';
import path from 'node:path';
import type { LoadRequest } from '../load.ts';
import type { Described } from './description.ts';

/** A file that takes longer to load, with all that it imports, is reported as failed. */
const LIMIT_MS = 60_000;
/** The module beside this one: `load.js`, or `load.ts` in its sources. */
const LOADER = path.join(import.meta.dirname, `../load${path.extname(import.meta.filename)}`);

/** Loads files until one of them ends or blocks the process. */
function loadSome(request: LoadRequest): Promise<Described[]> {
  const found: Described[] = [];
  const child = fork(LOADER, { execArgv: [], stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  let complaint = '';
  let isLate = false;
  child.stderr?.on('data', (chunk: Buffer) => {
    complaint += chunk.toString();
  });
  return new Promise((resolve) => {
    const startClock = () =>
      setTimeout(() => {
        isLate = true;
        child.kill('SIGKILL');
      }, LIMIT_MS);
    let clock = startClock();
    child.on('message', (described: Described) => {
      found.push(described);
      clearTimeout(clock);
      clock = startClock();
    });
    child.once('close', () => {
      clearTimeout(clock);
      const file = request.files[found.length];
      if (file !== undefined) {
        const error = isLate
          ? `Loading it took longer than ${LIMIT_MS / 1000} s`
          : complaint.trim() || 'Loading it ended the process';
        found.push({ file, error });
      }
      resolve(found);
    });
    child.send(request);
  });
}

/** Describes storyboard files in order. A file that fails has its error instead. */
export async function describeAll(request: LoadRequest): Promise<Described[]> {
  const described: Described[] = [];
  while (described.length < request.files.length) {
    const files = request.files.slice(described.length);
    described.push(...(await loadSome({ ...request, files })));
  }
  return described;
}

const cache = new Map<string, Promise<Described>>();
let pending: { file: string; resolve: (described: Described) => void }[] = [];

/** Describes the files that one task asked for together. */
async function flush(request: Omit<LoadRequest, 'files'>): Promise<void> {
  const batch = pending;
  pending = [];
  const files = batch.map(({ file }) => file);
  for (const [index, described] of (await describeAll({ ...request, files })).entries())
    batch[index]?.resolve(described);
}

/** Describes a storyboard file, once until `forgetDescriptions`. */
export function describeFile(
  file: string,
  request: Omit<LoadRequest, 'files'>,
): Promise<Described> {
  const known = cache.get(file);
  if (known !== undefined) return known;
  const described = new Promise<Described>((resolve) => {
    if (pending.length === 0) setImmediate(() => void flush(request));
    pending.push({ file, resolve });
  });
  cache.set(file, described);
  return described;
}

/** Describes files anew when they are asked for next. */
export const forgetDescriptions = (): void => cache.clear();
