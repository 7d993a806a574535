import { expect, test } from 'vitest';
import { designToken, extensionKey } from '../../../stories/foundations/tokens/designToken.ts';
import { forcedColor } from '../../../stories/foundations/tokens/forcedColors.ts';

const rem = (value: number) => ({ value, unit: 'rem' });
const srgb = (components: number[], alpha: number, hex: string) => ({
  colorSpace: 'srgb',
  components,
  alpha,
  hex,
});

test.each<[path: string, css: string, type: string, value: unknown, extension?: object]>([
  ['color.action', '#ff0033', 'color', srgb([1, 0, 0.2], 1, '#ff0033')],
  ['color.scrim', 'rgb(0 51 255 / 0.65)', 'color', srgb([0, 0.2, 1], 0.65, '#0033ff')],
  ['space.0', '0', 'dimension', rem(0)],
  ['space.1', '0.25rem', 'dimension', rem(0.25)],
  ['space.gutter', 'clamp(1rem, 0.75rem + 1.25vw, 2rem)', 'dimension', rem(2), { narrow: rem(1) }],
  ['radius.tab', '10px 3px 0 0', 'dimension', { value: 10, unit: 'px' }, {}],
  ['tracking.none', '0', 'number', 0],
  ['tracking.hero', '-0.024em', 'number', -0.024, { unit: 'em' }],
  ['layout.dialogTop', 'round(12dvh, 1px)', 'number', 12, { unit: 'dvh' }],
  ['zIndex.menu', '30', 'number', 30],
  ['fontWeight.bold', '700', 'fontWeight', 700],
  ['font.text', "'One Two', sans-serif", 'fontFamily', ['One Two', 'sans-serif']],
  ['duration.fast', '120ms', 'duration', { value: 120, unit: 'ms' }],
  ['easing.enter', 'cubic-bezier(0, 0, 0.2, 1)', 'cubicBezier', [0, 0, 0.2, 1]],
])('%s: %s is a design token of type %s', (path, css, $type, $value, extension) => {
  // The exact CSS is kept where the standard's types fall short.
  const exact = extension && { $extensions: { [extensionKey]: { css, ...extension } } };
  expect(designToken(path.split('.'), css)).toEqual({ $type, $value, ...exact });
});

test.each([
  ['color.ink', 'hsl(0 0% 0%)'],
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
  ['CanvasText', 'ink muted line onAction onGold coral focus onBand mascot.captainLine outline'],
])('in forced colours %s is drawn for %s', (drawn, roles) => {
  const paths = roles.split(' ').map((role) => ['color', ...role.split('.')]);
  expect(new Set(paths.map(forcedColor))).toEqual(new Set([drawn]));
});
