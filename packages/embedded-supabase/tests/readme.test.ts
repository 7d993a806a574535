import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { call, signIn } from '../src/testing/calls.ts';
import { backendForFile } from './hooks.ts';

const readme = readFileSync(`${import.meta.dirname}/../README.md`, 'utf8');
const backend = await backendForFile();
const admin = await signIn(backend, 'admin@example.test');

/** The requests in the block after a word: method, target, body, and headers after `with`. */
function requestsAfter(word: string) {
  const [, block = ''] = new RegExp(`${word}:\n\n\`\`\`\n(.*?)\n\`\`\``, 'su').exec(readme) ?? [];
  return block.split('\n').map((line) => {
    const [request = '', ...headers] = line.split(/ with | and /u);
    const [method = '', target = '', ...body] = request.split(' ');
    const entries = headers.map((header) => header.split(': '));
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
