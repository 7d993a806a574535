import { expect, test } from 'vitest';
import { readJsonObject } from '../../../scripts/embedded-supabase/json-body.ts';

const read = (body: string | Uint8Array<ArrayBuffer> | null) =>
  readJsonObject(new Request('http://localhost/', { method: 'POST', body }));

test.each([
  ['{}', {}],
  [' {"a":1,"a":2} ', { a: 2 }],
  ['{"a":{"toString":1}}', { a: { toString: 1 } }],
  ['{"a":[{"b":"x"}],"c":null,"d":"🌱"}', { a: [{ b: 'x' }], c: null, d: '🌱' }],
])('%s is an object', async (body, value) => {
  expect(await read(body)).toEqual({ kind: 'object', value });
});

test('no body is empty', async () => {
  expect(await read(null)).toEqual({ kind: 'empty' });
  expect(await read('')).toEqual({ kind: 'empty' });
});

test.each([
  'null',
  '[]',
  '[{"a":1}]',
  '1',
  '"a"',
  ' ',
  '{"a":1',
  'a=1',
  '\ufeff{}',
  String.raw`{"a":"\u0000"}`,
  String.raw`{"\u0000":"a"}`,
  String.raw`{"a":["\ud800"]}`,
  String.raw`{"a":{"b":"\u0000"},"c":"fine"}`,
  String.raw`{"\udc00":{}}`,
])('%j is invalid', async (body) => {
  expect(await read(body)).toEqual({ kind: 'invalid' });
});

test('what is not UTF-8 is invalid', async () => {
  expect(await read(new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]))).toEqual({
    kind: 'invalid',
  });
});

test('nesting is read to a depth of 32, brackets in texts apart', async () => {
  const deep = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
  expect((await read(deep(32))).kind).toBe('object');
  expect((await read(deep(33))).kind).toBe('invalid');
  expect((await read(`{"a":${'['.repeat(32)}${']'.repeat(32)}}`)).kind).toBe('invalid');
  expect((await read(`{"a":[${Array(100).fill('{}').join(',')}]}`)).kind).toBe('object');
  const text = JSON.stringify({ a: '{["'.repeat(40), b: '\\', c: '['.repeat(40) });
  expect((await read(text)).kind).toBe('object');
});
