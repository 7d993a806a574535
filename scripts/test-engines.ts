// `npm run test:engines`: journeys and drawings of the built site in every installed engine. `--require`
// makes a missing engine a failure; other arguments go to Playwright.
import { spawnSync } from 'node:child_process';
import { engineNames, findEngine, leftOut } from './lib/engines.ts';

const given = process.argv.slice(2);
const args = given.filter((argument) => argument !== '--require');
const missing = engineNames.filter((name) => findEngine(name) === undefined);
for (const name of missing) process.stdout.write(`${leftOut(name)}\n`);
if (missing.length > 0 && args.length < given.length) process.exit(1);

const command = ['test', '--config', 'playwright.engines.config.ts', ...args];
const run = spawnSync('playwright', command, {
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
process.exitCode = run.status ?? 1;
