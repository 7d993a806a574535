// Runs `npm ci` and shows that it is working. Built-in modules and old syntax only.
import { spawn } from 'node:child_process';
import path from 'node:path';

const PLAIN_LINE_EVERY_S = 10;
const UNREACHABLE =
  /\b(ENOTFOUND|ECONNREFUSED|ETIMEDOUT|EAI_AGAIN|ECONNRESET|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|ENOTCACHED)\b/;

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

function showProgress(label) {
  const started = Date.now();
  const live = process.stdout.isTTY && !process.env.CI;
  const seconds = () => Math.round((Date.now() - started) / 1000);
  if (!live) process.stdout.write(`${label}\n`);
  const timer = setInterval(() => {
    if (live) process.stdout.write(`\r${label} ${seconds()} s `);
    else if (seconds() % PLAIN_LINE_EVERY_S === 0) process.stdout.write(`  … ${seconds()} s\n`);
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
    ['ci', '--no-audit', '--no-fund', '--loglevel=error', '--no-progress', '--prefer-offline'],
    retryFlags(),
  );
  const stop = showProgress('Installing the packages of the lockfile…');
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(command, args, {
      cwd: root,
      shell,
      stdio: ['ignore', 'pipe', 'pipe'],
      // A production setting inherited from outside would leave the tools out.
      env: Object.assign({}, process.env, { NODE_ENV: 'development', npm_config_include: 'dev' }),
    });
    const forward = (signal) => child.kill(signal);
    process.once('SIGINT', forward);
    process.once('SIGTERM', forward);
    const finish = (ok, extra) => {
      process.removeListener('SIGINT', forward);
      process.removeListener('SIGTERM', forward);
      output += extra;
      const found = ok ? null : UNREACHABLE.exec(output);
      resolve({ ok, seconds: stop(), output, unreachable: found ? found[1] : undefined });
    };
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => finish(false, `npm could not be started: ${error.message}\n`));
    child.on('close', (code, signal) =>
      finish(code === 0, signal ? `npm was stopped (${signal})\n` : ''),
    );
  });
}
