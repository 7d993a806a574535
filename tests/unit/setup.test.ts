import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

/**
 * Replaces npm: records its call, then installs the lockfile's one package, or fails with NPM_SAYS on
 * standard error. On request it stays busy while the test keeps its connection open.
 */
const FAKE_NPM = `
const fs = require('node:fs');
fs.appendFileSync('calls.txt', process.argv[2] + '\\n');
function install() {
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
  if (!process.env.NPM_BRINGS_NO_NODE) {
    fs.mkdirSync('node_modules/.bin', { recursive: true });
    fs.writeFileSync('node_modules/.bin/node', '');
  }
}
const busy = process.env.NPM_BUSY_UNTIL_CLOSED;
if (busy) require('node:net').connect(Number(busy), '127.0.0.1').on('close', install).resume();
else install();
`;

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'tallygrove-setup-'));
  mkdirSync(path.join(root, 'scripts'));
  cpSync('scripts/setup.mjs', path.join(root, 'scripts/setup.mjs'));
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

function setUp(
  env: Record<string, string> = {},
  nodeFlags: string[] = [],
  onSaid: (text: string) => void = () => undefined,
  command: string[] = [],
): Promise<Run> {
  return new Promise((resolve) => {
    const setup = path.join(root, 'scripts/setup.mjs');
    const child = spawn(process.execPath, [...nodeFlags, setup, ...command], {
      cwd: tmpdir(),
      env: { PATH: process.env['PATH'], npm_execpath: path.join(root, 'npm-cli.js'), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const run: Run = { code: null, stdout: '', stderr: '' };
    child.stdout.on('data', (chunk: Buffer) => {
      run.stdout += chunk.toString();
      onSaid(run.stdout);
    });
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
  expect(first.stdout).toBe('Installing the packages of the lockfile…\n');
  expect(await setUp()).toEqual(SILENT);
  expect(npmCalls()).toEqual(['ci']);
});

test('then runs what is named, hands on its arguments and ends as it ends', async () => {
  // Replaces the lockfile's Node, which is not executable here.
  const bin = path.join(root, 'node_modules/.bin');
  await setUp();
  rmSync(path.join(bin, 'node'), { force: true });
  write(
    'scripts/one.mjs',
    "process.stdout.write(process.argv.slice(2).join(' ')); process.exit(3);",
  );
  write('node_modules/.bin/other', '#!/bin/sh\necho "$1" from $(basename "$PWD")\nexit 4\n');
  chmodSync(path.join(bin, 'other'), 0o755);
  const script = await setUp({}, [], undefined, ['scripts/one.mjs', 'a', '--b']);
  expect(script).toMatchObject({ code: 3, stdout: 'a --b' });
  const program = await setUp({}, [], undefined, ['other', 'x']);
  expect(program).toMatchObject({ code: 4, stdout: `x from ${path.basename(root)}\n` });
  const none = await setUp({}, [], undefined, ['no-such-program']);
  expect(none).toMatchObject({ code: 1 });
  expect(none.stderr).toContain('no-such-program could not be started');
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
    'a package is of another version',
    () =>
      write(
        'node_modules/.package-lock.json',
        '{"packages":{"node_modules/one":{"version":"9.0.0"}}}',
      ),
  ],
  ['npm never finished', () => rmSync(path.join(root, 'node_modules/.package-lock.json'))],
] as const)('does not take over one in which %s', async ([, damage]) => {
  await setUp();
  rmSync(path.join(root, 'node_modules/.cache'), { recursive: true });
  damage();
  await setUp();
  expect(npmCalls()).toEqual(['ci', 'ci']);
});

const own = process.platform === 'linux' && process.arch === 'x64';

test('packages for other platforms may be absent', async () => {
  lockOneAt('1.0.0', {
    'node_modules/foreign': { version: '1.0.0', optional: true, os: ['nowhere'] },
  });
  expect((await setUp()).code).toBe(0);
});

test.runIf(own)('the newer Node that the lockfile brings may not', async () => {
  expect(await setUp({ NPM_BRINGS_NO_NODE: '1' })).toMatchObject({
    code: 1,
    stderr: '\nThe installation is incomplete: Node.js is missing. Run the command again.\n',
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

test('any other failure shows npm’s own output', async () => {
  const run = await setUp({ NPM_SAYS: 'npm error code EUSAGE\nnpm error Missing: two@2.0.0\n' });
  expect(run).toMatchObject({
    code: 1,
    stderr:
      '\nnpm error code EUSAGE\nnpm error Missing: two@2.0.0\n\nnpm ci failed; its own output is above.\n',
  });
});

test('two at the same time install once', async () => {
  const busy = createServer().listen(0, '127.0.0.1');
  const npmAtWork = once(busy, 'connection') as Promise<[Socket]>;
  await once(busy, 'listening');
  const { port } = busy.address() as AddressInfo;
  const onSaid = async (said: string) => {
    if (!said.includes('Another set-up is at work')) return;
    const [connection] = await npmAtWork;
    connection.end();
  };
  const start = () =>
    setUp({ NPM_BUSY_UNTIL_CLOSED: String(port) }, [], (said) => void onSaid(said));
  const runs = await Promise.all([start(), start()]);
  busy.close();
  expect(runs.map(({ code, stderr }) => ({ code, stderr }))).toEqual([
    { code: 0, stderr: '' },
    { code: 0, stderr: '' },
  ]);
  expect(runs.filter(({ stdout }) => stdout.includes('Another set-up is at work'))).toHaveLength(1);
  expect(npmCalls()).toEqual(['ci']);
});

test('the lock of a process that is gone does not hold up the next', async () => {
  // No process has this id: Linux counts to 2^22 at most.
  write('.cache/setup.lock/pid', String(2 ** 22 + 1));
  expect((await setUp()).code).toBe(0);
  expect(existsSync(path.join(root, '.cache/setup.lock'))).toBe(false);
});

function pretendNode(version: string): string[] {
  const code = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`;
  return ['--import', `data:text/javascript,${encodeURIComponent(code)}`];
}

test.each<[version: string, needed: string]>([
  ['18.20.8', own ? '20' : '22.18'],
  ...(own ? [] : [['20.20.2', '22.18'] satisfies [string, string]]),
])('Node %s is told what is needed before anything is installed', async (version, needed) => {
  expect(await setUp({}, pretendNode(version))).toEqual({
    code: 1,
    stdout: '',
    stderr:
      `\nThis project needs Node.js ${needed} or newer on this machine; this is ${version}. ` +
      'Install a current release from https://nodejs.org and run the command again. Nothing was installed.\n',
  });
  expect(npmCalls()).toEqual([]);
});

test.runIf(own)('Node 20 is enough where the lockfile brings a newer one along', async () => {
  expect((await setUp({}, pretendNode('20.20.2'))).code).toBe(0);
});

test.runIf(own)('without glibc, that one cannot run: 22.18 is needed', async () => {
  const withoutGlibc = `process.report.getReport = () => ({ header: {} })`;
  const flags = ['--import', `data:text/javascript,${encodeURIComponent(withoutGlibc)}`];
  const { code, stderr } = await setUp({}, [...pretendNode('22.17.1'), ...flags]);
  expect(code).toBe(1);
  expect(stderr).toContain('22.18 or newer');
  expect(npmCalls()).toEqual([]);
});

const BUILD = `import { appendFileSync, mkdirSync } from 'node:fs';
mkdirSync('dist', { recursive: true });
appendFileSync('builds.txt', 'built ');
`;

/** Installed, with a working Node. */
async function installed(): Promise<void> {
  await setUp();
  const node = path.join(root, 'node_modules/.bin/node');
  rmSync(node, { force: true });
  mkdirSync(path.dirname(node), { recursive: true });
  symlinkSync(process.execPath, node);
  write('packages/own/package.json', '{ "type": "module" }');
}

test('builds a package of the repository once, and again when one of its sources has changed', async () => {
  await installed();
  write('packages/own/scripts/build.ts', BUILD);
  write('packages/own/src/a.ts', '1');
  expect((await setUp()).stdout).toContain('Building packages/own…');
  expect(await setUp()).toEqual(SILENT);
  write('packages/own/src/deep/b.ts', '2');
  expect((await setUp()).stdout).toBe('Building packages/own…\n');
  rmSync(path.join(root, 'packages/own/dist'), { recursive: true });
  expect((await setUp()).stdout).toBe('Building packages/own…\n');
  expect(readFileSync(path.join(root, 'packages/own/builds.txt'), 'utf8')).toBe(
    'built built built ',
  );
});

test('a package that cannot be built stops the command, and is built the next time', async () => {
  await installed();
  write('packages/own/scripts/build.ts', 'process.exitCode = 1;\n');
  const failed = await setUp();
  expect([failed.code, failed.stderr]).toEqual([
    1,
    '\nA package of this repository could not be built.\n',
  ]);
  write('packages/own/scripts/build.ts', BUILD);
  expect((await setUp()).code).toBe(0);
});
