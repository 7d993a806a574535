// Renders a sheet's first page from the operators that PDFKit writes into the PDF (ISO 32000, annex A).
import { Buffer } from 'node:buffer';
import Pdf from 'pdfkit';
import sharp from 'sharp';
import type { Sheet } from '../../src/content/takeHome/blocks.ts';
import { takeHomePictureSize } from '../../src/domain/files.ts';
import { numbers } from '../../src/ui/art/geometry/number.ts';
import { paperSizes, typesetSheet } from './typesetSheet.ts';
import type { Renderer } from './sheetContext.ts';

type Matrix = readonly [number, number, number, number, number, number];

interface Graphics {
  matrix: Matrix;
  fill: string;
  stroke: string;
  opacity: number;
  width: number;
  cap: number;
  join: number;
  dash: string;
}

/** Missing from PDFKit's types: the current font, and the dictionaries that set an opacity. */
interface Inner {
  page: { ext_gstates: Record<string, { data: { ca?: number } }> };
  _font: {
    scale: number;
    subset: { glyphs: readonly number[] };
    font: { getGlyph: (id: number) => { advanceWidth: number; path: { toSVG: () => string } } };
  };
}

function times(a: Matrix, b: Matrix): Matrix {
  return [
    a[0] * b[0] + a[2] * b[1],
    a[1] * b[0] + a[3] * b[1],
    a[0] * b[2] + a[2] * b[3],
    a[1] * b[2] + a[3] * b[3],
    a[0] * b[4] + a[2] * b[5] + a[4],
    a[1] * b[4] + a[3] * b[5] + a[5],
  ];
}

const matrixOf = ([a = 0, b = 0, c = 0, d = 0, e = 0, f = 0]: readonly number[]): Matrix => [
  a,
  b,
  c,
  d,
  e,
  f,
];

const colorOf = (parts: readonly number[]) =>
  `rgb(${parts.map((part) => Math.round(part * 255)).join(' ')})`;

const caps = ['butt', 'round', 'square'];
const joins = ['miter', 'round', 'bevel'];
/** Operators of the structure and of the color space, which is always RGB. */
const silent = new Set(['BDC', 'BMC', 'EMC', 'BT', 'ET', 'CS', 'cs', 'M']);

/** Draws operators as SVG. A PDF's y axis points up. */
function createSvgRecorder(height: number) {
  const markup: string[] = [];
  let now: Graphics = {
    matrix: [1, 0, 0, -1, 0, height],
    fill: '#000',
    stroke: '#000',
    opacity: 1,
    width: 1,
    cap: 0,
    join: 0,
    dash: '',
  };
  const saved: Graphics[] = [];
  let path = '';
  let end: readonly number[] = [];
  let at: Matrix = now.matrix;
  let size = 0;

  const draw = (d: string, matrix: Matrix, paint: string) =>
    markup.push(`<path transform="matrix(${numbers(matrix, 4)})" d="${d}" ${paint}/>`);

  function paint(isFilled: boolean, isStroked: boolean): void {
    const fill = isFilled ? `fill="${now.fill}" fill-opacity="${now.opacity}"` : 'fill="none"';
    const stroke = isStroked
      ? ` stroke="${now.stroke}" stroke-width="${now.width}" stroke-linecap="${caps[now.cap]}" stroke-linejoin="${joins[now.join]}" stroke-dasharray="${now.dash}"`
      : '';
    draw(path, now.matrix, fill + stroke);
    path = '';
  }

  /** Outlines of glyphs by their number in the font's subset. */
  function show(text: string, { _font: { scale, subset, font } }: Inner): void {
    for (const [, hex = '', back = '0'] of text.matchAll(/<([\da-f]*)> (-?[\d.]+)/gu)) {
      for (const [code] of hex.matchAll(/.{4}/gu)) {
        const glyph = font.getGlyph(subset.glyphs[Number.parseInt(code, 16)] ?? 0);
        const unit = (scale * size) / 1000;
        draw(
          glyph.path.toSVG(),
          times(times(now.matrix, at), [unit, 0, 0, unit, 0, 0]),
          `fill="${now.fill}"`,
        );
        at = times(at, [1, 0, 0, 1, glyph.advanceWidth * unit, 0]);
      }
      at = times(at, [1, 0, 0, 1, (-Number(back) * size) / 1000, 0]);
    }
  }

  function run(line: string, doc: Inner): void {
    const operator = line.slice(line.lastIndexOf(' ') + 1);
    const words = line.split(' ').slice(0, -1);
    const values = words.map(Number);
    const [first = 0] = values;
    if (operator === 'q') saved.push(now);
    else if (operator === 'Q') now = saved.pop() ?? now;
    else if (operator === 'cm') now = { ...now, matrix: times(now.matrix, matrixOf(values)) };
    else if ('mlcv'.includes(operator)) {
      // In `v` the first control point is the current point.
      path +=
        operator === 'v'
          ? `C${[...end, ...values].join(' ')}`
          : operator.toUpperCase() + values.join(' ');
      end = values.slice(-2);
    } else if (operator === 'h') path += 'Z';
    else if (operator === 'w') now = { ...now, width: first };
    else if (operator === 'J') now = { ...now, cap: first };
    else if (operator === 'j') now = { ...now, join: first };
    else if (operator === 'd') now = { ...now, dash: /\[(.*)\]/u.exec(line)?.[1] ?? '' };
    else if (operator === 'scn') now = { ...now, fill: colorOf(values) };
    else if (operator === 'SCN') now = { ...now, stroke: colorOf(values) };
    else if (operator === 'gs')
      now = { ...now, opacity: doc.page.ext_gstates[(words[0] ?? '').slice(1)]?.data.ca ?? 1 };
    else if (operator === 'f') paint(true, false);
    else if (operator === 'S') paint(false, true);
    else if (operator === 'B') paint(true, true);
    else if (operator === 'Tm') at = matrixOf(values);
    else if (operator === 'Tf') size = values[1] ?? 0;
    else if (operator === 'TJ') show(line, doc);
    else if (!silent.has(operator)) throw new Error(`Unsupported PDF operator: ${line}`);
  }

  return { run, drawn: markup };
}

/** The first page on US Letter, as SVG. */
export async function firstPageSvg(sheet: Sheet, renderer: Renderer): Promise<string> {
  const { width, height } = paperSizes.letter;
  const { run, drawn } = createSvgRecorder(height);
  let first: PDFKit.PDFPage | undefined;
  // PDFKit writes the first operators in its constructor.
  class Watched extends Pdf {
    override addContent(data: string): this {
      first ??= this.page;
      if (this.page === first) run(data, this as unknown as Inner);
      super.addContent(data);
      return this;
    }
  }
  await typesetSheet(sheet, 'letter', renderer, Watched);
  const box = `viewBox="0 0 ${width} ${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box}><rect width="100%" height="100%" fill="#fff"/>${drawn.join('')}</svg>`;
}

/** The picture as AVIF. */
export async function firstPagePicture(sheet: Sheet, renderer: Renderer): Promise<Buffer> {
  const svg = await firstPageSvg(sheet, renderer);
  return sharp(Buffer.from(svg), { density: 144 })
    .resize(takeHomePictureSize)
    .avif({ quality: 36, effort: 2 })
    .toBuffer();
}
