// Drawing context of all blocks: text as elements of the document's structure, drawings as artifacts.
import { lightColor } from '../../src/ui/styles/tokens/color.ts';
import type { Shape } from './shapes.ts';

export type Element = PDFKit.PDFStructureElement;
type Tag = string;

export const { ink, muted, hairline, line, sunk, surface, gold, band, mascot, tint } = lightColor;
export const bandColors: readonly string[] = Object.values(band);

/** The size of a sheet's text, in points. */
export interface Sizes {
  text: number;
  heading: number;
  /** Between two lines to write on. */
  line: number;
}

export const sizes: Record<'large' | 'normal' | 'small', Sizes> = {
  large: { text: 12, heading: 18, line: 26 },
  normal: { text: 10, heading: 15, line: 22 },
  small: { text: 8.8, heading: 13, line: 20 },
};

export type Font = 'display' | 'text' | 'bold';

export interface Setting {
  font?: Font;
  size: number;
  color?: string;
  align?: 'left' | 'right' | 'center';
  /** The indent of the first line, in points. */
  indent?: number;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Pen {
  doc: PDFKit.PDFDocument;
  sizes: Sizes;
  /** The band's color, or gold. */
  accent: string;
  figures: Readonly<Record<string, readonly Shape[]>>;
  /** A cache of heights and widths, because measuring is most of the work. */
  measured: Map<string, number>;
}

/** Leading beyond the font's own; display type is tight. */
const gapOf = ({ font, size }: Setting) => size * (font === 'display' ? -0.14 : 0.14);

function choose({ doc }: Pen, { font = 'text', size, color = ink }: Setting): void {
  doc.font(font).fontSize(size).fillColor(color);
}

function measure(pen: Pen, what: string, at: Setting, how: () => number): number {
  const key = `${at.font ?? 'text'}|${at.size}|${what}`;
  const known = pen.measured.get(key);
  if (known !== undefined) return known;
  choose(pen, at);
  const size = how();
  pen.measured.set(key, size);
  return size;
}

/** A text's height in points. */
export function heightOf(pen: Pen, text: string, width: number, at: Setting): number {
  return measure(pen, `${width}|${at.indent ?? 0}|${text}`, at, () =>
    pen.doc.heightOfString(text, { width, lineGap: gapOf(at), indent: at.indent ?? 0 }),
  );
}

export function widthOf(pen: Pen, text: string, at: Setting): number {
  return measure(pen, `|${text}`, at, () => pen.doc.widthOfString(text));
}

/** Draws a text inside an open structure element. */
export function put(
  pen: Pen,
  text: string,
  x: number,
  y: number,
  width: number,
  at: Setting,
): void {
  choose(pen, at);
  pen.doc.text(text, x, y, {
    width,
    lineGap: gapOf(at),
    align: at.align ?? 'left',
    indent: at.indent ?? 0,
  });
}

/** Opens a structure element with children. */
export function open(
  pen: Pen,
  parent: Element,
  tag: Tag,
  options: PDFKit.Mixins.StructureElementOptions = {},
): Element {
  const element = pen.doc.struct(tag, options);
  parent.add(element);
  return element;
}

/** A structure element with its content. */
export function tagged(
  pen: Pen,
  parent: Element,
  tag: Tag,
  set: () => void,
  options: PDFKit.Mixins.StructureElementOptions = {},
): void {
  parent.add(pen.doc.struct(tag, options, set));
}

/** A text as an element of its own; returns the y where it ends. */
export function write(
  pen: Pen,
  parent: Element,
  tag: Tag,
  text: string,
  at: Setting & { x: number; y: number; width: number },
): number {
  tagged(pen, parent, tag, () => put(pen, text, at.x, at.y, at.width, at));
  return at.y + heightOf(pen, text, at.width, at);
}

/** Marks drawings as artifacts, which screen readers skip. */
export function decoration({ doc }: Pen, draw: (doc: PDFKit.PDFDocument) => void): void {
  doc.markContent('Artifact', { type: 'Layout' });
  doc.save();
  draw(doc);
  doc.restore();
  doc.endMarkedContent();
}

/** A panel in the site's shape: two opposite corners large, two small. */
export function panelPath({ x, y, width, height }: Box, large = 12, small = 3): string {
  const [l, s] = [Math.min(large, height / 2), Math.min(small, height / 2)];
  const [right, bottom] = [x + width, y + height];
  return [
    `M${x + l} ${y}H${right - s}Q${right} ${y} ${right} ${y + s}`,
    `V${bottom - l}Q${right} ${bottom} ${right - l} ${bottom}`,
    `H${x + s}Q${x} ${bottom} ${x} ${bottom - s}V${y + l}Q${x} ${y} ${x + l} ${y}Z`,
  ].join('');
}

/** A horizontal line, to write on or as a divider. */
export function rule(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  color = line,
  weight = 0.7,
): void {
  decoration(pen, (doc) =>
    doc
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(weight)
      .stroke(color),
  );
}
