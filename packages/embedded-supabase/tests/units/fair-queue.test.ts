import { expect, test } from 'vitest';
import { createFairQueue } from '../../src/fair-queue.ts';
import { flush } from '../support.ts';

/** A queue whose jobs the test completes by hand, and the jobs that have started. */
function begun(maxWaiting = 100) {
  const queue = createFairQueue(() => new Error('full'), maxWaiting);
  const names: string[] = [];
  let finish: (error?: Error) => void = () => undefined;
  return {
    names,
    ask(name: string, signal: AbortSignal = new AbortController().signal) {
      const [peer] = name.split(' ');
      const answer = queue.run({ peer, signal }, () => {
        names.push(name);
        return new Promise<string>((resolve, reject) => {
          finish = (error) => (error === undefined ? resolve(`did ${name}`) : reject(error));
        });
      });
      answer.catch(() => undefined);
      return answer;
    },
    async finish(error?: Error, jobs = 1) {
      for (let left = jobs; left > 0; left -= 1) {
        await flush();
        finish(error);
      }
      await flush();
    },
  };
}

test('one at a time, in turn between peers, each with its own result or error', async () => {
  const queue = begun();
  const names = ['a 1', 'a 2', 'a 3', 'b 1', 'c 1', 'b 2'];
  const [first, second] = names.map((name) => queue.ask(name));
  await flush();
  expect(queue.names).toEqual(['a 1']);
  await queue.finish(new Error('broken'));
  await expect(first).rejects.toThrow('broken');
  await queue.finish(undefined, 5);
  await expect(second).resolves.toBe('did a 2');
  void queue.ask('a 4');
  await queue.finish();
  expect(queue.names).toEqual(['a 1', 'a 2', 'b 1', 'c 1', 'a 3', 'b 2', 'a 4']);
});

test('a job whose caller has gone is dropped and makes room, unless it has started', async () => {
  const queue = begun(1);
  const gone = new AbortController();
  const started = queue.ask('a 1', gone.signal);
  const left = queue.ask('a 2', gone.signal);
  gone.abort(new Error('gone'));
  await expect(left).rejects.toThrow('gone');
  void queue.ask('a 3');
  await queue.finish();
  await expect(started).resolves.toBe('did a 1');
  expect(queue.names).toEqual(['a 1', 'a 3']);
  await expect(queue.ask('a 4', gone.signal)).rejects.toThrow('gone');
});

test('a full queue refuses, and the peer with the most jobs makes room for others', async () => {
  const queue = begun(3);
  const first = ['a 1', 'a 2', 'a 3', 'a 4'].map((name) => queue.ask(name));
  await expect(queue.ask('a 5')).rejects.toThrow('full');
  void queue.ask('b 1');
  await expect(first[3]).rejects.toThrow('full');
  // Eviction would not make the shares more even.
  await expect(queue.ask('b 2')).rejects.toThrow('full');
  await queue.finish(undefined, 4);
  expect(queue.names).toEqual(['a 1', 'a 2', 'b 1', 'a 3']);
});
