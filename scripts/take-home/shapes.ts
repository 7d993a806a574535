// The mascots as flat shapes, which a PDF can draw. tests/unit/take-home/figures.test.tsx writes
// figures.json from the components (`npm test -- unit tests/unit/take-home/figures.test.tsx -u`).
import { readFile } from 'node:fs/promises';

/** A path in a drawing 280 units wide. */
export interface Shape {
  d: string;
  /** `#rrggbb`; without one the shape is not filled. */
  fill?: string;
  /** 0–1. */
  opacity?: number;
  stroke?: string;
  width?: number;
  dash?: readonly number[];
  /** As in SVG's `matrix()`. */
  matrix: readonly [number, number, number, number, number, number];
}

/** The width and height of a figure's drawing, in units. */
export const FIGURE_SIDE = 280;

/** Figures by name and mood: `captain-wave`. */
export async function loadFigures(): Promise<Record<string, Shape[]>> {
  const file = new URL('figures.json', import.meta.url);
  return JSON.parse(await readFile(file, 'utf8')) as Record<string, Shape[]>;
}

/** Draws a figure with its top left corner at a point, `side` points wide. */
export function drawFigure(
  doc: PDFKit.PDFDocument,
  shapes: readonly Shape[],
  x: number,
  y: number,
  side: number,
): void {
  doc
    .save()
    .translate(x, y)
    .scale(side / FIGURE_SIDE)
    .lineCap('round')
    .lineJoin('round');
  for (const { d, fill, opacity = 1, stroke, width = 1, dash, matrix } of shapes) {
    doc
      .save()
      .transform(...matrix)
      .path(d)
      .lineWidth(width)
      .fillOpacity(opacity);
    if (dash !== undefined)
      // PDFKit rejects zero-length dashes, which round caps turn into dots.
      doc.dash(Math.max(dash[0] ?? 0, 0.01), { space: dash[1] ?? 0 });
    if (fill !== undefined && stroke !== undefined) doc.fillAndStroke(fill, stroke);
    else if (fill !== undefined) doc.fill(fill);
    else if (stroke !== undefined) doc.stroke(stroke);
    doc.restore();
  }
  doc.restore();
}
