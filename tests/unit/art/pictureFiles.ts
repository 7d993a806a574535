import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { engraving } from '../../../src/ui/art/drawing.css.ts';
import * as paint from '../../../src/ui/art/paint.css.ts';
import { darkFigureColors, figureColors } from '../../../src/ui/art/palette.ts';
import * as scene from '../../../src/ui/art/scenes/scene.css.ts';
import { darkColor, lightColor } from '../../../src/ui/styles/tokens/color.ts';

/** The attributes for each class of a drawing, because an image has no style sheet. */
export type Paints = ReadonlyMap<string, string>;

const themes = {
  light: { colors: lightColor, figures: figureColors },
  dark: { colors: darkColor, figures: { ...figureColors, ...darkFigureColors } },
};

/** A band's index in the tokens: 1 for the youngest. */
const places = Object.keys(paint.bandStroke) as (keyof typeof paint.bandStroke)[];

/** @param inherited the colour of the text around the drawing */
export function paintsIn(
  theme: keyof typeof themes,
  inherited: (colors: (typeof themes)['light' | 'dark']['colors']) => string,
): Paints {
  const { colors, figures } = themes[theme];
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
    ...places.flatMap((band, index): [string, string][] => {
      const color = colors.band[(index + 1) as keyof typeof colors.band];
      return [
        [paint.bandStroke[band], `stroke="${color}"`],
        [scene.ground[band], `fill="${color}"`],
      ];
    }),
    [scene.floor, `fill="${colors.outline}"`],
    [scene.disc, `fill="${figures.white}"`],
    [scene.engraved, `stroke="${figures.white}"`],
    [paint.line, `stroke="${colors.outline}"`],
    [paint.solid, `fill="${colors.outline}"`],
    [paint.glass, `fill="${figures.lens}"`],
    [paint.glint, `stroke="${figures.sky}"`],
    [paint.spark, `fill="${figures.white}"`],
    [paint.shade, `fill="${figures.shade}"`],
    [paint.inherited, `stroke="${inherited(colors)}"`],
    [paint.inheritedFill, `fill="${inherited(colors)}"`],
    [engraving, 'overflow="visible"'],
  ]);
}

const none = 'display="none"';
const each = (classes: Readonly<Record<string, string>>, attribute: string) =>
  Object.values(classes).map((className): [string, string] => [className, attribute]);

/**
 * A drawing in forced colours: white lines, and black fills that hide what lies behind them, like
 * src/ui/art/forcedPaint.ts for drawings in the document.
 */
export const linePaints: Paints = new Map([
  ...each(paint.fill, 'fill="#000"'),
  ...each(paint.backdrop, none),
  ...each(paint.shine, none),
  ...each(paint.core, 'stroke="#000"'),
  ...each(paint.bandStroke, 'stroke="#fff"'),
  ...each(scene.ground, 'fill="#000"'),
  [scene.floor, none],
  [scene.disc, none],
  [scene.engraved, 'stroke="#fff"'],
  [paint.line, 'stroke="#fff"'],
  [paint.solid, 'fill="#fff"'],
  [paint.glass, 'fill="#fff"'],
  [paint.glint, 'stroke="#000"'],
  [paint.spark, 'fill="#000"'],
  [paint.shade, none],
  [paint.inherited, 'stroke="#fff"'],
  [paint.inheritedFill, 'fill="#fff"'],
  [engraving, 'overflow="visible"'],
]);

/**
 * A drawing as a part of an SVG file.
 * @param where attributes: its position, width and height
 * @param part makes the ids of several drawings in one file unique
 */
export function placed(drawing: ReactNode, where: string, paints: Paints, part: number): string {
  return renderToStaticMarkup(drawing)
    .replace(/ aria-hidden="true"/gu, '')
    .replace('<svg ', `<svg ${where} `)
    .replace(/ class="([^"]*)"/gu, (_, className: string) => {
      const attribute = paints.get(className);
      return attribute === undefined ? '' : ` ${attribute}`;
    })
    .replaceAll(/_R_(\w*?)_/gu, (_, id: string) => `part${part}${id}`);
}

/** Stacks the parts of a file, each `width` by `height` units. */
export function stacked(width: number, height: number, parts: readonly string[]): string {
  const placedParts = parts.map(
    (part, index) => `<svg y="${height * index}" width="${width}" height="${height}">${part}</svg>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height * parts.length}">${placedParts.join('')}</svg>\n`;
}
