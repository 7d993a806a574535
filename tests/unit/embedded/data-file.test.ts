import {
  chmodSync,
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
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  inspectDataFile,
  jwtSecret,
  prepareDataFile,
  prepareFolder,
  removeDataFile,
} from '../../../scripts/embedded-supabase/data-file.ts';
import { StoredDataError } from '../../../scripts/embedded-supabase/stored-data-error.ts';

let folder: string;
let path: string;
let said: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tallygrove-'));
  path = join(folder, 'data.db');
  said = [];
});
afterEach(() => rmSync(folder, { recursive: true }));

const log = (message: string) => void said.push(message);
const modeOf = (file: string) => (statSync(file).mode & 0o777).toString(8);

const TABLE = 'CREATE TABLE a (b         )';

/** A database of SQLite with a row in it, and whatever else is done to it. */
function made(...statements: readonly string[]): DatabaseSync {
  const database = new DatabaseSync(path);
  for (const sql of [TABLE, 'insert into a values (null)', ...statements]) database.exec(sql);
  return database;
}

/** Writes past SQLite what breaks its own rule: it reads the file without a word, and tells when asked. */
function breakRule(): void {
  const text = readFileSync(path, 'latin1');
  writeFileSync(path, text.replace(TABLE, 'CREATE TABLE a (b not null)'), 'latin1');
}

const VERSION = 7;

describe('a data file is', () => {
  test('absent', () => {
    expect(inspectDataFile(path, VERSION)).toBe('absent');
    expect(readdirSync(folder)).toEqual([]);
  });

  test.each([
    ['current', [`pragma user_version = ${VERSION}`]],
    ['outdated', ['pragma user_version = 8']],
    ['unfinished', []],
  ] as const)('%s', (state, statements) => {
    made(...statements).close();
    expect(inspectDataFile(path, VERSION)).toBe(state);
  });

  test('broken, when it can be read and is not in order', () => {
    made(`pragma user_version = ${VERSION}`).close();
    breakRule();
    expect(inspectDataFile(path, VERSION)).toBe('broken');
  });

  test('broken, when it is no database', () => {
    writeFileSync(path, 'something else '.repeat(400));
    expect(inspectDataFile(path, VERSION)).toBe('broken');
  });

  test('neither, while it is busy: whoever asks is told', () => {
    const other = made('begin exclusive');
    expect(() => inspectDataFile(path, VERSION, 0)).toThrow(
      new StoredDataError(
        `The local data is busy: another program is at work on ${path}. Close it (a database browser, perhaps) and start again.`,
      ),
    );
    other.close();
  });

  test.runIf(existsSync('/proc/self/fd'))('closed again once it was looked at', () => {
    made(`pragma user_version = ${VERSION}`).close();
    const open = () => readdirSync('/proc/self/fd').length;
    const before = open();
    for (let time = 0; time < 40; time += 1) inspectDataFile(path, VERSION);
    expect(open() - before).toBeLessThan(20);
  });

  test('no folder', () => {
    mkdirSync(path);
    expect(() => inspectDataFile(path, VERSION)).toThrow(
      new StoredDataError(
        `The local data cannot be opened: ${path} is not a file. Move away what is there and start again.`,
      ),
    );
  });
});

describe('a data file is made ready', () => {
  test('where there is none: empty, and for its owner only', () => {
    prepareDataFile(path, VERSION, log);
    expect([modeOf(path), readFileSync(path, 'utf8'), said]).toEqual(['600', '', []]);
  });

  test('where it can be used: it stays', () => {
    made(`pragma user_version = ${VERSION}`).close();
    chmodSync(path, 0o644);
    const bytes = readFileSync(path);
    prepareDataFile(path, VERSION, log);
    expect([modeOf(path), readFileSync(path).equals(bytes), said]).toEqual(['600', true, []]);
    expect(readdirSync(folder)).toEqual(['data.db']);
  });

  test.each([
    { why: 'The migrations or the seed have changed since the local data was made', version: 8 },
    { why: 'The local data was never built to the end', version: 0 },
    { why: 'The local data file is damaged', version: VERSION, damaged: true },
  ])('$why: it is set aside, and told', ({ why, version, damaged }) => {
    made(`pragma user_version = ${version}`).close();
    if (damaged === true) breakRule();
    const bytes = readFileSync(path);
    prepareDataFile(path, VERSION, log);
    const [name = ''] = readdirSync(folder).filter((file) => file !== 'data.db');
    const aside = join(folder, name);
    expect(said).toEqual([`${why}. It is set aside, whole, as ${aside}; new data is built.`]);
    expect(readFileSync(aside).equals(bytes)).toBe(true);
    expect([modeOf(path), readFileSync(path, 'utf8')]).toEqual(['600', '']);
  });
});

test('a data file is removed with all that SQLite keeps beside it, and with nothing else', () => {
  const names = ['data.db', 'data.db-journal', 'data.db-wal', 'data.db-shm', 'data.db.jwt-secret'];
  for (const name of names) writeFileSync(join(folder, name), '');
  removeDataFile(path);
  expect(readdirSync(folder)).toEqual(['data.db.jwt-secret']);
  removeDataFile(path);
});

describe('the folder of a data file', () => {
  test('is made for its owner only, and left as it is where it is somebody’s', () => {
    prepareFolder(join(folder, 'deep', 'data.db'));
    expect(modeOf(join(folder, 'deep'))).toBe('700');
    chmodSync(join(folder, 'deep'), 0o755);
    prepareFolder(join(folder, 'deep', 'data.db'));
    expect(modeOf(join(folder, 'deep'))).toBe('755');
  });

  test('is closed to others where it is the project’s own', async () => {
    const own = join(folder, 'own');
    mkdirSync(own, { mode: 0o755 });
    vi.resetModules();
    vi.doMock('../../../scripts/embedded-supabase/config.ts', () => ({
      EMBEDDED_DATA_FOLDER: own,
    }));
    const ours = await import('../../../scripts/embedded-supabase/data-file.ts');
    vi.doUnmock('../../../scripts/embedded-supabase/config.ts');
    vi.resetModules();
    ours.prepareFolder(join(own, 'data.db'));
    expect(modeOf(own)).toBe('700');
  });
});

describe('the secret that signs sessions', () => {
  const SECRET = /^[\w-]{64}$/u;
  const secretFile = () => `${path}.jwt-secret`;

  test('is made once for a data file, and kept for its owner only', () => {
    const secret = jwtSecret(path, log);
    expect(secret).toMatch(SECRET);
    expect([readFileSync(secretFile(), 'utf8'), modeOf(secretFile())]).toEqual([secret, '600']);
    chmodSync(secretFile(), 0o644);
    expect([jwtSecret(path, log), modeOf(secretFile())]).toEqual([secret, '600']);
    expect(said).toEqual([]);
  });

  test('is read with the line feed that an editor leaves', () => {
    const secret = 'aB3_-'.repeat(12) + 'aB3_';
    writeFileSync(secretFile(), `${secret}\n`);
    expect(jwtSecret(path, log)).toBe(secret);
  });

  test('lasts as long as the process where there is no file', () => {
    const secrets = [jwtSecret(undefined, log), jwtSecret(undefined, log)];
    expect(secrets.every((secret) => SECRET.test(secret))).toBe(true);
    expect(secrets[0]).not.toBe(secrets[1]);
    expect(existsSync(secretFile())).toBe(false);
  });

  test.each(['', 'x'.repeat(63), 'x'.repeat(65), `!${'x'.repeat(64)}`, `${'x'.repeat(64)}!`])(
    'is set aside where it is damaged: %j',
    (text) => {
      writeFileSync(secretFile(), text);
      const secret = jwtSecret(path, log);
      const [name = ''] = readdirSync(folder).filter((file) => file.includes('.aside-'));
      expect(said).toEqual([
        `The secret that signs sessions is damaged. It is set aside as ${join(folder, name)}; sign in again.`,
      ]);
      expect(readFileSync(join(folder, name), 'utf8')).toBe(text);
      expect(secret).toMatch(SECRET);
      expect(readFileSync(secretFile(), 'utf8')).toBe(secret);
    },
  );
});
