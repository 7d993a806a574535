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

test('one at a time, in turn between peers', async () => {
  const queue = begun();
  for (const name of ['a 1', 'a 2', 'a 3', 'b 1', 'c 1', 'b 2']) void queue.ask(name);
  await flush();
  expect(queue.names).toEqual(['a 1']);
  await queue.finish(undefined, 6);
  expect(queue.names).toEqual(['a 1', 'a 2', 'b 1', 'c 1', 'a 3', 'b 2']);
});

test('results and errors reach their caller, and the next job runs', async () => {
  const queue = begun();
  const answers = [queue.ask('a 1'), queue.ask('a 2')];
  await queue.finish(new Error('broken'));
  await expect(answers[0]).rejects.toThrow('broken');
  await queue.finish();
  await expect(answers[1]).resolves.toBe('did a 2');
  void queue.ask('a 3');
  await queue.finish();
  expect(queue.names).toEqual(['a 1', 'a 2', 'a 3']);
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
