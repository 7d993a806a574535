import { writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { listen } from '../../../scripts/lib/listen.ts';
import { createPreview } from '../../../scripts/lib/previewServer.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

const KEY = { apikey: 'sb_publishable_tallygrove_embedded' };

/** The answer to each path, from a site whose backend always fails. */
async function answers(...paths: string[]) {
  const client = temporaryFolder();
  writeFileSync(path.join(client, '_headers'), '/*\n  X-All: 1\n');
  writeFileSync(path.join(client, '_redirects'), '');
  const preview = createPreview({
    client,
    origin: 'http://localhost:4173',
    backend: {
      key: KEY.apikey,
      handle: (_request, _response, next) => next(new Error(`${client}/data.db is full`)),
    },
  });
  const server = await listen(preview, 0, '127.0.0.1');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return Promise.all(
    paths.map(async (at) => {
      const answer = await fetch(`http://127.0.0.1:${port}${at}`, { headers: KEY });
      return [answer.status, await answer.text(), answer.headers.get('cache-control')];
    }),
  );
}

test('a backend fault returns a sentence; its cause is only in the terminal', async () => {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const fault = [500, '{"message":"The server has failed; its terminal says why"}', 'no-store'];
  expect(await answers('/auth/v1/user', '/rest/v1/profiles', '/__mail')).toEqual([
    fault,
    fault,
    fault,
  ]);
  expect(write.mock.calls).toHaveLength(3);
  expect(write.mock.calls[0]?.[0]).toMatch(/data\.db is full\n\s+at /u);
  write.mockRestore();
});
