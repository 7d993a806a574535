import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockData } from '../../../scripts/embedded-supabase/data-lock.ts';
import { StoredDataError } from '../../../scripts/embedded-supabase/stored-data-error.ts';

const ORIGIN = 'http://localhost:5173';

let folder: string;
let dataFile: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tallygrove-'));
  dataFile = join(folder, 'data.db');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Takes the data without waiting, and gives it back: whether it was free, or how it was refused. */
function attempt(): unknown {
  try {
    lockData(dataFile, 'http://localhost:5999', 0)();
    return 'free';
  } catch (error) {
    return error;
  }
}

/** What a second server is told. */
function refusal(): string {
  const error = attempt();
  if (error instanceof StoredDataError) return error.message;
  throw error;
}

const HELP =
  'Another port alone is not enough for a second server: it needs data of its own, as in EMBEDDED_DATA_FILE=.cache/second/data.db PORT=5174 npm start';

test('data is one server’s until it gives it back, and others are told whose', () => {
  const release = lockData(dataFile, ORIGIN);
  expect(JSON.parse(readFileSync(`${dataFile}.owner`, 'utf8'))).toEqual({
    pid: process.pid,
    origin: ORIGIN,
  });
  expect(statSync(`${dataFile}.owner`).mode & 0o777).toBe(0o600);
  expect(refusal()).toBe(
    `The local data (${dataFile}) is in use by process ${process.pid}, which serves ${ORIGIN}. Use that one, or stop it first (Ctrl+C in its terminal, or: kill ${process.pid}). ${HELP}`,
  );
  expect(attempt()).toMatchObject({ cause: { errcode: 5 } });
  release();
  expect(attempt()).toBe('free');
});

test.runIf(existsSync('/proc/self/fd'))('whoever is refused leaves no file open', () => {
  const release = lockData(dataFile, ORIGIN);
  const open = () => readdirSync('/proc/self/fd').length;
  const before = open();
  for (let time = 0; time < 40; time += 1) refusal();
  expect(open() - before).toBeLessThan(20);
  release();
});

test.each(['', '{"pid":', 'null', '{"pid":7}', '{"pid":7,"origin":8}', '{"pid":"7","origin":"x"}'])(
  'whose, is not told by %j',
  (owner) => {
    const release = lockData(dataFile, ORIGIN);
    writeFileSync(`${dataFile}.owner`, owner);
    expect(refusal()).toBe(
      `The local data (${dataFile}) is in use by another process. Use that one, or stop it first. ${HELP}`,
    );
    release();
  },
);

test('a lock file with something else in it is no lock', () => {
  writeFileSync(`${dataFile}.lock`, 'something else '.repeat(400));
  const release = lockData(dataFile, ORIGIN);
  expect(refusal()).toContain('is in use by process');
  release();
});

test('what keeps the owner from being written keeps no lock', () => {
  mkdirSync(`${dataFile}.owner`);
  expect(attempt()).toMatchObject({ code: 'EISDIR' });
  rmSync(`${dataFile}.owner`, { recursive: true });
  expect(attempt()).toBe('free');
});

test('a folder in the place of the lock is a fault, and stays', () => {
  mkdirSync(`${dataFile}.lock`);
  expect(attempt()).toMatchObject({ code: 'EISDIR' });
  expect(statSync(`${dataFile}.lock`).isDirectory()).toBe(true);
});
