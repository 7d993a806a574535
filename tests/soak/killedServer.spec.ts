import { readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { startServer, visitor, type Person, type Server } from './server.ts';
import { seeded } from '../support/seeded.ts';

/** `SOAK_SEED` repeats a run with the same moments, as far as the machine allows. */
const SEED = Number(process.env['SOAK_SEED'] ?? Math.floor(Math.random() * 2 ** 31));
const KILLS = Number(process.env['SOAK_KILLS'] ?? 50);
const PORT = Number(process.env['E2E_PORT'] ?? 4273) + 1000;
const ORIGIN = `http://localhost:${PORT}`;
const VISITORS = 3;

test.setTimeout(20 * 60_000);

let running: Server | undefined;
test.afterEach(async () => {
  running?.kill();
  await running?.ended;
});

test(`the development server killed ${KILLS} times loses no confirmed account`, async () => {
  process.stdout.write(`SOAK_SEED=${SEED} SOAK_KILLS=${KILLS}\n`);
  const random = seeded(SEED);
  const dataFile = test.info().outputPath('data.db');
  const people = visitor(ORIGIN);
  const confirmed: Person[] = [];
  const lost: Person[] = [];
  const starts: number[] = [];
  let begun = 0;
  let signIns = 0;
  let killedStarting = 0;

  /** Creates accounts one after another until the server dies. */
  async function visit(): Promise<void> {
    for (;;) {
      begun += 1;
      const person = { email: `person.${begun}@example.test`, password: `password ${begun}` };
      if (await people.signUp(person)) confirmed.push(person);
      if (await people.signIn(person)) signIns += 1;
    }
  }

  async function check(from: number): Promise<void> {
    for (const person of confirmed.slice(from)) {
      if (!(await people.signIn(person))) lost.push(person);
    }
  }

  function start(): Server {
    // Cheap passwords and one caller for all accounts, because the data are under test.
    running = startServer('start', PORT, {
      EMBEDDED_DATA_FILE: dataFile,
      EMBEDDED_PASSWORD_COST: '4',
      EMBEDDED_FREE_MAILS: '1',
    });
    return running;
  }

  let checked = 0;
  for (let kill = 0; kill < KILLS; kill += 1) {
    const server = start();
    const began = Date.now();
    if (random() < 0.2) {
      await sleep(random() * 1500);
      killedStarting += 1;
      server.kill();
      await server.ended;
      continue;
    }
    await server.ready;
    starts.push(Date.now() - began);
    await check(checked);
    checked = confirmed.length;
    // Each ends with a request without an answer.
    const visits = Promise.allSettled(Array.from({ length: VISITORS }, visit));
    // However slow the machine, every other server has confirmed an account before it is killed.
    if (kill % 2 === 0) {
      await expect.poll(() => confirmed.length, { timeout: 60_000 }).toBeGreaterThan(checked);
    }
    await sleep(20 + random() * 1500);
    server.kill();
    await server.ended;
    await visits;
  }

  const last = start();
  await last.ready;
  await check(0);
  last.kill();
  await last.ended;

  const setAside = readdirSync(path.dirname(dataFile)).filter((name) => name.includes('.aside-'));
  const median = starts.toSorted((a, b) => a - b)[Math.floor(starts.length / 2)];
  process.stdout.write(
    `${KILLS} kills (${killedStarting} while starting), ${begun} accounts begun, ` +
      `${confirmed.length} confirmed, ${signIns} sign-ins, ${lost.length} lost, ` +
      `${setAside.length} files set aside, median start ${median} ms\n`,
  );
  expect(lost).toEqual([]);
  // Only files that were never completed may be set aside, and they contain no account.
  expect(setAside.length).toBeLessThanOrEqual(killedStarting);
});
