import { expect, test } from 'vitest';
import { driftOf, isDrifting, themeOf } from '../../../stories/foundations/tokens/drift.ts';
import { readExport } from '../../../stories/foundations/tokens/figma/readExport.ts';
import { figmaModes, modeFileOf } from '../../../stories/foundations/tokens/figma/writeModeFile.ts';
import { themeLeaves } from '../../../stories/foundations/tokens/themes.ts';
import { lightColor } from '../../../src/ui/styles/tokens/color.ts';

// stories/foundations/Drift.stories.tsx shows differences in both directions.

function modeOf(file: object) {
  const read = readExport(JSON.stringify(file));
  const [mode] = read.ok ? read.modes : [];
  if (mode === undefined) throw new Error('no mode');
  return mode;
}

const themes = Object.keys(figmaModes) as (keyof typeof figmaModes)[];

test.each(themes)('the file that we write for Figma does not differ: %s', (theme) => {
  const mode = modeOf(modeFileOf(theme));
  expect([mode.name, themeOf(mode.name)]).toEqual([figmaModes[theme], theme]);
  const drift = driftOf(mode, theme);
  expect([drift.same, isDrifting(drift)]).toEqual([themeLeaves(theme).length, false]);
  expect(drift.missingGroups).toEqual([]);
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
  const { same, otherValue, figmaOnly } = driftOf(modeOf(file), 'light');
  expect([same, otherValue, figmaOnly.map(({ name }) => name)]).toEqual([
    1,
    [],
    ['Color/on-coral'],
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
  expect(themeOf(name)).toBe(theme);
});
