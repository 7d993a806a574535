// Draws a page's picture for shared links (https://ogp.me) from its own words and path.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import type { Shared } from '../../src/prerender/sharing.ts';
import { pictureSize, site } from '../../src/content/site.ts';
import { escapeMarkup } from '../../src/domain/escapeMarkup.ts';
import { bands } from '../../src/domain/bands.ts';
import { numbers } from '../../src/ui/art/geometry/number.ts';
import { scale, transforms, translate } from '../../src/ui/art/geometry/transform.ts';
import { faviconSvg } from '../../src/ui/art/logo/favicon.ts';
import { markRings } from '../../src/ui/art/logo/mark.ts';
import { lightColor } from '../../src/ui/styles/tokens/color.ts';
import { typefaces, type Typefaces } from '../lib/typefaces.ts';
import { rings, rosette } from './drawings.ts';
import { linesOf, measureOf } from './lines.ts';

const { ink, muted, gold, paper } = lightColor;
/** The font families' internal names. */
const displayFamily = 'Bricolage Grotesque 96pt ExtraBold';
const textFamily = 'Atkinson Hyperlegible Next';
const edge = 72;
const column = 590;

const textAt = (x: number, y: number, font: { family: string; size: number; color: string }) =>
  `<text x="${x}" y="${y}" font-family="${font.family}" font-size="${font.size}" fill="${font.color}">`;

/** Growth rings where the page is about ages, else the rosette of its path. */
function art(pathname: string): string {
  const ring = bands.findIndex((slug) => pathname === `/curriculum/${slug}`);
  const grows = ['/', '/about'].includes(pathname) || pathname.startsWith('/curriculum');
  const drawing = grows ? rings(ring < 0 ? undefined : ring + 1) : rosette(pathname);
  return `<g transform="${transforms(translate(930, 315), scale(grows ? 0.82 : 2.5))}">${drawing}</g>`;
}

function logo(): string {
  const strokes = markRings
    .map((d) => `<path d="${d}" fill="none" stroke="${ink}" stroke-width="3.4"/>`)
    .join('');
  return `<g transform="${transforms(translate(edge + 28, 100), scale(1.4))}"><circle r="20" fill="${gold}"/>${strokes}</g>`;
}

function svgOf(page: Shared, faces: Typefaces): string {
  const display = { family: displayFamily, size: 84, leading: 86, color: ink };
  const text = { family: textFamily, size: 32, leading: 46, color: muted };
  const block = (lines: readonly string[], y: number, font: typeof display) =>
    lines.map(
      (line, index) =>
        `${textAt(edge, y + index * font.leading, font)}${escapeMarkup(line)}</text>`,
    );
  const title = linesOf(page.title, measureOf(faces.display, display.size), column, 3);
  const words = linesOf(page.description, measureOf(faces.text, text.size), column, 3);
  const top = 330 - ((title.length - 1) * display.leading + words.length * text.leading) / 2;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${numbers([0, 0, pictureSize.width, pictureSize.height])}">`,
    `<rect width="100%" height="100%" fill="${paper}"/>`,
    art(page.pathname),
    logo(),
    `${textAt(edge + 72, 112, { ...display, size: 38 })}${escapeMarkup(site.name)}</text>`,
    ...block(title, top + 30, display),
    ...block(words, top + 30 + (title.length - 1) * display.leading + 66, text),
    '</svg>',
  ].join('');
}

let prepared: Promise<void> | undefined;

/** Loads the renderer once. */
function prepare(): Promise<void> {
  const wasm = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');
  return (prepared ??= readFile(wasm).then((bytes) => initWasm(bytes)));
}

/** Draws the icon of a page kept on a phone's home screen: the logo on paper, without transparency. */
export async function touchIcon(): Promise<Uint8Array> {
  await prepare();
  const mark = faviconSvg().replace('<svg ', '<svg x="5" y="5" width="40" height="40" ');
  const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 50 50"><path fill="${paper}" d="M0 0h50v50H0z"/>${mark}</svg>`;
  return new Resvg(icon, { fitTo: { mode: 'width', value: 180 } }).render().asPng();
}

/** Prepares the drawing; the returned function gives a page's picture as PNG. */
export async function createPictures(): Promise<(page: Shared) => Uint8Array> {
  await prepare();
  const faces = await typefaces();
  return (page) => {
    const drawing = new Resvg(svgOf(page, faces), {
      fitTo: { mode: 'width', value: pictureSize.width },
      font: { fontBuffers: [faces.display, faces.text] },
    });
    return drawing.render().asPng();
  };
}
