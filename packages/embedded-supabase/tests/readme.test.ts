import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { call, signIn } from '../src/testing/calls.ts';
import { backendForFile } from './hooks.ts';

const readme = readFileSync(`${import.meta.dirname}/../README.md`, 'utf8');
const backend = await backendForFile();
const admin = await signIn(backend, 'admin@example.test');

/** The requests in the block after a word: method, target, body, and headers after `with`. */
function requestsAfter(word: string) {
  const [block = ''] =
    new RegExp(`${word}:\n\n\`\`\`\n(.*?)\`\`\``, 'su').exec(readme)?.slice(1) ?? [];
  return block
    .trim()
    .split('\n')
    .map((line) => {
      const [request = '', headers = ''] = line.split(' with ');
      const [method = '', target = '', ...body] = request.split(' ');
      const entries = headers
        .split(' and ')
        .filter(Boolean)
        .map((header) => header.split(': '));
      return { line, method, target, body: body.join(' ') || undefined, headers: entries };
    });
}

const outcome = ({ method, target, body, headers }: ReturnType<typeof requestsAfter>[number]) =>
  call(backend, target, {
    method,
    body,
    token: admin,
    headers: Object.fromEntries(headers) as Record<string, string>,
  });

test.for(requestsAfter('Answered'))('$line is answered', async (request) => {
  expect((await outcome(request)).status).toBeLessThan(300);
});

test.for(requestsAfter('Refused'))('$line is refused', async (request) => {
  const { status, body } = await outcome(request);
  const { message, msg } = body as { message?: string; msg?: string };
  expect(status).toBe(400);
  expect(message ?? msg).toMatch(/^Not part of the embedded Supabase: ./u);
});

test.for([
  ...['rest/v1/rpc/x', 'auth/v1/resend', 'auth/v1/sso'].map((path) => [404, path] as const),
  ...['auth/v1/factors', 'auth/v1/authorize'].map((path) => [404, path] as const),
  [405, 'auth/v1/verify'],
] as const)('%i: there is no %s', async ([status, path]) => {
  expect((await call(backend, `/${path}`, { token: admin })).status).toBe(status);
});
