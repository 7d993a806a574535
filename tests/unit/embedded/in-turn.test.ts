import { expect, test } from 'vitest';
import { createInTurn } from '../../../scripts/embedded-supabase/in-turn.ts';
import { flush } from '../../support/flush.ts';

function started() {
  const inTurn = createInTurn();
  const begun: string[] = [];
  const open = new Map<string, { resolve(value: string): void; reject(error: Error): void }>();
  const run = (key: string, name: string) =>
    inTurn(key, () => {
      begun.push(name);
      return new Promise<string>((resolve, reject) => open.set(name, { resolve, reject }));
    });
  return { run, begun, open };
}

test('the same key waits for the one before, another does not', async () => {
  const { run, begun, open } = started();
  const all = [run('a', 'a1'), run('a', 'a2'), run('b', 'b1'), run('a', 'a3')];
  await flush();
  expect(begun).toEqual(['a1', 'b1']);
  open.get('a1')?.resolve('first');
  await flush();
  expect(begun).toEqual(['a1', 'b1', 'a2']);
  open.get('a2')?.reject(new Error('no'));
  await expect(all[1]).rejects.toThrow('no');
  await flush();
  expect(begun).toEqual(['a1', 'b1', 'a2', 'a3']);
  open.get('a3')?.resolve('third');
  open.get('b1')?.resolve('other');
  expect(await Promise.all([all[0], all[2], all[3]])).toEqual(['first', 'other', 'third']);
});

test('who comes when the first has ended waits for the one that has begun since', async () => {
  const { run, begun, open } = started();
  const first = run('a', 'a1');
  void run('a', 'a2');
  await flush();
  open.get('a1')?.resolve('x');
  await first;
  void run('a', 'a3');
  await flush();
  expect(begun).toEqual(['a1', 'a2']);
  open.get('a2')?.resolve('x');
  await flush();
  expect(begun).toEqual(['a1', 'a2', 'a3']);
});

test('who comes after all of them have ended waits for nobody', async () => {
  const { run, begun, open } = started();
  const first = run('a', 'a1');
  await flush();
  open.get('a1')?.resolve('x');
  await first;
  void run('a', 'a2');
  await flush();
  expect(begun).toEqual(['a1', 'a2']);
});
