import type { Sheet } from '../../src/content/takeHome/blocks.ts';
import { bands } from '../../src/domain/bands.ts';
import { typefaces, type Typefaces } from '../lib/typefaces.ts';
import { bandColors, gold, PdfContext } from './pdfContext.ts';
import { loadFigures, type Shape } from './shapes.ts';

/** The sizes of a sheet's text, in points. */
export const sizes = {
  large: { text: 12, heading: 18, line: 26 },
  normal: { text: 10, heading: 15, line: 22 },
  small: { text: 8.8, heading: 13, line: 20 },
};

/** Shared by all sheets; created once. */
export interface Renderer {
  faces: Typefaces;
  figures: Readonly<Record<string, readonly Shape[]>>;
  /** Reused from one sheet to the next. */
  measured: Map<string, number>;
}

export async function createRenderer(): Promise<Renderer> {
  return { faces: await typefaces(), figures: await loadFigures(), measured: new Map() };
}

/** Draws one sheet, in its size and its band's color. */
export class SheetContext extends PdfContext {
  readonly figures: Renderer['figures'];
  /** `line` is the distance of two lines to write on. */
  readonly sizes: (typeof sizes)[keyof typeof sizes];
  /** The band's color, or gold. */
  readonly accent: string;

  constructor(doc: PDFKit.PDFDocument, { figures, measured }: Renderer, { size, band }: Sheet) {
    super(doc, measured);
    this.figures = figures;
    this.sizes = sizes[size];
    this.accent = (band && bandColors[bands.indexOf(band)]) ?? gold;
  }
}
