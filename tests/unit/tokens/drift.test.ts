import { expect, test } from 'vitest';
import { driftOf } from '../../../stories/foundations/tokens/drift.ts';
import { readModeFile } from '../../../stories/foundations/tokens/readModeFile.ts';
import { themeValues } from '../../../stories/foundations/tokens/themes.ts';
import { figmaModes, modeFileOf } from '../../../stories/foundations/tokens/writeModeFile.ts';
import { lightColor } from '../../../src/ui/styles/tokens/color.ts';

// stories/foundations/Drift.stories.tsx shows differences in both directions.

const drift = (file: object) => driftOf(readModeFile({ ...file }));

const themes = Object.keys(figmaModes) as (keyof typeof figmaModes)[];

test.each(themes)('the file that we write for Figma does not differ: %s', (theme) => {
  const { missingGroups, ...found } = drift(modeFileOf(theme));
  expect(found).toEqual({ theme, same: themeValues(theme).length, differences: [] });
  expect(missingGroups).toEqual([]);
});

test('a name is known however it is written; of two that read alike the second is Figma’s alone', () => {
  const components = [1, 3, 5].map((start) =>
    Math.fround(Number.parseInt(lightColor.onCoral.slice(start, start + 2), 16) / 255),
  );
  const value = {
    $type: 'color',
    $value: { colorSpace: 'srgb', components, alpha: 1, hex: '#000000' },
  };
  const file = { Color: { 'On coral': value, 'on-coral': value } };
  const { same, differences } = drift(file);
  expect(same).toBe(1);
  expect(differences.slice(0, 1)).toEqual([
    { kind: 'figmaOnly', name: 'Color/on-coral', figma: { hex: lightColor.onCoral, alpha: 1 } },
  ]);
});

test.each([
  ['Light', 'light'],
  ['Mode 1', 'light'],
  ['DARK', 'dark'],
  ['Dark mode', 'dark'],
  ['dark / more-contrast', 'darkMoreContrast'],
  ['Forced colors', 'forcedColors'],
])('the mode %j is the theme %s', (name, theme) => {
  expect(driftOf({ name, tokens: [] }).theme).toBe(theme);
});
