import { expect, test } from 'vitest';
import type { ReactNode } from 'react';
import { engraving } from '../../../src/ui/art/drawing.css.ts';
import { Mascot, type MascotName } from '../../../src/ui/art/mascots/Mascot.tsx';
import * as paint from '../../../src/ui/art/paint.css.ts';
import { darkFigureColors, figureColors } from '../../../src/ui/art/palette.ts';
import { Rosette } from '../../../src/ui/art/rosette/Rosette.tsx';
import { darkColor, lightColor } from '../../../src/ui/styles/tokens/color.ts';
import { markup } from './markup.ts';

const names: MascotName[] = ['captain', 'investor', 'shield'];

const themes = [
  { colors: lightColor, figures: figureColors },
  { colors: darkColor, figures: { ...figureColors, ...darkFigureColors } },
];

type Theme = (typeof themes)[number];

/** What each class of a drawing paints, as attributes: an image has no style sheet. */
function attributes({ colors, figures }: Theme, name: MascotName): Map<string, string> {
  const all = (classes: Record<string, string>, property: 'fill' | 'stroke') =>
    Object.entries(classes).map(([color, className]): [string, string] => [
      className,
      `${property}="${figures[color as keyof typeof figures]}"`,
    ]);
  return new Map([
    ...all(paint.fill, 'fill'),
    ...all(paint.backdrop, 'fill'),
    ...all(paint.shine, 'stroke'),
    ...all(paint.core, 'stroke'),
    [paint.line, `stroke="${colors.outline}"`],
    [paint.solid, `fill="${colors.outline}"`],
    [paint.glass, `fill="${figures.lens}"`],
    [paint.glint, `stroke="${figures.sky}"`],
    [paint.spark, `fill="${figures.white}"`],
    [paint.shade, `fill="${figures.shade}"`],
    [paint.inherited, `stroke="${colors.mascot[`${name}Line`]}"`],
    [engraving, 'overflow="visible"'],
  ]);
}

/** A drawing as a part of an SVG file, where it stands and how wide it is. */
function placed(drawing: ReactNode, where: string, painted: Map<string, string>): string {
  return markup(drawing)
    .replace(/ aria-hidden="true"/gu, '')
    .replace('<svg ', `<svg ${where} `)
    .replace(/ class="([^"]*)"/gu, (_, className: string) => {
      const attribute = painted.get(className);
      return attribute === undefined ? '' : ` ${attribute}`;
    });
}

function picture(name: MascotName): string {
  const halves = themes.map((theme, index) => {
    const painted = attributes(theme, name);
    // Two of them in one file: each rosette repeats its own marker.
    const rosette = placed(
      <Rosette slug={name} band="inherit" />,
      'y="22" width="498" height="498"',
      painted,
    ).replaceAll(/_R_\w+/gu, `sector${index}`);
    const mascot = placed(<Mascot name={name} />, 'x="109" width="280" height="280"', painted);
    return `<svg y="${280 * index}" width="498" height="280">${rosette}${mascot}</svg>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 498 560">${halves.join('')}</svg>\n`;
}

// Drawn anew by `npm test -- unit tests/unit/art/guidePictures.test.tsx -u`.
test.each(names)('the picture of the guide %s is its mascot before its rosette', async (name) => {
  await expect(picture(name)).toMatchFileSnapshot(`../../../src/ui/art/guides/${name}.svg`);
});
