// Set-up before every command: installs from the lockfile when node_modules is missing or stale,
// checks the Node that the tools will run on and, with --browser, unpacks the pinned browser.
// Built-in modules only, and syntax that Node 14 still parses, so that a Node too old gets a
// sentence and not a syntax error.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { difference, isInstalled, validStamp, writeStamp } from './lib/installState.mjs';
import { takeLock } from './lib/lock.mjs';
import { npmCi } from './lib/npmCi.mjs';

const ROOT = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const OWN_NODE = path.join(ROOT, 'node_modules', '.bin', 'node');
/** From this release on Node runs TypeScript files as they are. */
const TOOLS_NEED = [22, 18];

/** A failure that is explained by its own sentence: printed without a stack. */
class Explained extends Error {}

function atLeast(version, [major, minor]) {
  const [haveMajor, haveMinor] = version.replace(/^v/, '').split('.').map(Number);
  return haveMajor > major || (haveMajor === major && haveMinor >= minor);
}

function checkStartingNode() {
  if (atLeast(process.versions.node, [20, 0])) return;
  throw new Explained(
    `This project needs Node.js 20 or newer to set itself up; this is ${process.versions.node}. ` +
      'Install a current release from https://nodejs.org and run the command again.',
  );
}

/** The version of the Node that npm's scripts find first: the installed one, else the machine's. */
function toolsNode() {
  if (!existsSync(OWN_NODE)) return process.versions.node;
  const run = spawnSync(OWN_NODE, ['--version'], { encoding: 'utf8' });
  if (run.status === 0) return run.stdout.trim().replace(/^v/, '');
  // It cannot run here (a Linux without glibc, for example): let the machine's own serve.
  rmSync(OWN_NODE, { force: true });
  return process.versions.node;
}

function checkToolsNode(version) {
  if (atLeast(version, TOOLS_NEED)) return;
  throw new Explained(
    `The tools need Node.js ${TOOLS_NEED.join('.')} or newer; they would run on ${version}. ` +
      'On Linux x64 with glibc a newer one is installed with the packages; on this machine, ' +
      'install Node.js 24 from https://nodejs.org and run the command again.',
  );
}

function installationFailure({ output, unreachable }) {
  if (unreachable) {
    return new Explained(
      `The package registry could not be reached (${unreachable}), so the packages of this ` +
        'project could not be installed. Check the network connection and, behind a proxy or a ' +
        'mirror, the settings that `npm config get registry` and `npm config get proxy` show. ' +
        'Then run the command again: it continues from there.',
    );
  }
  return new Explained(`${output.trim()}\n\nnpm ci failed; its own output is above.`);
}

async function install() {
  const release = await takeLock(path.join(ROOT, '.cache', 'setup.lock'), (pid) => {
    const who = pid === undefined ? '' : ` (process ${pid})`;
    process.stdout.write(`Another set-up is at work${who}; waiting for it…\n`);
  });
  try {
    // Whoever held the lock before may have done the work.
    const done = validStamp(ROOT);
    if (done) return done.node;
    if (!isInstalled(ROOT) || difference(ROOT) !== undefined) {
      const result = await npmCi(ROOT);
      if (!result.ok) throw installationFailure(result);
      // npm counts a failed optional package as success, and the tools' own programs are such.
      const missing = difference(ROOT);
      if (missing) {
        throw new Explained(`The installation is incomplete: ${missing}. Run the command again.`);
      }
      process.stdout.write(`Packages installed in ${result.seconds} s.\n`);
    }
    const node = toolsNode();
    checkToolsNode(node);
    writeStamp(ROOT, node);
    return node;
  } finally {
    release();
  }
}

/** Unpacked already? Then not even a second process is started. */
function browserReady() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return false;
  const source = path.join(ROOT, 'node_modules', '@sparticuz', 'chromium', 'package.json');
  const { version } = JSON.parse(readFileSync(source, 'utf8'));
  return existsSync(
    path.join(ROOT, 'node_modules', '.cache', 'tallygrove', `chromium-${version}`, 'chromium'),
  );
}

function setUpBrowser() {
  if (browserReady()) return;
  const node = existsSync(OWN_NODE) ? OWN_NODE : process.execPath;
  const run = spawnSync(node, [path.join(ROOT, 'scripts', 'browser.ts')], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (run.status !== 0) throw new Explained('The browser for the tests could not be set up.');
}

async function main() {
  checkStartingNode();
  const stamp = validStamp(ROOT);
  if (stamp === undefined) await install();
  else if (!existsSync(OWN_NODE)) checkToolsNode(process.versions.node);
  if (process.argv.includes('--browser')) setUpBrowser();
}

main().catch((error) => {
  // An error with a code is the system's own (a full disk, a missing permission): its message says it.
  const expected = error instanceof Explained || error.code !== undefined;
  process.stderr.write(`\n${expected ? error.message : error.stack}\n`);
  process.exitCode = 1;
});
