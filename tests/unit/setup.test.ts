import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../support/temporaryFolder.ts';

/**
 * Replaces npm: records its call, then installs the lockfile's one package, or fails with NPM_SAYS on
 * standard error. With NPM_WAITS it stays busy until the file `go` is there.
 */
const FAKE_NPM = `
const fs = require('node:fs');
fs.appendFileSync('calls.txt', process.argv[2] + '\\n');
while (process.env.NPM_WAITS && !fs.existsSync('go'))
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
if (process.env.NPM_SAYS) {
  process.stderr.write(process.env.NPM_SAYS);
  process.exit(1);
}
fs.rmSync('node_modules', { recursive: true, force: true });
fs.mkdirSync('node_modules/.bin', { recursive: true });
fs.symlinkSync(process.execPath, 'node_modules/.bin/node');
const lock = JSON.parse(fs.readFileSync('package-lock.json', 'utf8'));
delete lock.packages['node_modules/foreign'];
fs.writeFileSync('node_modules/.package-lock.json', JSON.stringify(lock));
`;

let root: string;

beforeEach(() => {
  root = temporaryFolder();
  mkdirSync(path.join(root, 'scripts'));
  cpSync('scripts/setup.mjs', path.join(root, 'scripts/setup.mjs'));
  write('npm-cli.js', FAKE_NPM);
  write('calls.txt', '');
  lockOneAt('1.0.0');
});

function write(file: string, content: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), content);
}

/** A lockfile of one package, and one for another platform, which is never installed. */
function lockOneAt(version: string): void {
  const foreign = { version: '1.0.0', optional: true };
  const packages = { '': {}, 'node_modules/one': { version }, 'node_modules/foreign': foreign };
  write('package-lock.json', JSON.stringify({ packages }));
}

/** Lets a busy npm finish once another run waits for it. */
function setUp(env: Record<string, string> = {}, ...command: string[]) {
  return new Promise<{ code: unknown; stdout: string; stderr: string }>((resolve) => {
    const running = execFile(
      process.execPath,
      [path.join(root, 'scripts/setup.mjs'), ...command],
      {
        cwd: tmpdir(),
        env: { PATH: process.env['PATH'], npm_execpath: path.join(root, 'npm-cli.js'), ...env },
      },
      (error, stdout, stderr) => resolve({ code: error?.code ?? 0, stdout, stderr }),
    );
    running.stdout?.on('data', (text) => {
      if (String(text).includes('Waiting for another set-up')) write('go', '');
    });
  });
}

const npmCalls = () => readFileSync(path.join(root, 'calls.txt'), 'utf8');

const SILENT = { code: 0, stdout: '', stderr: '' };

test('installs once, then does and prints nothing but the given program, whose exit code it returns', async () => {
  // The lock of a dead process is ignored; Linux counts to 2^22 at most.
  write('.cache/setup.pid', String(2 ** 22 + 1));
  const first = await setUp({ npm_config_user_agent: 'npm/11.15.0 node/v20.20.2' });
  expect(first).toMatchObject({ code: 0, stderr: '' });
  expect(first.stdout).toMatch(/^Installing the packages of the lockfile…\n.*npm 11\.16 or newer/);
  expect(await setUp()).toEqual(SILENT);
  expect(npmCalls()).toBe('ci\n');
  write('scripts/one.mjs', 'process.exit(3);');
  expect(await setUp({}, 'scripts/one.mjs')).toEqual({ ...SILENT, code: 3 });
});

test('the given program ends with the shell that started it', async () => {
  const waiting = 'setInterval(() => undefined, 1e6); process.stdout.write(String(process.pid));';
  write('scripts/wait.mjs', waiting);
  await setUp();
  const command = '"$0" scripts/setup.mjs scripts/wait.mjs; true';
  const shell = spawn('sh', ['-c', command, process.execPath], { cwd: root });
  const pid = String(await once(shell.stdout, 'data'));
  shell.kill();
  await expect.poll(() => existsSync(`/proc/${pid}`)).toBe(false);
});

test('npm runs no install script and takes only releases of the registry, a week old', () => {
  const lines = readFileSync('.npmrc', 'utf8').split('\n');
  // `allow-directory=root` is for workspaces.
  const strict =
    'ignore-scripts=true min-release-age=7 allow-git=none allow-remote=none allow-file=none allow-directory=root';
  expect(lines).toEqual(expect.arrayContaining(strict.split(' ')));
});

test.each([
  ['ECONNREFUSED', /^\nThe package registry could not be reached \(ECONNREFUSED\)/],
  ['EUSAGE', /^\nnpm error code EUSAGE\n\nnpm ci failed; see its output above\.\n$/],
])(
  'installs again for another version; a failure of npm is explained: %s',
  async (code, reason) => {
    await setUp();
    lockOneAt('2.0.0');
    const run = await setUp({ NPM_SAYS: `npm error code ${code}\n` });
    expect(run.code).toBe(1);
    expect(run.stderr).toMatch(reason);
    await setUp();
    expect(npmCalls()).toBe('ci\nci\nci\n');
  },
);

test('an old Node prints the required version before installing', async () => {
  const code = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.20.8' } })`;
  const run = await setUp({
    NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(code)}`,
  });
  expect(run.code).toBe(1);
  expect(run.stderr).toMatch(
    /^\nThis project needs Node\.js (?:20|22\.18) or newer on this machine; this is 18\.20\.8\. Install/,
  );
  expect(npmCalls()).toBe('');
});

test('two concurrent runs install once', async () => {
  const runs = await Promise.all([setUp({ NPM_WAITS: '1' }), setUp({ NPM_WAITS: '1' })]);
  for (const run of runs) expect(run).toMatchObject({ code: 0, stderr: '' });
  expect(npmCalls()).toBe('ci\n');
});

test('builds a workspace package once, and again after a source changes', async () => {
  const build = 'scripts/lib/buildPackage.ts';
  write('packages/own/tsconfig.build.json', '{}');
  write('packages/own/package.json', '{ "type": "module" }');
  write(build, 'process.exitCode = 1;');
  expect((await setUp()).stderr).toBe('\nA package of this repository could not be built.\n');
  write(build, "import { mkdirSync } from 'node:fs'; mkdirSync('dist', { recursive: true });");
  expect((await setUp()).stdout).toBe('Building packages/own…\n');
  expect(await setUp()).toEqual(SILENT);
  write('packages/own/src/deep/b.ts', '2');
  expect((await setUp()).stdout).toBe('Building packages/own…\n');
});
