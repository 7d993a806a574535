import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test, vi } from 'vitest';
import { temporaryFolder } from './hooks.ts';
import { startPeople } from './people.ts';
import { PASSWORD } from './support.ts';

const dataFile = join(temporaryFolder(afterAll), 'data.db');
const people = await startPeople({ dataFile });

/** SQLite counts in these bytes of the file how many commits have written to it. */
const writes = () => readFileSync(dataFile).readUInt32BE(24);

async function confirm(email: string): Promise<void> {
  await people.askForLink(email);
  await people.openLink(email);
  people.later(60);
}

/** How an address came to be known. */
const STATES: Readonly<Record<string, (email: string) => Promise<unknown>>> = {
  unknown: async () => undefined,
  waiting: (email) => people.signUp(email, PASSWORD, 'Vera'),
  asking: (email) => people.askForLink(email),
  confirmed: confirm,
  'asking again': (email) => confirm(email).then(() => people.askForLink(email)),
};

test.for([
  ['signup', { password: 'another password', data: { display_name: 'Robbed' } }, ['hash']],
  ['otp', { create_user: true }, []],
  ['otp', { create_user: false }, []],
  ['recover', {}, []],
] as const)('%s %o works the same for every address, in one commit', async ([path, sent, work]) => {
  for (const [state, prepare] of Object.entries(STATES)) {
    // Within a minute of the last mail, while its link is open, and after it expired.
    for (const seconds of [30, 60, 600]) {
      const email = `${crypto.randomUUID()}@example.test`;
      await prepare(email);
      people.later(seconds);
      people.work.length = 0;
      const before = writes();
      const prepared = vi.spyOn(DatabaseSync.prototype, 'prepare');
      const { status } = await people.post(path, { ...sent, email }, { peer: '10.0.0.2' });
      const verbs = prepared.mock.calls.map(([sql]) => sql.trim().split(/\s/u)[0] ?? '');
      prepared.mockRestore();
      const stored = verbs.filter((verb) => /begin|commit|rollback|insert/u.test(verb)).join(' ');
      const seen = [state, seconds, status, stored, writes() - before, people.work];
      expect(seen).toEqual([state, seconds, 200, 'begin insert insert insert commit', 1, work]);
      people.later(300);
    }
  }
});
