// What every printed document draws with: text as elements of its structure, drawings as artifacts.
import { Buffer } from 'node:buffer';
import Pdf from 'pdfkit';
import { site } from '../../src/content/site.ts';
import { lightColor } from '../../src/ui/styles/tokens/color.ts';
import type { Typefaces } from '../lib/typefaces.ts';

export type Element = PDFKit.PDFStructureElement;
type Doc = PDFKit.PDFDocument;
type ElementOptions = PDFKit.Mixins.StructureElementOptions;

export const { ink, muted, hairline, line, sunk, surface, gold, band, mascot, tint } = lightColor;
export const bandColors: readonly string[] = Object.values(band);

export interface TextStyle {
  font?: keyof Typefaces;
  size: number;
  color?: string;
  align?: 'left' | 'right' | 'center';
  /** The indent of the first line, in points. */
  indent?: number;
  /** Leading beyond the font's own, in points. */
  gap?: number;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Paint {
  fill?: string;
  stroke?: string;
  /** The width of the stroke, in points. */
  weight?: number;
}

/** Leading by default; display type is tight. */
const gapOf = ({ gap, font, size }: TextStyle) => gap ?? size * (font === 'display' ? -0.14 : 0.14);

/** A panel in the site's shape: two opposite corners large, two small. */
function panelPath({ x, y, width, height }: Box, large: number, small: number): string {
  const [l, s] = [Math.min(large, height / 2), Math.min(small, height / 2)];
  const [right, bottom] = [x + width, y + height];
  return [
    `M${x + l} ${y}H${right - s}Q${right} ${y} ${right} ${y + s}`,
    `V${bottom - l}Q${right} ${bottom} ${right - l} ${bottom}`,
    `H${x + s}Q${x} ${bottom} ${x} ${bottom - s}V${y + l}Q${x} ${y} ${x + l} ${y}Z`,
  ].join('');
}

export class PdfContext {
  readonly doc: Doc;
  /** Heights and widths of texts, because measuring is most of the work. */
  private readonly measured: Map<string, number>;

  constructor(doc: Doc, measured = new Map<string, number>()) {
    this.doc = doc;
    this.measured = measured;
  }

  private choose({ font = 'text', size, color = ink }: TextStyle): void {
    this.doc.font(font).fontSize(size).fillColor(color);
  }

  private measure(what: string, at: TextStyle, how: () => number): number {
    const key = `${at.font ?? 'text'}|${at.size}|${what}`;
    const known = this.measured.get(key);
    if (known !== undefined) return known;
    this.choose(at);
    const size = how();
    this.measured.set(key, size);
    return size;
  }

  /** A text's height in points. */
  heightOf(text: string, width: number, at: TextStyle): number {
    const indent = at.indent ?? 0;
    return this.measure(`${width}|${indent}|${text}`, at, () =>
      this.doc.heightOfString(text, { width, lineGap: gapOf(at), indent }),
    );
  }

  widthOf(text: string, at: TextStyle): number {
    return this.measure(`|${text}`, at, () => this.doc.widthOfString(text));
  }

  /** Draws a text inside an open structure element. */
  put(text: string, x: number, y: number, width: number, at: TextStyle): void {
    this.choose(at);
    const { align = 'left', indent = 0 } = at;
    this.doc.text(text, x, y, { width, lineGap: gapOf(at), align, indent });
  }

  /** Opens a structure element with children. */
  open(parent: Element, tag: string): Element {
    const element = this.doc.struct(tag);
    parent.add(element);
    return element;
  }

  /** A structure element with its content. */
  tagged(parent: Element, tag: string, set: () => void, options: ElementOptions = {}): void {
    parent.add(this.doc.struct(tag, options, set));
  }

  /** A text as an element of its own; returns the y where it ends. */
  write(
    parent: Element,
    tag: string,
    text: string,
    at: TextStyle & { x: number; y: number; width: number },
  ): number {
    this.tagged(parent, tag, () => this.put(text, at.x, at.y, at.width, at));
    return at.y + this.heightOf(text, at.width, at);
  }

  /** Marks drawings as artifacts, which screen readers skip. */
  decoration(draw: (doc: Doc) => void): void {
    const { doc } = this;
    doc.markContent('Artifact', { type: 'Layout' });
    doc.save();
    draw(doc);
    doc.restore();
    doc.endMarkedContent();
  }

  /** A straight line, inside a drawing. */
  segment(x: number, y: number, toX: number, toY: number, weight: number, color: string): void {
    this.doc.moveTo(x, y).lineTo(toX, toY).lineWidth(weight).stroke(color);
  }

  /** A horizontal line, to write on or as a divider. */
  rule(x: number, y: number, width: number, color: string = line, weight = 0.7): void {
    this.decoration(() => this.segment(x, y, x + width, y, weight, color));
  }

  /** A circle, inside a drawing. */
  circle(x: number, y: number, radius: number, paint: Paint): void {
    this.doc.circle(x, y, radius);
    this.paint(paint);
  }

  /** A panel, inside a drawing; `corners` are the radii of its large and its small ones. */
  panel(box: Box, corners: readonly [large: number, small: number], paint: Paint): void {
    this.doc.path(panelPath(box, ...corners));
    this.paint(paint);
  }

  private paint({ fill, stroke, weight }: Paint): void {
    if (weight !== undefined) this.doc.lineWidth(weight);
    if (fill !== undefined && stroke !== undefined) this.doc.fillAndStroke(fill, stroke);
    else if (fill !== undefined) this.doc.fill(fill);
    else if (stroke !== undefined) this.doc.stroke(stroke);
  }
}

/** An empty tagged PDF with its typefaces, the root of its structure, and its bytes once it has ended. */
export function createDocument(
  faces: Typefaces,
  info: { size: [number, number]; title: string; subject: string; edition: string },
  /** The PDFKit class, which a subclass replaces to record what is drawn. */
  Document: typeof Pdf = Pdf,
): { doc: Doc; root: Element; bytes: Promise<Buffer> } {
  const doc = new Document({
    size: info.size,
    margin: 0,
    // Supported by PDFKit, but missing from its published types.
    subset: 'PDF/UA' as string as PDFKit.Mixins.PDFSubsets,
    lang: 'en-US',
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    info: {
      Title: info.title,
      Author: site.name,
      Subject: info.subject,
      CreationDate: new Date(`${info.edition}T00:00:00Z`),
    },
  });
  const chunks: Buffer[] = [];
  const bytes = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  for (const [name, face] of Object.entries(faces)) doc.registerFont(name, face as Buffer);
  const root = doc.struct('Document');
  doc.addStructure(root);
  return { doc, root, bytes };
}
