import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type Band, bands } from '../../../src/domain/bands.ts';
import type { Motif } from '../../../src/domain/motifs.ts';
import type { GuideId } from '../../../src/content/guides.ts';
import { engraving } from '../../../src/ui/art/drawing.css.ts';
import { Mascot } from '../../../src/ui/art/mascots/Mascot.tsx';
import * as paint from '../../../src/ui/art/paint.css.ts';
import { darkFigureColors, figureColors } from '../../../src/ui/art/palette.ts';
import { motifPaths } from '../../../src/ui/art/rosette/motifs.ts';
import { Rosette } from '../../../src/ui/art/rosette/Rosette.tsx';
import { BandScene } from '../../../src/ui/art/scenes/BandScene.tsx';
import * as scene from '../../../src/ui/art/scenes/scene.css.ts';
import { type ColorTokens, darkColor, lightColor } from '../../../src/ui/styles/tokens/color.ts';

/** The attributes for each class of a drawing, because an image has no style sheet. */
type Paints = ReadonlyMap<string, string>;

/**
 * Classes by the name of their colour, and their colour in forced colours: white lines, and black fills that
 * hide what lies behind them, like src/ui/art/forcedPaint.ts for drawings in the document.
 */
const painted: [Readonly<Record<string, string>>, 'fill' | 'stroke', ('#000' | '#fff')?][] = [
  [paint.fill, 'fill', '#000'],
  [paint.backdrop, 'fill'],
  [paint.shine, 'stroke'],
  [paint.core, 'stroke', '#000'],
  [paint.bandStroke, 'stroke', '#fff'],
  [scene.ground, 'fill', '#000'],
  [{ outline: scene.floor, white: scene.disc, shade: paint.shade }, 'fill'],
  [{ white: scene.engraved, outline: paint.line, inherited: paint.inherited }, 'stroke', '#fff'],
  [{ outline: paint.solid, lens: paint.glass, inherited: paint.inheritedFill }, 'fill', '#fff'],
  [{ sky: paint.glint }, 'stroke', '#000'],
  [{ white: paint.spark }, 'fill', '#000'],
];

const paintsBy = (
  attributeOf: (property: 'fill' | 'stroke', name: string, forced?: string) => string,
): Paints =>
  new Map([
    ...painted.flatMap(([classes, property, forced]) =>
      Object.entries(classes).map(([name, className]): [string, string] => [
        className,
        attributeOf(property, name, forced),
      ]),
    ),
    [engraving, 'overflow="visible"'],
  ]);

/** @param inherited the colour of the text around the drawing */
function paintsIn(
  colors: ColorTokens,
  figures: Readonly<Record<string, string>>,
  inherited: string,
): Paints {
  const byName = new Map([
    ...Object.entries(figures),
    ...Object.values(colors.band).map((color, index) => [bands[index] ?? '', color] as const),
    ['outline', colors.outline],
    ['inherited', inherited],
  ]);
  return paintsBy((property, name) => `${property}="${byName.get(name)}"`);
}

const linePaints = paintsBy((property, _, forced) =>
  forced === undefined ? 'display="none"' : `${property}="${forced}"`,
);

/**
 * A drawing as a part of an SVG file.
 * @param where attributes: its position, width and height
 * @param part makes the ids of several drawings in one file unique
 */
function placed(drawing: ReactNode, where: string, paints: Paints, part: number): string {
  return renderToStaticMarkup(drawing)
    .replace(/ aria-hidden="true"/gu, '')
    .replace('<svg ', `<svg ${where} `)
    .replace(/ class="([^"]*)"/gu, (_, className: string) => {
      const attribute = paints.get(className);
      return attribute === undefined ? '' : ` ${attribute}`;
    })
    .replaceAll(/_R_(\w*?)_/gu, (_, id: string) => `part${part}${id}`);
}

/** Stacks a drawing of `width` by `height` units in each of the paints. */
function stacked(
  width: number,
  height: number,
  paints: readonly Paints[],
  draw: (painted: Paints, part: number) => string,
): string {
  const parts = paints.map(
    (each, part) =>
      `<svg y="${height * part}" width="${width}" height="${height}">${draw(each, part)}</svg>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height * parts.length}">${parts.join('')}</svg>\n`;
}

/** What each guide's rosette stands for. */
const signs: Record<GuideId, Motif> = {
  captain: 'piggy-bank',
  investor: 'tree',
  shield: 'shield-check',
};

function guide(name: GuideId): string {
  const light = paintsIn(lightColor, figureColors, lightColor.mascot[`${name}Line`]);
  const darkFigures = { ...figureColors, ...darkFigureColors };
  const dark = paintsIn(darkColor, darkFigures, darkColor.mascot[`${name}Line`]);
  return stacked(498, 280, [light, dark, linePaints], (paints, part) => {
    const rosette = <Rosette slug={name} band="inherit" signs={motifPaths[signs[name]]} />;
    return (
      placed(rosette, 'y="22" width="498" height="498"', paints, part) +
      placed(<Mascot name={name} />, 'x="109" width="280" height="280"', paints, part)
    );
  });
}

function sceneOf(band: Band): string {
  // A scene has a ground of its own and is the same in both themes.
  const light = paintsIn(lightColor, figureColors, lightColor.outline);
  return stacked(400, 320, [light, linePaints], (paints, part) =>
    placed(<BandScene band={band} />, 'width="400" height="320"', paints, part),
  );
}

// `npm test -- unit tests/unit/art/pictures.test.tsx -u` redraws them.
test.each([
  ...(Object.keys(signs) as GuideId[]).map((name) => [`guides/${name}`, guide(name)] as const),
  ...bands.map((band) => [`scenes/${band}`, sceneOf(band)] as const),
])('the picture file %s equals what is drawn', async (file, picture) => {
  await expect(picture).toMatchFileSnapshot(`../../../src/ui/art/${file}.svg`);
});
