import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { NOW_IN_SQLITE, toStoredTime } from '../../src/stored-time.ts';

test.each([
  ['2026-11-20', '2026-11-20T00:00:00+00:00'],
  ['2026-11-20 09:05', '2026-11-20T09:05:00+00:00'],
  ['2026-11-20T09:05:07z', '2026-11-20T09:05:07+00:00'],
  ['2026-11-20T09:05:07.120000Z', '2026-11-20T09:05:07.12+00:00'],
  ['2026-11-20T09:05:07.123456+00:00', '2026-11-20T09:05:07.123456+00:00'],
  ['2026-11-20 00:30:00 +01', '2026-11-19T23:30:00+00:00'],
  ['2026-11-20T09:00:00-0330', '2026-11-20T12:30:00+00:00'],
])('%s is stored as %s', (value, stored) => {
  expect(toStoredTime(value)).toBe(stored);
});

test('stored times sort as text', () => {
  const sorted = ['07', '07.1', '07.12', '07.123456', '07.2', '08'].map((seconds) =>
    toStoredTime(`2026-11-20T09:05:${seconds}Z`),
  );
  const texts = sorted.map(String);
  expect(texts.toSorted((a, b) => (a < b ? -1 : 1))).toEqual(sorted);
});

test('SQLite’s current time has the same format', () => {
  const database = new DatabaseSync(':memory:');
  const at = (moment: string) =>
    Object.values(
      database.prepare(`select ${NOW_IN_SQLITE.replace("'now'", `'${moment}'`)}`).get() ?? {},
    );
  for (const moment of ['09:05:07', '09:05:00', '09:05:07.12', '09:05:07.123', '10:00:00']) {
    const value = `2026-11-20T${moment}Z`;
    expect(at(value)).toEqual([toStoredTime(value)]);
  }
});
