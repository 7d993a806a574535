import { expect, test } from 'vitest';
import {
  acceptedPath,
  equalPictures,
  manifestText,
  parseManifest,
  type Picture,
} from '../../src/pictures/manifest.ts';

const hash = '0123456789abcdef0123456789abcdef';
const file = 'fedcba98'.repeat(4);
const light: Picture = { story: 'a--default', mode: 'light', hash, file, width: 800, height: 96 };
const dark: Picture = { ...light, mode: 'dark' };

test('a manifest is JSON with one sorted line for each picture', () => {
  const text = manifestText([light, dark]);
  expect(text.split('\n')).toEqual([
    '[',
    `{"story":"a--default","mode":"dark","hash":"${hash}","file":"${file}","width":800,"height":96},`,
    `{"story":"a--default","mode":"light","hash":"${hash}","file":"${file}","width":800,"height":96}`,
    ']',
    '',
  ]);
  expect(JSON.parse(text)).toEqual([dark, light]);
  expect(parseManifest(text)).toEqual([dark, light]);
  expect(parseManifest(manifestText([]))).toEqual([]);
});

test.each([
  ['<<<<<<< HEAD', ' is not a list of pictures'],
  ['null', 'is not a valid entry'],
  [JSON.stringify({ ...light, hash: 'short' }), 'is not a valid entry'],
  [JSON.stringify({ ...light, story: '../../etc--passwd' }), 'is not a valid entry'],
  [`${JSON.stringify(light)},\n${JSON.stringify(light)}`, 'a--default/light is listed twice'],
])('a damaged one is refused with its entry: %j', (lines, message) => {
  expect(() => parseManifest(`[\n${lines}\n]`)).toThrow(message);
});

test('a picture’s path consists of its story and mode', () => {
  expect(acceptedPath(light)).toBe('tests/visual/accepted/a/default/light.webp');
});

test('different stories with equal pictures in one mode are named', () => {
  const all = [light, { ...light, story: 'a--other' }, dark];
  expect(equalPictures(all, new Set(['a--other']))).toEqual(['a--default and a--other in light']);
  expect(equalPictures(all, new Set(['b--one']))).toEqual([]);
});
