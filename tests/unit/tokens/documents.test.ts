import { expect, test } from 'vitest';
import { designToken, extensionKey } from '../../../scripts/tokens/designToken.ts';
import { forcedColor } from '../../../scripts/tokens/forcedColors.ts';

const rem = (value: number) => ({ value, unit: 'rem' });
const red = { colorSpace: 'srgb', components: [1, 0, 0.2], alpha: 1, hex: '#ff0033' };

test.each<[path: string, css: string, type: string, value: unknown, extension?: object]>([
  ['color.action', '#ff0033', 'color', red],
  ['color.veil', 'rgb(255 0 51 / 0.5)', 'color', { ...red, alpha: 0.5 }],
  ['font.body', "'Name Next', serif", 'fontFamily', ['Name Next', 'serif']],
  ['fontWeight.bold', '700', 'fontWeight', 700],
  ['duration.slow', '240ms', 'duration', { value: 240, unit: 'ms' }],
  ['easing.out', 'cubic-bezier(0.2, 0, 0, 1)', 'cubicBezier', [0.2, 0, 0, 1]],
  ['space.none', '0', 'dimension', rem(0)],
  ['space.gutter', 'clamp(1rem, 0.75rem + 1.25vw, 2rem)', 'dimension', rem(2), { narrow: rem(1) }],
  ['radius.tab', '10px 3px 0 0', 'dimension', { value: 10, unit: 'px' }, {}],
  ['tracking.none', '0', 'number', 0],
  ['tracking.hero', '-0.024em', 'number', -0.024, { unit: 'em' }],
  ['layout.dialogTop', 'round(12dvh, 1px)', 'number', 12, { unit: 'dvh' }],
  ['zIndex.menu', '30', 'number', 30],
])('%s: %s is a design token of type %s', (path, css, $type, $value, extension) => {
  // The exact CSS is kept where the standard's types fall short.
  const exact = extension && { $extensions: { [extensionKey]: { css, ...extension } } };
  expect(designToken(path.split('.'), css)).toEqual({ $type, $value, ...exact });
});

test.each([
  ['space.odd', 'calc(1rem + 2vw)'],
  ['radius.odd', '1px wide'],
])('a notation that is unknown is refused with the name of its token: %s: %s', (path, css) => {
  expect(() => designToken(path.split('.'), css)).toThrow(`${path}: no design token for ${css}`);
});

test.each([
  ['LinkText', 'action actionHover'],
  [
    'Canvas',
    'paper surface sunk wash gold scrim shade band.1 bandTint.7 tint.error mascot.captain',
  ],
  ['CanvasText', 'ink onAction coral focus onBand mascot.captainLine outline'],
])('in forced colours %s is drawn for %s', (drawn, roles) => {
  for (const role of roles.split(' '))
    expect(forcedColor(['color', ...role.split('.')]), role).toBe(drawn);
});
