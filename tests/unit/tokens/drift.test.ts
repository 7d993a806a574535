import { describe, expect, it } from 'vitest';
import {
  driftOf,
  isDrifting,
  spellValue,
  themeOf,
} from '../../../stories/foundations/tokens/drift.ts';
import { readExport } from '../../../stories/foundations/tokens/figma/readExport.ts';
import type { Mode } from '../../../stories/foundations/tokens/figma/variable.ts';
import { figmaModes, modeFileOf } from '../../../stories/foundations/tokens/figma/writeModeFile.ts';
import { themeLeaves } from '../../../stories/foundations/tokens/themes.ts';
import { lightColor } from '../../../src/ui/styles/tokens/color.ts';

function modesOf(text: string): Mode[] {
  const read = readExport(text);
  if (!read.ok) throw new Error(`${read.damage.message} ${read.damage.place ?? ''}`);
  return read.modes;
}

const modeNamed = (name: string, groups: object): Mode => {
  const [mode] = modesOf(
    JSON.stringify({ ...groups, $extensions: { 'com.figma.modeName': name } }),
  );
  if (mode === undefined) throw new Error('no mode');
  return mode;
};

const color = (components: number[], alpha = 1) => ({
  $type: 'color',
  $value: { colorSpace: 'srgb', components, alpha, hex: '#000000' },
});

const themes = Object.keys(figmaModes) as (keyof typeof figmaModes)[];

describe('what differs between Figma and the code', () => {
  it.each(themes)('is nothing for the file that we write for Figma: %s', (theme) => {
    const [mode] = modesOf(JSON.stringify(modeFileOf(theme)));
    expect(mode?.name).toBe(figmaModes[theme]);
    expect(themeOf(mode?.name ?? '')).toBe(theme);
    const drift = driftOf(mode ?? { name: '', variables: [] }, theme);
    expect(drift).toEqual({
      theme,
      same: themeLeaves(theme).length,
      otherValue: [],
      figmaOnly: [],
      codeOnly: [],
      missingGroups: [],
    });
    expect(isDrifting(drift)).toBe(false);
  });

  it('is reported in both directions', () => {
    const theirs = Object.fromEntries(
      Object.entries(modeFileOf('light') as Record<string, object>).filter(
        ([group]) => group === 'zIndex' || group === '$extensions',
      ),
    ) as { zIndex: Record<string, unknown> };
    const { toast: _toast, ...zIndex } = theirs.zIndex;
    const drift = driftOf(
      modeNamed('Light', {
        zIndex: { ...zIndex, menu: { $type: 'number', $value: 31 } },
        'Z index': { cellar: { $type: 'number', $value: -1 } },
      }),
      'light',
    );
    expect(drift).toEqual({
      theme: 'light',
      same: 5,
      otherValue: [
        {
          name: 'zIndex.menu',
          figma: { kind: 'number', value: 31 },
          code: { kind: 'number', value: 30 },
        },
      ],
      figmaOnly: [{ name: 'Z index/cellar', figma: { kind: 'number', value: -1 } }],
      codeOnly: [{ name: 'zIndex.toast', code: { kind: 'number', value: 50 } }],
      missingGroups: [
        'font',
        'fontSize',
        'fontWeight',
        'lineHeight',
        'tracking',
        'space',
        'layout',
        'size',
        'measure',
        'radius',
        'borderWidth',
        'underline',
        'focus',
        'duration',
        'easing',
        'color',
      ],
    });
    expect(isDrifting(drift)).toBe(true);
  });

  it('knows a name however it is written, and shows the second of two that read alike', () => {
    const [red, green, blue] = [1, 3, 5].map(
      (start) => Number.parseInt(lightColor.onCoral.slice(start, start + 2), 16) / 255,
    );
    const value = color([red ?? 0, green ?? 0, blue ?? 0].map(Math.fround));
    const drift = driftOf(
      modeNamed('Light', { Color: { 'On coral': value, 'on-coral': value } }),
      'light',
    );
    expect(drift.same).toBe(1);
    expect(drift.otherValue).toEqual([]);
    expect(drift.figmaOnly.map(({ name }) => name)).toEqual(['Color/on-coral']);
  });

  it('is judged in the theme that the mode shows', () => {
    const paper = { color: { paper: color([10 / 255, 26 / 255, 19 / 255]) } };
    const valueIn = (theme: 'light' | 'dark') =>
      driftOf(modeNamed('Dark', paper), theme).otherValue.map(({ name }) => name);
    expect(valueIn('dark')).toEqual([]);
    expect(valueIn('light')).toEqual(['color.paper']);
  });

  it.each([
    ['Light', 'light'],
    ['Mode 1', 'light'],
    ['DARK', 'dark'],
    ['Dark mode', 'dark'],
    ['dark / more-contrast', 'darkMoreContrast'],
    ['Light more contrast', 'lightMoreContrast'],
    ['Forced colors', 'forcedColors'],
  ])('takes the mode %j for the theme %s', (name, theme) => {
    expect(themeOf(name)).toBe(theme);
  });

  it.each([
    [{ kind: 'color', hex: '#0d251b', alpha: 1 } as const, '#0d251b'],
    [{ kind: 'color', hex: '#0d251b', alpha: 0.55 } as const, '#0d251b, 55 %'],
    [{ kind: 'number', value: Math.fround(0.004) } as const, '0.004'],
    [{ kind: 'text', text: 'Inter' } as const, 'Inter'],
  ])('spells %j', (value, words) => {
    expect(spellValue(value)).toBe(words);
  });
});
