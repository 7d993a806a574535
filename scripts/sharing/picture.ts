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

interface Setting {
  family: string;
  size: number;
  leading: number;
  color: string;
}

function block(lines: readonly string[], y: number, at: Setting): string {
  return lines
    .map(
      (line, index) =>
        `<text x="${edge}" y="${y + index * at.leading}" font-family="${at.family}" font-size="${at.size}" fill="${at.color}">${escapeMarkup(line)}</text>`,
    )
    .join('');
}

/** Growth rings where the page is about ages, else the rosette of its path. */
function art(pathname: string): string {
  const ring = bands.findIndex((slug) => pathname === `/curriculum/${slug}`);
  const grows = ['/', '/about', '/curriculum'].includes(pathname) || ring >= 0;
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
  const title = linesOf(page.title, measureOf(faces.display, display.size), column, 3);
  const words = linesOf(page.description, measureOf(faces.text, text.size), column, 3);
  const top = 330 - ((title.length - 1) * display.leading + words.length * text.leading) / 2;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${numbers([0, 0, pictureSize.width, pictureSize.height])}">`,
    `<rect width="100%" height="100%" fill="${paper}"/>`,
    art(page.pathname),
    logo(),
    `<text x="${edge + 72}" y="112" font-family="${displayFamily}" font-size="38" fill="${ink}">${escapeMarkup(site.name)}</text>`,
    block(title, top + 30, display),
    block(words, top + 30 + (title.length - 1) * display.leading + 66, text),
    '</svg>',
  ].join('');
}

/** Prepares the drawing; the returned function gives a page's picture as PNG. */
export async function createPictures(): Promise<(page: Shared) => Uint8Array> {
  const wasm = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');
  await initWasm(await readFile(wasm));
  const faces = await typefaces();
  return (page) => {
    const drawing = new Resvg(svgOf(page, faces), {
      fitTo: { mode: 'width', value: pictureSize.width },
      font: { fontBuffers: [faces.display, faces.text] },
    });
    return drawing.render().asPng();
  };
}
