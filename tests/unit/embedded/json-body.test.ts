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
