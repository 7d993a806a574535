import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

/** Opens pages until stopped, then reports how long each took. */
const { port } = workerData as { readonly port: number };
const agent = new Agent({ keepAlive: true });
const headers = { accept: 'text/html' };

function page(): Promise<number> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    get({ host: 'localhost', port, path: '/about', agent, headers }, (response) => {
      response.resume().on('end', () => resolve(performance.now() - began));
    }).on('error', reject);
  });
}

const over = new AbortController();
parentPort?.once('message', () => over.abort());
const times: number[] = [];
while (!over.signal.aborted) {
  times.push(await page());
  await sleep(20);
}
agent.destroy();
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(times);
