import { fc } from '../../support/property.ts';
import { describe, expect, it } from 'vitest';
import { readExport } from '../../../stories/foundations/tokens/figma/readExport.ts';

const read = (value: unknown) => readExport(JSON.stringify(value));

const black = { r: 0, g: 0, b: 0, a: 0.5 };

/** A response of the REST API: two collections, one with an alias into the other. */
function restResponse(values: Record<string, unknown>) {
  const collection = (name: string, modes: Record<string, string>) => ({
    name,
    modes: Object.entries(modes).map(([modeId, mode]) => ({ modeId, name: mode })),
    defaultModeId: Object.keys(modes)[0],
  });
  const color = (name: string, variableCollectionId: string, valuesByMode: object) => ({
    name,
    variableCollectionId,
    resolvedType: 'COLOR',
    valuesByMode,
  });
  return {
    meta: {
      variableCollections: {
        'C:1': collection('Palette', { '1:0': 'Value' }),
        'C:2': collection('Theme', { '2:0': 'Light', '2:1': 'Dark' }),
      },
      variables: {
        'V:1': color('night', 'C:1', { '1:0': black }),
        'V:2': color('color/ink', 'C:2', values),
      },
    },
  };
}

describe('a file exported from Figma', () => {
  it('is read with all that Figma’s own export holds', () => {
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
    const ink = { kind: 'color', hex: '#0d251b', alpha: 0.55 };
    expect(readExport(`\u{feff}${JSON.stringify(file)}`)).toEqual({
      ok: true,
      modes: [
        {
          name: 'Night',
          variables: [
            { path: ['color', 'ink'], value: ink },
            { path: ['color', 'text'], value: ink },
            { path: ['space', '4'], value: { kind: 'number', value: 16 } },
            { path: ['font', 'text'], value: { kind: 'text', text: 'Inter' } },
            { path: ['font', 'on'], value: { kind: 'text', text: 'true' } },
            { path: ['more', 'gap'], value: { kind: 'number', value: 24 } },
            { path: ['more', 'red'], value: { kind: 'color', hex: '#ff0000', alpha: 1 } },
          ],
        },
      ],
    });
  });

  it('is read as the REST API answers, through what points into other collections', () => {
    const dark = { r: 1, g: 1, b: 1, a: 1 };
    const answer = restResponse({ '2:0': { type: 'VARIABLE_ALIAS', id: 'V:1' }, '2:1': dark });
    const night = { kind: 'color', hex: '#000000', alpha: 0.5 };
    const white = { kind: 'color', hex: '#ffffff', alpha: 1 };
    expect(read(answer)).toEqual({
      ok: true,
      modes: [
        { name: 'Value', variables: [{ path: ['night'], value: night }] },
        { name: 'Light', variables: [{ path: ['color', 'ink'], value: night }] },
        { name: 'Dark', variables: [{ path: ['color', 'ink'], value: white }] },
      ],
    });
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
  ])('that is damaged is refused with the place: %.40s', (text, message, place) => {
    expect(readExport(text)).toEqual({ ok: false, damage: { message, place } });
  });

  it.each([
    [
      { '2:0': { type: 'VARIABLE_ALIAS', id: 'V:9' } },
      'It points at V:9, which is not in the file.',
      'meta.variables.V:2',
    ],
    [
      { '2:0': { type: 'VARIABLE_ALIAS', id: 'V:2' } },
      'These variables point at each other in a circle.',
      'meta.variables.V:2',
    ],
    [{ '2:0': null }, 'There is no value for this mode.', 'meta.variables.V:2.valuesByMode.2:0'],
    [
      { '2:0': { r: 'much', g: 0, b: 0 } },
      'A colour needs red, green and blue, each between 0 and 1.',
      'meta.variables.V:2.valuesByMode.2:0',
    ],
  ])('of the REST API that is damaged is refused with the place: %j', (values, message, place) => {
    expect(read(restResponse(values))).toEqual({ ok: false, damage: { message, place } });
  });

  it('never throws, whatever it is', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.json().map((json) => `{"meta":{"variables":${json}}}`),
        ),
        (text) => {
          expect(typeof readExport(text).ok).toBe('boolean');
        },
      ),
    );
  });

  it('changes nothing of the page’s own objects', () => {
    readExport('{"__proto__":{"polluted":{"$value":1}},"constructor":{"$value":2}}');
    expect('polluted' in {}).toBe(false);
  });
});
