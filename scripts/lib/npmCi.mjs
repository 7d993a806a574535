// Runs `npm ci`, shows that it is working, and gives up early when the registry does not answer.
// Built-in modules and old syntax only.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';

const PLAIN_LINE_EVERY_S = 10;
const FIRST_ANSWER_WITHIN_S = 15;
const SILENCE_S = 60;
const NETWORK_CODE =
  /\b(ENOTFOUND|ECONNREFUSED|ETIMEDOUT|EAI_AGAIN|ECONNRESET|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|ENOTCACHED)\b/;
const CHATTER = /^npm (http|warn)\b/i;

/** How to call the npm that started us; the one on the PATH when we were started without npm. */
function npmCommand() {
  const cli = process.env.npm_execpath;
  if (cli && /^npm-cli\.c?js$/.test(path.basename(cli))) return [process.execPath, [cli], false];
  return ['npm', [], process.platform === 'win32'];
}

/** npm waits up to 70 s between its tries; nobody should stare that long at an unplugged network. */
function retryFlags() {
  const decided = Object.keys(process.env).some((name) => /^npm_config_fetch_retr/i.test(name));
  return decided ? [] : ['--fetch-retry-mintimeout=2000', '--fetch-retry-maxtimeout=10000'];
}

/**
 * Follows npm's log of its requests. npm itself tries every single package to the end, minutes of it,
 * even when the registry's address does not exist.
 */
function requestLog() {
  const started = Date.now();
  let answered = 0;
  let lastAnswer = Date.now();
  let refusal;
  let retriesFailed = false;
  return {
    read(line) {
      if (/ fetch \w+ (2\d\d|304) /.test(line)) {
        answered += 1;
        lastAnswer = Date.now();
        refusal = undefined;
        return;
      }
      const attempt = / attempt (\d+) failed with (\S+)/.exec(line);
      if (!attempt || !NETWORK_CODE.test(attempt[2])) return;
      refusal = attempt[2];
      if (Number(attempt[1]) > 1) retriesFailed = true;
    },
    answered: () => answered,
    /** The network's error code once it is plain that waiting on is useless. */
    hopeless() {
      if (refusal === undefined) return undefined;
      const now = Date.now();
      const patienceOver =
        answered === 0
          ? retriesFailed || now - started > FIRST_ANSWER_WITHIN_S * 1000
          : now - lastAnswer > SILENCE_S * 1000;
      return patienceOver ? refusal : undefined;
    },
  };
}

function showProgress(label, requests) {
  const started = Date.now();
  const live = process.stdout.isTTY && !process.env.CI;
  const seconds = () => Math.round((Date.now() - started) / 1000);
  const state = () => `${seconds()} s, ${requests.answered()} answers of the registry`;
  if (!live) process.stdout.write(`${label}\n`);
  const timer = setInterval(() => {
    if (live) process.stdout.write(`\r${label} ${state()} `);
    else if (seconds() % PLAIN_LINE_EVERY_S === 0) process.stdout.write(`  … ${state()}\n`);
  }, 1000);
  return () => {
    clearInterval(timer);
    if (live) process.stdout.write('\r\x1b[K');
    return seconds();
  };
}

/**
 * Installs exactly what the lockfile says. Resolves to `{ ok, seconds, output, unreachable }`:
 * `unreachable` is the network's error code when the package registry could not be reached.
 */
export function npmCi(root) {
  const [command, leading, shell] = npmCommand();
  const args = leading.concat(
    ['ci', '--no-audit', '--no-fund', '--loglevel=http', '--no-progress', '--prefer-offline'],
    retryFlags(),
  );
  const requests = requestLog();
  const stop = showProgress('Installing the packages of the lockfile…', requests);
  return new Promise((resolve) => {
    let output = '';
    let gaveUp;
    const child = spawn(command, args, {
      cwd: root,
      shell,
      stdio: ['ignore', 'pipe', 'pipe'],
      // A production setting inherited from outside would leave the tools out.
      env: Object.assign({}, process.env, { NODE_ENV: 'development', npm_config_include: 'dev' }),
    });
    // npm takes its time over a polite signal.
    const forward = () => child.kill('SIGKILL');
    process.once('SIGINT', forward);
    process.once('SIGTERM', forward);
    const watching = setInterval(() => {
      gaveUp = gaveUp || requests.hopeless();
      if (gaveUp) child.kill('SIGKILL');
    }, 500);
    const finish = (ok, extra) => {
      clearInterval(watching);
      process.removeListener('SIGINT', forward);
      process.removeListener('SIGTERM', forward);
      output += extra;
      const found = ok ? null : NETWORK_CODE.exec(output);
      const unreachable = gaveUp || (found ? found[1] : undefined);
      resolve({ ok, seconds: stop(), output, unreachable });
    };
    const keep = (line) => {
      requests.read(line);
      if (!CHATTER.test(line)) output += `${line}\n`;
    };
    createInterface({ input: child.stdout }).on('line', keep);
    createInterface({ input: child.stderr }).on('line', keep);
    child.on('error', (error) => finish(false, `npm could not be started: ${error.message}\n`));
    child.on('close', (code, signal) =>
      finish(code === 0, signal ? `npm was stopped (${signal})\n` : ''),
    );
  });
}
