// A take-home sheet as a tagged PDF (PDF/UA-1) on one kind of paper.
import { Buffer } from 'node:buffer';
import Pdf from 'pdfkit';
import { pagesOf, type Sheet } from '../../src/content/takeHome/blocks.ts';
import { takeHomeText } from '../../src/content/takeHome/list.ts';
import { site } from '../../src/content/site.ts';
import type { Paper } from '../../src/domain/files.ts';
import { bandSlugs } from '../../src/ui/art/bands.ts';
import { arcPath } from '../../src/ui/art/geometry/arc.ts';
import type { Typefaces } from '../one-pager/typefaces.ts';
import { layBlocks } from './layBlock.ts';
import {
  bandColors,
  decoration,
  gold,
  hairline,
  heightOf,
  ink,
  line,
  muted,
  put,
  rule,
  sizes,
  widthOf,
  write,
  type Element,
  type Pen,
} from './pen.ts';
import { drawFigure, type Shape } from './shapes.ts';

/** Shared by all sheets; created once. */
export interface Press {
  faces: Typefaces;
  figures: Readonly<Record<string, readonly Shape[]>>;
  /** Reused from one sheet to the next. */
  measured: Map<string, number>;
}

/** Points. */
export const paperSizes: Record<Paper, { width: number; height: number }> = {
  letter: { width: 612, height: 792 },
  a4: { width: 595.28, height: 841.89 },
};
const MARGIN = 42;
const FOOT = 26;
const FIGURE = 96;

/** The growth rings around the upper right corner; a band's own is lit, else all seven. */
function cornerRings(pen: Pen, band: Sheet['band']): void {
  decoration(pen, (doc) => {
    doc.translate(doc.page.width - 30, 30).lineCap('round');
    bandSlugs.forEach((slug, index) => {
      const color = bandColors[index] ?? gold;
      const radius = 20 + index * 15;
      const isLit = band === undefined || band === slug;
      doc
        .circle(0, 0, radius)
        .lineWidth(0.6)
        .stroke(isLit ? color : hairline);
      if (band === slug) doc.circle(0, 0, radius).lineWidth(9).stroke(color);
      if (band === undefined)
        doc
          .rotate(125)
          .path(arcPath(radius, 0.13 + index * 0.085, 2))
          .lineWidth(9)
          .stroke(color)
          .rotate(-125);
    });
    doc.circle(0, 0, 8).lineWidth(1.4).fillAndStroke(gold, ink);
  });
}

/** Title, lead and guide; returns the y where the rest begins. */
function opening(pen: Pen, root: Element, sheet: Sheet, width: number): number {
  const { doc } = pen;
  cornerRings(pen, sheet.band);
  const inner = width - 176;
  const title = { font: 'display', size: sheet.size === 'small' ? 34 : 38 } as const;
  const lead = { size: pen.sizes.text + 1.6, color: muted };
  const eyebrow = { font: 'bold', size: 9.5 } as const;
  const top = MARGIN - 6;
  write(pen, root, 'P', sheet.eyebrow, { ...eyebrow, x: MARGIN, y: top, width: inner });
  let y = write(pen, root, 'H1', sheet.title, { ...title, x: MARGIN, y: top + 13, width: inner });
  y = write(pen, root, 'P', sheet.lead, { ...lead, x: MARGIN, y: y + 8, width: inner });
  y = Math.max(y + 8, top + FIGURE + 14);
  decoration(pen, () =>
    drawFigure(
      doc,
      pen.figures[`${sheet.guide}-${sheet.mood}`] ?? [],
      MARGIN + width - FIGURE - 66,
      y - FIGURE * 0.955,
      FIGURE,
    ),
  );
  rule(pen, MARGIN, y, width, ink, 1.8);
  if (sheet.named !== true) return y + 12;
  const at = { size: pen.sizes.text };
  const bottom = y + 32;
  const text = heightOf(pen, 'x', width, at);
  const blank = (label: string, x: number, end: number) => {
    const own = widthOf(pen, label, at);
    write(pen, root, 'P', label, { ...at, x, y: bottom - text + 1, width: own + 2 });
    rule(pen, x + own + 5, bottom, end - x - own - 5, line);
  };
  blank('Name', MARGIN, MARGIN + width * 0.62);
  blank('Date', MARGIN + width * 0.62 + 18, MARGIN + width);
  return bottom + 14;
}

/** The header of a second page. It repeats the title, so it is an artifact. */
function secondHead(pen: Pen, { title }: Sheet, width: number): number {
  const y = MARGIN - 10;
  decoration(pen, () => put(pen, title, MARGIN, y, width, { font: 'display', size: 14 }));
  rule(pen, MARGIN, y + 20, width, ink, 1.8);
  return y + 33;
}

function foot(pen: Pen, number: number, count: number, width: number): void {
  const { doc } = pen;
  const y = doc.page.height - MARGIN - 2;
  const at = { size: 8, color: muted };
  doc.markContent('Artifact', { type: 'Pagination' });
  put(pen, `${site.name}. ${site.tagline} ${takeHomeText.foot}`, MARGIN, y, width, at);
  if (count > 1)
    put(pen, `Page ${number} of ${count}`, MARGIN, y, width, { ...at, align: 'right' });
  doc.endMarkedContent();
}

/**
 * The bytes of the PDF; the same content gives the same bytes.
 * @param Document the PDFKit class, which a subclass replaces to record what is drawn
 * @throws when a page's content needs more room than the paper has
 */
export async function setSheet(
  sheet: Sheet,
  paper: Paper,
  press: Press,
  Document: typeof Pdf = Pdf,
): Promise<Buffer> {
  const size = paperSizes[paper];
  const doc = new Document({
    size: [size.width, size.height],
    margin: 0,
    lang: 'en-US',
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    // Supported by PDFKit, but missing from its published types.
    subset: 'PDF/UA' as string as PDFKit.Mixins.PDFSubsets,
    info: {
      Title: `${sheet.title} | ${site.name}`,
      Author: site.name,
      Subject: sheet.lead,
      CreationDate: new Date(`${takeHomeText.edition}T00:00:00Z`),
    },
  });
  const chunks: Buffer[] = [];
  const bytes = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  for (const [name, face] of Object.entries(press.faces)) doc.registerFont(name, face as Buffer);
  const accent = sheet.band === undefined ? gold : bandColors[bandSlugs.indexOf(sheet.band)];
  const pen: Pen = {
    doc,
    sizes: sizes[sheet.size],
    accent: accent ?? gold,
    figures: press.figures,
    measured: press.measured,
  };
  const root = doc.struct('Document');
  doc.addStructure(root);
  const width = size.width - 2 * MARGIN;
  const pages = pagesOf(sheet);
  pages.forEach((blocks, index) => {
    if (index > 0) doc.addPage();
    const top = index === 0 ? opening(pen, root, sheet, width) : secondHead(pen, sheet, width);
    const room = size.height - MARGIN - FOOT + 10 - top;
    const item = layBlocks(pen, blocks, width);
    if (item.height > room) {
      const over = Math.ceil(item.height - room);
      throw new Error(`${sheet.title}, page ${index + 1}, ${paper}: ${over} points too long`);
    }
    item.set(root, MARGIN, top, room);
    foot(pen, index + 1, pages.length, width);
  });
  root.end();
  doc.end();
  return bytes;
}
