import { fc } from '../../support/property.ts';
import { describe, expect, it } from 'vitest';
import { DamagedFile } from '../../../stories/foundations/tokens/damage.ts';
import type { Mode } from '../../../stories/foundations/tokens/figmaValue.ts';
import { readFile } from '../../../stories/foundations/tokens/readFile.ts';

const read = (text: string) =>
  readFile({ name: 'Light.tokens.json', size: text.length, text: () => Promise.resolve(text) });

describe('a file exported from Figma', () => {
  it('is read with all that Figma’s own export holds', async () => {
    const file = {
      color: {
        ink: {
          $type: 'color',
          $value: {
            colorSpace: 'srgb',
            components: [0.05098039284348488, 0.14509804546833038, 0.10588235408067703],
            alpha: 0.550000011920929,
            hex: '#0D251B',
          },
          $extensions: {
            'com.figma.variableId': 'VariableID:1:2',
            'com.figma.scopes': ['ALL_SCOPES'],
          },
        },
        text: { $type: 'color', $value: '{color.ink}' },
      },
      space: { $type: 'number', 4: { $value: 16 } },
      font: { text: { $type: 'string', $value: 'Inter' }, on: { $type: 'boolean', $value: true } },
      more: {
        gap: { $type: 'dimension', $value: { value: 1.5, unit: 'rem' } },
        red: { $type: 'color', $value: '#F00' },
      },
      $extensions: { 'com.figma.modeName': 'Night' },
    };
    const ink = { hex: '#0d251b', alpha: 0.55 };
    expect(await read(`\u{feff}${JSON.stringify(file)}`)).toEqual({
      name: 'Night',
      tokens: [
        { path: ['color', 'ink'], value: ink },
        { path: ['color', 'text'], value: ink },
        { path: ['space', '4'], value: 16 },
        { path: ['font', 'text'], value: 'Inter' },
        { path: ['font', 'on'], value: 'true' },
        { path: ['more', 'gap'], value: 24 },
        { path: ['more', 'red'], value: { hex: '#ff0000', alpha: 1 } },
      ],
    });
  });

  it.each([
    ['huge.json', 6_200_000, 'The file has 6.2 MB; up to 5 MB are read.'],
    ['gone.json', 0, 'The file could not be read. Is it still where it was?'],
  ])('that cannot be read is refused: %s', async (name, size, message) => {
    const dropped = { name, size, text: () => Promise.reject(new Error('NotFound')) };
    await expect(readFile(dropped)).rejects.toThrow(message);
  });

  it.each([
    ['', 'The file is empty.', undefined],
    ['null', 'Here should be a group of values.', 'the whole file'],
    ['{}', 'There are no variables in this file.', undefined],
    ['{"color":{"ink":"#000"}}', 'Here should be a group of values.', 'color.ink'],
    [
      '{"a":{"$type":"color","$value":{"components":[0,2,0]}}}',
      'A colour needs red, green and blue, each between 0 and 1.',
      'a',
    ],
    [
      '{"a":{"$type":"color","$value":{"colorSpace":"display-p3","components":[0,0,0]}}}',
      'Only colours in sRGB can be compared.',
      'a',
    ],
    [
      '{"a":{"$type":"dimension","$value":{"value":1,"unit":"furlong"}}}',
      'A measure needs a number and one of px, rem, ms, s.',
      'a',
    ],
    ['{"a":{"$value":null}}', 'This value has no form that Figma writes.', 'a'],
    ['{"a":{"$value":"{b}"}}', 'It names b, which is not in the file.', 'a'],
    [
      '{"a":{"$value":"{b}"},"b":{"$value":"{a}"}}',
      'These values name each other in a circle.',
      'a',
    ],
    [`${'{"a":'.repeat(3000)}1${'}'.repeat(3000)}`, 'Groups lie more than 20 deep.', 'a.a.a'],
  ])('that is damaged is refused with the place: %.40s', async (text, message, place) => {
    await expect(read(text)).rejects.toMatchObject({ message, place });
  });

  it('is read or refused, whatever it is', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string(), fc.json()), async (text) => {
        const result = await read(text).catch((error: unknown) => error);
        expect(result instanceof DamagedFile || 'tokens' in (result as Mode)).toBe(true);
      }),
    );
  });

  it('changes nothing of the page’s own objects', async () => {
    await read('{"__proto__":{"polluted":{"$value":1}},"constructor":{"$value":2}}');
    expect('polluted' in {}).toBe(false);
  });
});
