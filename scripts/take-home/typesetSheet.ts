// A take-home sheet as a tagged PDF (PDF/UA-1) on one kind of paper.
import type { Buffer } from 'node:buffer';
import type Pdf from 'pdfkit';
import { pagesOf, type Sheet } from '../../src/content/takeHome/blocks.ts';
import { takeHomeText } from '../../src/content/takeHome/list.ts';
import { site } from '../../src/content/site.ts';
import type { Paper } from '../../src/domain/files.ts';
import { bands } from '../../src/domain/bands.ts';
import { arcPath } from '../../src/ui/art/geometry/arc.ts';
import { layoutBlocks } from './layoutBlock.ts';
import {
  bandColors,
  createDocument,
  gold,
  hairline,
  ink,
  line,
  muted,
  type Element,
} from './pdfContext.ts';
import { drawFigure } from './shapes.ts';
import { SheetContext, type Renderer } from './sheetContext.ts';

/** Points. */
export const paperSizes: Record<Paper, { width: number; height: number }> = {
  letter: { width: 612, height: 792 },
  a4: { width: 595.28, height: 841.89 },
};
const MARGIN = 42;
const FOOT = 26;
const FIGURE = 96;

/** The growth rings around the upper right corner; a band's own is lit, else all seven. */
function cornerRings(pdf: SheetContext, band: Sheet['band']): void {
  pdf.decoration((doc) => {
    doc.translate(doc.page.width - 30, 30).lineCap('round');
    bands.forEach((slug, index) => {
      const color = bandColors[index] ?? gold;
      const radius = 20 + index * 15;
      const isHighlighted = band === undefined || band === slug;
      pdf.circle(0, 0, radius, { stroke: isHighlighted ? color : hairline, weight: 0.6 });
      if (band === slug) pdf.circle(0, 0, radius, { stroke: color, weight: 9 });
      if (band === undefined)
        doc
          .rotate(125)
          .path(arcPath(radius, 0.13 + index * 0.085, 2))
          .lineWidth(9)
          .stroke(color)
          .rotate(-125);
    });
    pdf.circle(0, 0, 8, { fill: gold, stroke: ink, weight: 1.4 });
  });
}

/** Title, lead and guide; returns the y where the rest begins. */
function opening(pdf: SheetContext, root: Element, sheet: Sheet, width: number): number {
  const { doc } = pdf;
  cornerRings(pdf, sheet.band);
  const inner = width - 176;
  const title = { font: 'display', size: sheet.size === 'small' ? 34 : 38 } as const;
  const lead = { size: pdf.sizes.text + 1.6, color: muted };
  const eyebrow = { font: 'bold', size: 9.5 } as const;
  const top = MARGIN - 6;
  pdf.write(root, 'P', sheet.eyebrow, { ...eyebrow, x: MARGIN, y: top, width: inner });
  let y = pdf.write(root, 'H1', sheet.title, { ...title, x: MARGIN, y: top + 13, width: inner });
  y = pdf.write(root, 'P', sheet.lead, { ...lead, x: MARGIN, y: y + 8, width: inner });
  y = Math.max(y + 8, top + FIGURE + 14);
  pdf.decoration(() =>
    drawFigure(
      doc,
      pdf.figures[`${sheet.guide}-${sheet.mood}`] ?? [],
      MARGIN + width - FIGURE - 66,
      y - FIGURE * 0.955,
      FIGURE,
    ),
  );
  pdf.rule(MARGIN, y, width, ink, 1.8);
  if (sheet.named !== true) return y + 12;
  const at = { size: pdf.sizes.text };
  const bottom = y + 32;
  const text = pdf.heightOf('x', width, at);
  const blank = (label: string, x: number, end: number) => {
    const own = pdf.widthOf(label, at);
    pdf.write(root, 'P', label, { ...at, x, y: bottom - text + 1, width: own + 2 });
    pdf.rule(x + own + 5, bottom, end - x - own - 5, line);
  };
  blank('Name', MARGIN, MARGIN + width * 0.62);
  blank('Date', MARGIN + width * 0.62 + 18, MARGIN + width);
  return bottom + 14;
}

/** The header of a second page. It repeats the title, so it is an artifact. */
function secondHead(pdf: SheetContext, { title }: Sheet, width: number): number {
  const y = MARGIN - 10;
  pdf.decoration(() => pdf.put(title, MARGIN, y, width, { font: 'display', size: 14 }));
  pdf.rule(MARGIN, y + 20, width, ink, 1.8);
  return y + 33;
}

function foot(pdf: SheetContext, number: number, count: number, width: number): void {
  const { doc } = pdf;
  const y = doc.page.height - MARGIN - 2;
  const at = { size: 8, color: muted };
  doc.markContent('Artifact', { type: 'Pagination' });
  pdf.put(`${site.name}. ${site.tagline} ${takeHomeText.foot}`, MARGIN, y, width, at);
  if (count > 1) pdf.put(`Page ${number} of ${count}`, MARGIN, y, width, { ...at, align: 'right' });
  doc.endMarkedContent();
}

/**
 * The bytes of the PDF; the same content gives the same bytes.
 * @param Document the PDFKit class, which a subclass replaces to record what is drawn
 * @throws when a page's content needs more room than the paper has
 */
export async function typesetSheet(
  sheet: Sheet,
  paper: Paper,
  renderer: Renderer,
  Document?: typeof Pdf,
): Promise<Buffer> {
  const size = paperSizes[paper];
  const { doc, root, bytes } = createDocument(
    renderer.faces,
    {
      size: [size.width, size.height],
      title: `${sheet.title} | ${site.name}`,
      subject: sheet.lead,
      edition: takeHomeText.edition,
    },
    Document,
  );
  const pdf = new SheetContext(doc, renderer, sheet);
  const width = size.width - 2 * MARGIN;
  const pages = pagesOf(sheet);
  pages.forEach((blocks, index) => {
    if (index > 0) doc.addPage();
    const top = index === 0 ? opening(pdf, root, sheet, width) : secondHead(pdf, sheet, width);
    const room = size.height - MARGIN - FOOT + 10 - top;
    const item = layoutBlocks(pdf, blocks, width);
    if (item.height > room) {
      const over = Math.ceil(item.height - room);
      throw new Error(
        `${sheet.title}, page ${index + 1}, ${paper}: the content exceeds the page by ${over} points`,
      );
    }
    item.set(root, MARGIN, top, room);
    foot(pdf, index + 1, pages.length, width);
  });
  root.end();
  doc.end();
  return bytes;
}
