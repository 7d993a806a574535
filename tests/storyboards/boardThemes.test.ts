import { describe, expect, test } from 'vitest';
import { boardThemes } from '../../.storybook/themes.ts';
import { contrast } from '../../src/ui/styles/contrast.ts';

/** Text and background pairs of the manager and the docs pages. */
const pairs = [
  ['textColor', 'appBg', 7],
  ['textColor', 'appContentBg', 7],
  ['textColor', 'appPreviewBg', 7],
  ['textColor', 'inputBg', 7],
  ['textColor', 'appHoverBg', 7],
  ['textMutedColor', 'appBg', 4.5],
  ['textMutedColor', 'appContentBg', 4.5],
  ['barTextColor', 'barBg', 4.5],
  ['barSelectedColor', 'barBg', 4.5],
  ['colorSecondary', 'appContentBg', 4.5],
  ['textInverseColor', 'colorSecondary', 4.5],
  ['buttonBorder', 'buttonBg', 3],
  ['inputBorder', 'inputBg', 3],
] as const;

describe.for(['light', 'dark'] as const)('Storybook’s surface in the %s', (name) => {
  const theme = boardThemes[name];
  test.for(pairs)('%s on %s: at least %d to 1', ([text, ground, least]) => {
    expect(contrast(theme[text], theme[ground])).toBeGreaterThanOrEqual(least);
  });
});
