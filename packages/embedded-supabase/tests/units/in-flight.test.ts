import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { createInFlight } from '../../src/in-flight.ts';
import { close, listen, send } from '../server.ts';

/** A server that reads requests and answers on command. */
async function serve(max: number) {
  const inFlight = createInFlight(max);
  const signals: (AbortSignal | undefined)[] = [];
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const server = createServer((req, res) => {
    const signal = inFlight.enter(req, res);
    signals.push(signal);
    if (signal === undefined) {
      res.writeHead(503).end();
      return;
    }
    req.resume();
    if (req.url === '/wait') void answered.then(() => res.end());
    else res.end();
  });
  const port = await listen(server);
  onTestFinished(() => close(server));
  return {
    answer,
    signals,
    /** A caller that announces ten bytes and sends one. */
    slow: async (): Promise<Socket> => {
      const caller = connect(port, '127.0.0.1');
      caller.write('POST /wait HTTP/1.1\r\nhost: localhost\r\ncontent-length: 10\r\n\r\n{');
      await once(server, 'request');
      return caller;
    },
    status: async (path: string) => (await send(port, path)).status,
  };
}

test('the oldest of those who are slow to send gives way', async () => {
  const { slow, status, signals } = await serve(2);
  const first = await slow();
  const second = await slow();
  const closed = once(first, 'close');
  expect(await status('/')).toBe(200);
  await closed;
  expect(second.destroyed).toBe(false);
  await expect.poll(() => signals.map((signal) => signal?.aborted)).toEqual([true, false, false]);
});

test('a complete request keeps its place until it is answered', async () => {
  const { answer, status, signals } = await serve(1);
  const waiting = status('/wait');
  await expect.poll(() => signals).toHaveLength(1);
  expect(await status('/')).toBe(503);
  answer();
  expect(await waiting).toBe(200);
  await expect.poll(() => status('/')).toBe(200);
  expect(signals[0]?.aborted).toBe(false);
});

test('a request whose caller disconnects is aborted and leaves its place', async () => {
  const { slow, status, signals } = await serve(1);
  (await slow()).destroy();
  await expect.poll(() => signals[0]?.aborted).toBe(true);
  expect(await status('/')).toBe(200);
});
