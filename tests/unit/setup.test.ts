import { spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

/**
 * Stands in for npm: notes that it was called, then installs the one package of the lockfile, or
 * fails with NPM_SAYS on standard error, or never ends after NPM_LOGS_AND_HANGS.
 */
const FAKE_NPM = `
const fs = require('node:fs');
fs.appendFileSync('calls.txt', process.argv[2] + '\\n');
const hangs = process.env.NPM_LOGS_AND_HANGS;
if (hangs) {
  process.stderr.write(hangs);
  setInterval(() => {}, 1000);
} else setTimeout(() => {
  if (process.env.NPM_SAYS) {
    process.stderr.write(process.env.NPM_SAYS);
    process.exit(1);
  }
  fs.rmSync('node_modules', { recursive: true, force: true });
  const lock = JSON.parse(fs.readFileSync('package-lock.json', 'utf8'));
  delete lock.packages[''];
  for (const [place, entry] of Object.entries(lock.packages)) {
    if (entry.optional) { delete lock.packages[place]; continue; }
    fs.mkdirSync(place, { recursive: true });
    fs.writeFileSync(place + '/package.json', JSON.stringify({ version: entry.version }));
  }
  fs.writeFileSync('node_modules/.package-lock.json', JSON.stringify(lock));
}, Number(process.env.NPM_TAKES_MS || 0));
`;

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'tallygrove-setup-'));
  mkdirSync(path.join(root, 'scripts'));
  cpSync('scripts/setup.mjs', path.join(root, 'scripts/setup.mjs'));
  cpSync('scripts/lib', path.join(root, 'scripts/lib'), { recursive: true });
  write('npm-cli.js', FAKE_NPM);
  write('.npmrc', 'save-exact=true\n');
  write('package.json', JSON.stringify({ dependencies: { one: '1.0.0' }, scripts: {} }));
  lockOneAt('1.0.0');
});

afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

function lockOneAt(version: string, more: Record<string, unknown> = {}): void {
  const one = { version, integrity: `sha512-${version}` };
  write(
    'package-lock.json',
    JSON.stringify({ packages: { '': {}, 'node_modules/one': one, ...more } }),
  );
}

interface Run {
  code: number | null;
  stdout: string;
  stderr: string;
}

function setUp(env: Record<string, string> = {}, nodeFlags: string[] = []): Promise<Run> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [...nodeFlags, path.join(root, 'scripts/setup.mjs')], {
      cwd: tmpdir(),
      env: { PATH: process.env['PATH'], npm_execpath: path.join(root, 'npm-cli.js'), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const run: Run = { code: null, stdout: '', stderr: '' };
    child.stdout.on('data', (chunk: Buffer) => (run.stdout += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (run.stderr += chunk.toString()));
    child.on('close', (code) => resolve({ ...run, code }));
  });
}

function npmCalls(): string[] {
  const file = path.join(root, 'calls.txt');
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
}

const SILENT: Run = { code: 0, stdout: '', stderr: '' };

test('installs once, then has nothing to do and says nothing', async () => {
  const first = await setUp();
  expect({ code: first.code, stderr: first.stderr }).toEqual({ code: 0, stderr: '' });
  expect(first.stdout).toMatch(
    /^Installing the packages of the lockfile…\nPackages installed in \d+ s\.\n$/,
  );
  expect(await setUp()).toEqual(SILENT);
  expect(npmCalls()).toEqual(['ci']);
});

test('installs again when the lockfile asks for another version', async () => {
  await setUp();
  lockOneAt('2.0.0');
  await setUp();
  expect(npmCalls()).toEqual(['ci', 'ci']);
});

test('does not install again when only a script of package.json changed', async () => {
  await setUp();
  write('package.json', JSON.stringify({ dependencies: { one: '1.0.0' }, scripts: { x: 'y' } }));
  expect(await setUp()).toEqual(SILENT);
  expect(npmCalls()).toEqual(['ci']);
});

test('takes over an installation that matches the lockfile', async () => {
  await setUp();
  rmSync(path.join(root, 'node_modules/.cache'), { recursive: true });
  expect(await setUp()).toEqual(SILENT);
  expect(npmCalls()).toEqual(['ci']);
});

test.for([
  [
    'a package folder is missing',
    () => rmSync(path.join(root, 'node_modules/one'), { recursive: true }),
  ],
  [
    'a package is of another version',
    () => write('node_modules/one/package.json', '{"version":"9.0.0"}'),
  ],
  ['npm never finished', () => rmSync(path.join(root, 'node_modules/.package-lock.json'))],
] as const)('does not take over one in which %s', async ([, damage]) => {
  await setUp();
  rmSync(path.join(root, 'node_modules/.cache'), { recursive: true });
  damage();
  await setUp();
  expect(npmCalls()).toEqual(['ci', 'ci']);
});

test('packages for other platforms may be absent, those for this one may not', async () => {
  const foreign = { version: '1.0.0', optional: true, os: ['nowhere'] };
  lockOneAt('1.0.0', { 'node_modules/foreign': foreign });
  expect((await setUp()).code).toBe(0);
  const ours = { version: '1.0.0', optional: true, os: [process.platform] };
  lockOneAt('1.0.0', { 'node_modules/ours': ours });
  expect(await setUp()).toMatchObject({
    code: 1,
    stderr:
      '\nThe installation is incomplete: node_modules/ours is not installed. Run the command again.\n',
  });
});

test('a registry out of reach is one plain paragraph', async () => {
  const run = await setUp({
    NPM_SAYS: 'npm error code ECONNREFUSED\nnpm error     at TCPConnectWrap (node:net:1637:16)\n',
  });
  expect(run.code).toBe(1);
  expect(run.stderr).toMatch(
    /^\nThe package registry could not be reached \(ECONNREFUSED\)[^\n]+run the command again[^\n]+\n$/,
  );
});

test('a registry that does not even exist is given up on, however long npm would go on', async () => {
  const attempt = (count: number): string =>
    `npm http fetch GET http://registry.invalid/one attempt ${count} failed with ENOTFOUND\n`;
  const run = await setUp({ NPM_LOGS_AND_HANGS: attempt(1) + attempt(2) });
  expect(run.code).toBe(1);
  expect(run.stderr).toMatch(/^\nThe package registry could not be reached \(ENOTFOUND\)[^\n]+\n$/);
});

test('any other failure shows what npm itself said', async () => {
  const run = await setUp({ NPM_SAYS: 'npm error code EUSAGE\nnpm error Missing: two@2.0.0\n' });
  expect(run).toMatchObject({
    code: 1,
    stderr:
      '\nnpm error code EUSAGE\nnpm error Missing: two@2.0.0\n\nnpm ci failed; its own output is above.\n',
  });
});

test('two at the same time install once', async () => {
  const runs = await Promise.all([setUp({ NPM_TAKES_MS: '400' }), setUp({ NPM_TAKES_MS: '400' })]);
  expect(runs.map(({ code, stderr }) => ({ code, stderr }))).toEqual([
    { code: 0, stderr: '' },
    { code: 0, stderr: '' },
  ]);
  expect(runs.filter(({ stdout }) => stdout.includes('Another set-up is at work'))).toHaveLength(1);
  expect(npmCalls()).toEqual(['ci']);
});

test('the lock of a process that is gone does not hold up the next', async () => {
  // No process has this number: Linux counts to 2^22 at most.
  write('.cache/setup.lock/owner.json', JSON.stringify({ pid: 2 ** 22 + 1, host: hostname() }));
  expect((await setUp()).code).toBe(0);
  expect(existsSync(path.join(root, '.cache/setup.lock'))).toBe(false);
});

function pretendNode(version: string): string[] {
  const code = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`;
  return ['--import', `data:text/javascript,${encodeURIComponent(code)}`];
}

test('a Node too old to start gets a sentence, and nothing is installed', async () => {
  expect(await setUp({}, pretendNode('18.20.8'))).toEqual({
    code: 1,
    stdout: '',
    stderr:
      '\nThis project needs Node.js 20 or newer to set itself up; this is 18.20.8. ' +
      'Install a current release from https://nodejs.org and run the command again.\n',
  });
  expect(npmCalls()).toEqual([]);
});

test('Node 20 without a newer one among the packages is told so, every time', async () => {
  const first = await setUp({}, pretendNode('20.20.2'));
  const second = await setUp({}, pretendNode('20.20.2'));
  for (const run of [first, second]) {
    expect(run.code).toBe(1);
    expect(run.stderr).toMatch(
      /^\nThe tools need Node\.js 22\.18 or newer; they would run on 20\.20\.2\./,
    );
  }
  expect(npmCalls()).toEqual(['ci']);
});

test.skipIf(process.platform === 'win32')(
  'Node 20 with a newer one among the packages is enough',
  async () => {
    await setUp();
    rmSync(path.join(root, 'node_modules/.cache'), { recursive: true });
    write('node_modules/.bin/node', '#!/bin/sh\necho v24.21.0\n');
    chmodSync(path.join(root, 'node_modules/.bin/node'), 0o755);
    expect(await setUp({}, pretendNode('20.20.2'))).toEqual(SILENT);
  },
);
