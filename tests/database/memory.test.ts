import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { EmbeddedSupabase } from 'embedded-supabase';
import { expect, test } from 'vitest';
import { hostileRequests } from '../support/hostileRequests.ts';
import { startBackend } from './backend.ts';

const REQUESTS = 600;
const MAX_GROWTH = 4 * 1024 ** 2;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

function memoryInUse(): number {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

async function send(backend: EmbeddedSupabase, count: number, seed: number): Promise<void> {
  let sent = 0;
  for (const { method, path, headers, body } of hostileRequests(count, seed)) {
    sent += 1;
    // Half of them come from different callers, because each caller is counted separately.
    const peer = sent % 2 === 0 ? '127.0.0.1' : `2001:db8:0:${sent.toString(16)}::1`;
    const request = new Request(new URL(path, backend.origin), {
      method,
      headers,
      ...(body === undefined ? {} : { body }),
    });
    const response = await backend.fetch(request, peer);
    await response.arrayBuffer();
    expect(response.status).toBeLessThan(500);
  }
}

test(`${REQUESTS} hostile requests leave nothing behind`, { timeout: 120_000 }, async () => {
  const backend = await startBackend();
  // Code loaded and compiled for the first request of each kind stays in memory.
  await send(backend, 200, 1);
  const before = memoryInUse();
  await send(backend, REQUESTS, 2);
  expect(memoryInUse() - before).toBeLessThan(MAX_GROWTH);
  await backend.close();
});
