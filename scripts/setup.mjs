// `node scripts/setup.mjs [--browser] [program or script] [its arguments]`: checks Node, installs from the
// lockfile if needed, builds the workspace packages whose sources have changed, with --browser sets up the
// tests' browser, and then runs the given program with the lockfile's Node. Uses only built-in modules and
// syntax that Node 14 parses, so that an old Node prints a message instead of a syntax error.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const BIN = path.join(ROOT, 'node_modules', '.bin');
const OWN_NODE = path.join(BIN, 'node');
const CACHE = path.join(ROOT, 'node_modules', '.cache', 'tallygrove');
const LOCK = path.join(ROOT, '.cache', 'setup.pid');
const UNREACHABLE =
  /\b(ENOTFOUND|ECONNREFUSED|ETIMEDOUT|EAI_AGAIN|ECONNRESET|ENETUNREACH|EHOSTUNREACH|ENOTCACHED)\b/;

/** A failure with a message of its own, printed without a stack. */
class Explained extends Error {}

function read(...place) {
  try {
    return readFileSync(path.join(ROOT, ...place), 'utf8');
  } catch {
    return '';
  }
}

/** Whether the lockfile has a newer Node for this machine. Its binary needs glibc. */
function bringsItsOwnNode() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return false;
  return process.report.getReport().header.glibcVersionRuntime !== undefined;
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const own = bringsItsOwnNode();
  if (own ? major >= 20 : major > 22 || (major === 22 && minor >= 18)) return;
  throw new Explained(
    `This project needs Node.js ${own ? '20' : '22.18'} or newer on this machine; this is ` +
      `${process.versions.node}. Install a current release from https://nodejs.org and run the ` +
      'command again. Nothing was installed.',
  );
}

/** Whether npm's record names each required package of the lockfile. */
function isInstalled() {
  const record = read('node_modules', '.package-lock.json');
  if (record === '' || (bringsItsOwnNode() && !existsSync(OWN_NODE))) return false;
  const { packages } = JSON.parse(record);
  return Object.entries(JSON.parse(read('package-lock.json')).packages).every(
    ([place, { version, optional }]) =>
      place === '' || optional || (packages[place] && packages[place].version === version),
  );
}

function npmCi() {
  process.stdout.write('Installing the packages of the lockfile…\n');
  const [, major, minor] = /^npm\/(\d+)\.(\d+)/.exec(process.env.npm_config_user_agent || '') || [];
  if (major < 11 || (major === '11' && minor < 16)) {
    process.stdout.write(
      'To change packages use npm 11.16 or newer: older ones ignore a part of .npmrc.\n',
    );
  }
  const cli = process.env.npm_execpath || '';
  const [npm, first] = cli.endsWith('.js') ? [process.execPath, [cli]] : ['npm', []];
  const retries = ['--fetch-retries=1', '--fetch-retry-mintimeout=2000'];
  const { status, stdout, stderr, error } = spawnSync(
    npm,
    first.concat(['ci', '--prefer-offline'], retries),
    {
      cwd: ROOT,
      shell: npm === 'npm' && process.platform === 'win32',
      encoding: 'utf8',
      // An inherited NODE_ENV=production would omit the tools.
      env: Object.assign({}, process.env, { NODE_ENV: 'development', npm_config_include: 'dev' }),
    },
  );
  if (status === 0) return;
  const output = error ? error.message : `${stdout}${stderr}`.trim();
  const [code] = UNREACHABLE.exec(output) || [];
  if (!code) throw new Explained(`${output}\n\nnpm ci failed; see its output above.`);
  throw new Explained(
    `The package registry could not be reached (${code}), so the packages of this project could ` +
      'not be installed. Check the network connection and, behind a proxy or a mirror, what ' +
      '`npm config get registry` and `npm config get proxy` show. Then run the command again.',
  );
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** A lock: a file with the owner's process id. */
function takeLock() {
  mkdirSync(path.dirname(LOCK), { recursive: true });
  for (let waits = 0; ; waits += 1) {
    try {
      writeFileSync(LOCK, String(process.pid), { flag: 'wx' });
      return;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    const pid = Number(read('.cache', 'setup.pid'));
    if (pid > 0 && !isAlive(pid)) rmSync(LOCK, { force: true });
    else if (waits === 0) {
      process.stdout.write(`Waiting for another set-up to finish (process ${pid})…\n`);
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
  }
}

/** Does the work once: another process may have done it while it held the lock. */
function once(isDone, work) {
  if (isDone()) return;
  takeLock();
  try {
    if (!isDone()) work();
  } finally {
    rmSync(LOCK, { force: true });
  }
}

function install() {
  npmCi();
  // npm ignores failures of optional packages, and Node.js is one.
  if (isInstalled()) return;
  throw new Explained('The installation is incomplete. Run the command again.');
}

/** The files in a folder and its subfolders, in order; none if it does not exist. */
function filesIn(folder) {
  if (!existsSync(folder)) return [];
  const found = readdirSync(folder, { recursive: true }).map((name) => path.join(folder, name));
  return found.filter((place) => statSync(place).isFile()).toSorted();
}

const node = () => (existsSync(OWN_NODE) ? OWN_NODE : process.execPath);

/** Runs a script to its end. @throws what it says on failure */
function runNode(script, cwd, failure) {
  const { status } = spawnSync(node(), [script], { cwd, stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0) throw new Explained(failure);
}

/** Builds a package that has a build, unless its sources are those of its last one. */
function buildPackage(folder) {
  const script = path.join(ROOT, 'scripts', 'lib', 'buildPackage.ts');
  if (!existsSync(path.join(folder, 'tsconfig.build.json'))) return;
  const hash = createHash('sha256').update(read('package-lock.json'));
  const settings = ['package.json', 'vite.config.ts', 'tsconfig.build.json'];
  const sources = settings.map((name) => path.join(folder, name)).filter(existsSync);
  for (const file of sources.concat(filesIn(path.join(folder, 'src')), script)) {
    hash.update(`\0${path.relative(folder, file)}\0`).update(readFileSync(file));
  }
  const wanted = hash.digest('hex');
  const stamp = path.join(CACHE, `built-${path.basename(folder)}`);
  const isBuilt = () =>
    existsSync(path.join(folder, 'dist')) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === wanted;
  once(isBuilt, () => {
    process.stdout.write(`Building packages/${path.basename(folder)}…\n`);
    runNode(script, folder, 'A package of this repository could not be built.');
    mkdirSync(CACHE, { recursive: true });
    writeFileSync(stamp, wanted);
  });
}

function buildPackages() {
  const packages = path.join(ROOT, 'packages');
  if (!existsSync(packages)) return;
  for (const name of readdirSync(packages)) buildPackage(path.join(packages, name));
}

/** Runs a script of the project or a binary of its packages; exits with its code. */
function run(command) {
  const isScript = /\.(?:ts|m?js)$/.test(command[0]);
  const isWindows = process.platform === 'win32';
  const child = spawn(isScript ? node() : command[0], command.slice(isScript ? 0 : 1), {
    cwd: ROOT,
    stdio: 'inherit',
    shell: isWindows && !isScript,
    env: Object.assign({}, process.env, {
      PATH: [BIN, process.env.PATH || ''].join(path.delimiter),
    }),
  });
  // A terminal sends Ctrl+C to both; other signals reach only this process.
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'));
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  // npm's shell does not pass on a signal before it ends.
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || child.kill(), 500).unref();
  child.on('error', (error) => {
    process.stderr.write(`\n${command[0]} could not be started: ${error.message}\n`);
    process.exit(1);
  });
  child.on('close', (code) => {
    process.exit(code === null ? 1 : code);
  });
}

try {
  const given = process.argv.slice(2);
  const needsBrowser = given[0] === '--browser';
  const command = needsBrowser ? given.slice(1) : given;
  checkNode();
  once(isInstalled, install);
  buildPackages();
  if (needsBrowser) {
    const script = path.join(ROOT, 'scripts', 'browser.ts');
    runNode(script, ROOT, 'The browser for the tests could not be set up.');
  }
  if (command.length > 0) run(command);
} catch (error) {
  // System errors, such as a full disk or a missing permission, have a code and a clear message.
  const expected = error instanceof Explained || error.code !== undefined;
  process.stderr.write(`\n${expected ? error.message : error.stack}\n`);
  process.exitCode = 1;
}
