import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { linkTo, openLink } from '../src/testing/calls.ts';
import { PASSWORD } from './support.ts';
import { REFUSED, startPeople, tooMany, type People } from './people.ts';

const OWNER = 'owner@example.test';
const WAITING = 'waiting@example.test';
const PASSWORDLESS = 'student@example.test';
const UNKNOWN = 'unknown@example.test';

let people: People;
beforeAll(async () => {
  people = await startPeople();
});
afterAll(() => people.backend.close());
beforeEach(async () => {
  await people.reset();
  await people.signUp(OWNER, PASSWORD);
  await people.openLink(OWNER);
  await people.signUp(WAITING, PASSWORD);
  people.later(60);
});

/** Sends distinct wrong passwords, one after another. */
async function guess(count: number, email: string, peerOf: (index: number) => string) {
  const answers = [];
  for (let index = 0; index < count; index += 1) {
    answers.push(await people.byPassword(email, `guess ${index}`, { peer: peerOf(index) }));
  }
  return answers;
}
const times = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);

describe('sixty wrong passwords', () => {
  test.for([OWNER, WAITING, PASSWORDLESS, UNKNOWN])(
    'for %s, from many machines: ten are reported as wrong, the others have to wait',
    async (email) => {
      expect(await guess(60, email, (index) => `10.0.1.${index}`)).toEqual([
        ...times(10, REFUSED),
        ...times(50, tooMany(300)),
      ]);
      expect(await people.byPassword(email, 'one more', { peer: '10.0.2.1' })).toEqual(
        tooMany(300),
      );
      people.later(299);
      expect(await people.byPassword(email, 'one more', { peer: '10.0.2.1' })).toEqual(tooMany(1));
      people.later(1);
      expect(await people.byPassword(email, 'one more', { peer: '10.0.2.1' })).toEqual(REFUSED);
    },
  );

  test('for many addresses, from one machine: thirty are reported as wrong, the others have to wait', async () => {
    const answers = [];
    for (let index = 0; index < 60; index += 1) {
      const email =
        index % 2 === 0 ? `person.${index}@example.test` : OWNER.replace('o', `o${index}`);
      answers.push(await people.byPassword(email, 'a guess', { peer: '10.0.0.9' }));
    }
    expect(answers).toEqual([...times(30, REFUSED), ...times(30, tooMany(300))]);
    // Other callers for that address have their own count.
    expect(await people.byPassword(UNKNOWN, 'a guess', { peer: '10.0.0.8' })).toEqual(REFUSED);
  });

  test.for(['10.0.0.9', '10.0.0.8'])('do not keep the owner at %s out', async (peer) => {
    await guess(60, OWNER, () => '10.0.0.9');
    expect((await people.byPassword(OWNER, PASSWORD, { peer })).status).toBe(200);
    expect((await people.askForLink(OWNER, { peer })).status).toBe(200);
    const answer = await openLink(people.backend, linkTo(people.backend, OWNER), { peer });
    expect(answer.status).toBe(200);
  });
});

test('a password that was wrong works once it is the right one', async () => {
  const next = 'plenty-of-hazelnuts';
  expect(await people.byPassword(OWNER, next)).toEqual(REFUSED);
  expect(await people.byPassword(OWNER, next)).toEqual(REFUSED);
  await people.askForLink(OWNER);
  expect((await people.change(await people.openLink(OWNER), { password: next })).status).toBe(200);
  expect((await people.byPassword(OWNER, next)).status).toBe(200);
  expect(await people.byPassword(OWNER, PASSWORD)).toEqual(REFUSED);
});

test('each caller has at most four passwords for an address compared at a time', async () => {
  const many = Array.from({ length: 12 }, (_, index) =>
    people.byPassword(OWNER, `guess ${index}`, { peer: '10.0.0.9' }),
  );
  const own = people.byPassword(OWNER, PASSWORD, { peer: '10.0.0.8' });
  expect(await Promise.all(many)).toEqual([...times(4, REFUSED), ...times(8, tooMany(1))]);
  expect((await own).status).toBe(200);
  expect((await people.byPassword(OWNER, PASSWORD, { peer: '10.0.0.9' })).status).toBe(200);
});
