import { createServer, request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import {
  sendFetchResponse,
  toFetchRequest,
  UnreadableRequestError,
} from '../../../scripts/embedded-supabase/node-http.ts';
import type { Admitted } from '../../../scripts/lib/access/door.ts';

const MOST = 100_000;
const ADMITTED: Admitted = {
  kind: 'admitted',
  pathname: '/rest/v1/clean',
  endpoint: { service: 'data', path: '', methods: [], who: 'key', maxBytes: MOST },
};

interface Got {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

const { signal } = new AbortController();

/** One request to a server of its own, which answers so. */
async function exchange(
  sent: {
    method?: string;
    path?: string;
    headers?: Record<string, string | string[]>;
    body?: string;
  },
  answer: (made: Request) => Promise<Response> | Response,
): Promise<Got> {
  const server = createServer((req, res) => {
    void (async () => {
      try {
        const made = await toFetchRequest(req, 'http://localhost:5173', ADMITTED, signal);
        await sendFetchResponse(await answer(made), res);
      } catch (error) {
        res.statusCode = error instanceof UnreadableRequestError ? error.status : 500;
        res.setHeader('connection', 'close');
        res.end(String(error));
      }
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const { method = 'GET', path = '/', headers = {}, body } = sent;
  try {
    return await new Promise((resolve, reject) => {
      const asked = request({ port, host: '127.0.0.1', method, path, headers }, (got) => {
        let text = '';
        got.setEncoding('utf8');
        got.on('data', (part: string) => (text += part));
        got.on('end', () => resolve({ status: got.statusCode ?? 0, headers: got.headers, text }));
      });
      asked.on('error', reject);
      asked.end(body);
    });
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

const told = async (made: Request) =>
  Response.json({
    method: made.method,
    url: made.url,
    several: made.headers.get('x-several'),
    body: made.body === null ? null : await made.text(),
  });

test.each([
  ['GET', undefined, null],
  ['HEAD', undefined, undefined],
  ['POST', '{"a":"ö"}', '{"a":"ö"}'],
  ['PATCH', 'x', 'x'],
  ['DELETE', '', ''],
])(
  '%s is made with its query, its headers and its body, for the site’s own host',
  async (method, sent, body) => {
    const { status, text } = await exchange(
      {
        method,
        path: 'http://evil.example/x?select=a%20b&y=?#z',
        headers: { host: 'evil.example', 'x-several': ['1', '2'] },
        ...(sent === undefined ? {} : { body: sent }),
      },
      told,
    );
    expect(status).toBe(200);
    expect(text === '' ? undefined : (JSON.parse(text) as unknown)).toEqual(
      body === undefined
        ? undefined
        : {
            method,
            url: 'http://localhost:5173/rest/v1/clean?select=a%20b&y=?',
            several: '1, 2',
            body,
          },
    );
  },
);

test('without a query there is none', async () => {
  const { text } = await exchange({ path: '/x' }, told);
  expect(JSON.parse(text)).toMatchObject({ url: 'http://localhost:5173/rest/v1/clean' });
});

test('an answer is sent with its status, each of its headers and its body', async () => {
  const headers = new Headers({ 'x-one': '1' });
  headers.append('set-cookie', 'a=1');
  headers.append('set-cookie', 'b=2');
  const got = await exchange({}, () => new Response('ö', { status: 418, headers }));
  expect([got.status, got.text, got.headers['x-one'], got.headers['set-cookie']]).toEqual([
    418,
    'ö',
    '1',
    ['a=1', 'b=2'],
  ]);
});

const body = (size: number) => Array.from({ length: size }, (_, at) => at % 10).join('');
test.each([
  ['whole', {}],
  ['in pieces', { 'transfer-encoding': 'chunked' }],
])('what the endpoint takes is read, sent %s; a byte more is not', async (_, headers) => {
  const text = async (made: Request) => new Response(await made.text());
  const send = (size: number) => exchange({ method: 'POST', headers, body: body(size) }, text);
  expect(await send(MOST)).toMatchObject({ status: 200, text: body(MOST) });
  expect(await send(MOST + 1)).toMatchObject({
    status: 413,
    text: 'UnreadableRequestError: The request cannot be read (413)',
  });
});

test('a body sent byte by byte is read as it is', async () => {
  const req = Object.assign(Readable.from(Array.from(body(3000), (digit) => Buffer.from(digit))), {
    method: 'POST',
    url: '/',
    headersDistinct: {},
  }) as unknown as IncomingMessage;
  const made = await toFetchRequest(req, 'http://localhost:5173', ADMITTED, signal);
  expect(await made.text()).toBe(body(3000));
});

test('a request is given up with its caller', async () => {
  const caller = new AbortController();
  const req = { method: 'GET', url: '/', headersDistinct: {} } as IncomingMessage;
  const made = await toFetchRequest(req, 'http://localhost:5173', ADMITTED, caller.signal);
  caller.abort();
  expect(made.signal.aborted).toBe(true);
});
