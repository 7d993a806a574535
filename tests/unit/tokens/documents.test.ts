import { describe, expect, it } from 'vitest';
import {
  designToken,
  extensionKey,
  type Extension,
} from '../../../stories/foundations/tokens/designToken.ts';
import { forcedColor } from '../../../stories/foundations/tokens/forcedColors.ts';
import { leavesOf, tokenPath } from '../../../stories/foundations/tokens/leaves.ts';
import { parts } from '../../../stories/foundations/tokens/themes.ts';
import { lightTokens } from '../../../src/ui/styles/tokens/tokens.ts';

const extensionOf = (path: readonly string[], css: string): Extension | undefined =>
  designToken(path, css).$extensions?.[extensionKey];

describe('a design token', () => {
  it.each<[string[], string, object]>([
    [
      ['color', 'action'],
      '#ff0033',
      {
        $type: 'color',
        $value: { colorSpace: 'srgb', components: [1, 0, 0.2], alpha: 1, hex: '#ff0033' },
      },
    ],
    [
      ['color', 'scrim'],
      'rgb(0 51 255 / 0.65)',
      {
        $type: 'color',
        $value: { colorSpace: 'srgb', components: [0, 0.2, 1], alpha: 0.65, hex: '#0033ff' },
      },
    ],
    [['space', '0'], '0', { $type: 'dimension', $value: { value: 0, unit: 'rem' } }],
    [['space', '1'], '0.25rem', { $type: 'dimension', $value: { value: 0.25, unit: 'rem' } }],
    [
      ['space', 'gutter'],
      'clamp(1rem, 0.75rem + 1.25vw, 2rem)',
      {
        $type: 'dimension',
        $value: { value: 2, unit: 'rem' },
        $extensions: {
          'org.tallygrove': {
            css: 'clamp(1rem, 0.75rem + 1.25vw, 2rem)',
            narrow: { value: 1, unit: 'rem' },
          },
        },
      },
    ],
    [
      ['radius', 'tab'],
      '10px 3px 0 0',
      {
        $type: 'dimension',
        $value: { value: 10, unit: 'px' },
        $extensions: { 'org.tallygrove': { css: '10px 3px 0 0' } },
      },
    ],
    [['tracking', 'none'], '0', { $type: 'number', $value: 0 }],
    [
      ['tracking', 'hero'],
      '-0.024em',
      {
        $type: 'number',
        $value: -0.024,
        $extensions: { 'org.tallygrove': { css: '-0.024em', unit: 'em' } },
      },
    ],
    [
      ['layout', 'dialogTop'],
      'round(12dvh, 1px)',
      {
        $type: 'number',
        $value: 12,
        $extensions: { 'org.tallygrove': { css: 'round(12dvh, 1px)', unit: 'dvh' } },
      },
    ],
    [['zIndex', 'menu'], '30', { $type: 'number', $value: 30 }],
    [['fontWeight', 'bold'], '700', { $type: 'fontWeight', $value: 700 }],
    [
      ['font', 'text'],
      "'One Two', sans-serif",
      { $type: 'fontFamily', $value: ['One Two', 'sans-serif'] },
    ],
    [['duration', 'fast'], '120ms', { $type: 'duration', $value: { value: 120, unit: 'ms' } }],
    [
      ['easing', 'enter'],
      'cubic-bezier(0, 0, 0.2, 1)',
      { $type: 'cubicBezier', $value: [0, 0, 0.2, 1] },
    ],
  ])('%j of %s', (path, css, token) => {
    expect(designToken(path, css)).toEqual(token);
  });

  it.each([
    [['color', 'ink'], 'hsl(0 0% 0%)'],
    [['space', 'odd'], 'calc(1rem + 2vw)'],
    [['radius', 'odd'], '1px wide'],
  ])('names the token whose notation it does not know: %j of %s', (path, css) => {
    expect(() => designToken(path, css)).toThrow(`${path.join('.')}: no design token for ${css}`);
  });

  it('keeps exact CSS only where the standard’s types fall short', () => {
    const exact = leavesOf(lightTokens)
      .filter(({ path, css }) => extensionOf(path, css)?.css !== undefined)
      .map(({ path }) => tokenPath(path));
    expect(exact).toEqual([
      ...Object.keys(lightTokens.fontSize).map((name) => `fontSize.${name}`),
      'tracking.small',
      'tracking.display',
      'tracking.hero',
      'space.gutter',
      'space.control',
      'space.panel',
      'space.section',
      'layout.dialogTop',
      'size.mascot',
      'size.date',
      'size.stat',
      'measure.short',
      'measure.normal',
      'radius.panel',
      'radius.tile',
      'radius.control',
      'radius.chip',
      'radius.tab',
      'radius.thin',
      'underline.offset',
    ]);
  });
});

describe('forced colours', () => {
  it('says for every colour which of the system’s is drawn', () => {
    const paths = leavesOf(parts.light).map(({ path }) => path);
    const roles = (drawn: ReturnType<typeof forcedColor>) => [
      ...new Set(
        paths
          .filter((path) => forcedColor(path) === drawn)
          .map((path) => path.slice(1).join('.').replace(/\.\d$/u, '')),
      ),
    ];
    expect({
      links: roles('LinkText'),
      page: roles('Canvas'),
      text: roles('CanvasText'),
    }).toEqual({
      links: ['action', 'actionHover'],
      page: [
        'paper',
        'surface',
        'sunk',
        'wash',
        'gold',
        'tint.info',
        'tint.success',
        'tint.warning',
        'tint.error',
        'band',
        'bandTint',
        'mascot.captain',
        'mascot.investor',
        'mascot.shield',
        'shade',
        'scrim',
      ],
      text: [
        'ink',
        'muted',
        'hairline',
        'line',
        'onAction',
        'onGold',
        'coral',
        'coralHover',
        'onCoral',
        'blue',
        'focus',
        'onBand',
        'mascot.captainLine',
        'mascot.investorLine',
        'mascot.shieldLine',
        'outline',
      ],
    });
  });
});
