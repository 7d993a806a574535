// The academy on one page, as a tagged PDF, from the same content as the About page.
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import Pdf from 'pdfkit';
import { guides } from '../../src/content/guides.ts';
import { mission, onePager, partners, team } from '../../src/content/about.ts';
import { impact } from '../../src/content/results.ts';
import { contact } from '../../src/content/contact.ts';
import { site } from '../../src/content/site.ts';
import { arcPath } from '../../src/ui/art/geometry/arc.ts';
import { lightColor } from '../../src/ui/styles/tokens/color.ts';
import { typefaces } from './typefaces.ts';

/** US Letter, in points. */
const page = { width: 612, height: 792, margin: 48 };
const width = page.width - 2 * page.margin;
const { ink, muted, hairline, band, gold, mascot } = lightColor;

interface Sheet {
  doc: PDFKit.PDFDocument;
  root: PDFKit.PDFStructureElement;
}

interface Setting {
  font?: 'display' | 'text' | 'bold';
  size: number;
  color?: string;
  x: number;
  y: number;
  width: number;
  gap?: number;
}

/** Sets a text as an element of the document's structure; returns the y where it ends. */
function set(
  { doc, root }: Sheet,
  tag: 'H1' | 'H2' | 'H3' | 'P',
  text: string,
  at: Setting,
): number {
  root.add(
    doc.struct(tag, {}, () => {
      doc
        .font(at.font ?? 'text')
        .fontSize(at.size)
        .fillColor(at.color ?? ink)
        .text(text, at.x, at.y, { width: at.width, lineGap: at.gap ?? 0 });
    }),
  );
  return doc.y;
}

/** Marks drawings as artifacts, which screen readers skip. */
function decoration({ doc }: Sheet, draw: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' });
  draw();
  doc.endMarkedContent();
}

/** The seven growth rings around a point. */
function rings(sheet: Sheet, x: number, y: number): void {
  const { doc } = sheet;
  decoration(sheet, () => {
    doc.save().translate(x, y).lineCap('round');
    Object.values(band).forEach((color, index) => {
      const radius = 16 + index * 7;
      doc.circle(0, 0, radius).lineWidth(0.4).stroke(color);
      doc
        .path(arcPath(radius, 0.13 + index * 0.085, 2))
        .lineWidth(5)
        .stroke(color);
    });
    doc.circle(0, 0, 8).lineWidth(1.2).fillAndStroke(gold, ink);
    doc.restore();
  });
}

function rule(sheet: Sheet, y: number, color: string = hairline, thickness = 0.7): void {
  decoration(sheet, () =>
    sheet.doc
      .moveTo(page.margin, y)
      .lineTo(page.width - page.margin, y)
      .lineWidth(thickness)
      .stroke(color),
  );
}

function top(sheet: Sheet): number {
  const x = page.margin;
  set(sheet, 'H1', site.name, { font: 'display', size: 40, x, y: 54, width: 340 });
  const end = set(sheet, 'P', mission.lead, { size: 14, x, y: 104, width: 330, gap: 3 });
  rings(sheet, page.width - page.margin - 62, 112);
  return Math.max(end, 182);
}

function missionText(sheet: Sheet, from: number): number {
  const gutter = 22;
  const column = (width - gutter) / 2;
  const y = set(sheet, 'H2', mission.heading, {
    font: 'display',
    size: 17,
    x: page.margin,
    y: from,
    width,
  });
  const ends = mission.paragraphs.map((paragraph, index) =>
    set(sheet, 'P', paragraph, {
      size: 10.5,
      x: page.margin + index * (column + gutter),
      y: y + 5,
      width: column,
      gap: 2.5,
    }),
  );
  return Math.max(...ends);
}

function figures(sheet: Sheet, from: number): number {
  rule(sheet, from, ink, 1.8);
  const column = width / impact.length;
  const ends = impact.map(({ value, label }, index) => {
    const x = page.margin + index * column;
    const y = set(sheet, 'P', value, { font: 'display', size: 32, x, y: from + 10, width: column });
    return set(sheet, 'P', label, { size: 11, color: muted, x, y: y - 2, width: column });
  });
  return Math.max(...ends);
}

function guidePanels(sheet: Sheet, from: number): number {
  const gutter = 12;
  const height = 88;
  const column = (width - gutter * (guides.length - 1)) / guides.length;
  guides.forEach(({ id, name, subject, line }, index) => {
    const x = page.margin + index * (column + gutter);
    decoration(sheet, () => sheet.doc.roundedRect(x, from, column, height, 9).fill(mascot[id]));
    const inner = { x: x + 12, width: column - 24 };
    const y = set(sheet, 'H3', name, { font: 'display', size: 15, y: from + 12, ...inner });
    set(sheet, 'P', `${subject} ${line}`, { size: 10, y: y + 2, gap: 1.5, ...inner });
  });
  return from + height;
}

function lists(sheet: Sheet, from: number): number {
  const gutter = 22;
  const column = (width - gutter) / 2;
  const columns = [
    {
      heading: 'Board and team',
      lines: team.map(({ name, role }) => ({ name, note: role })),
    },
    { heading: 'Partners', lines: partners.map(({ name, what }) => ({ name, note: what })) },
  ];
  const ends = columns.map(({ heading, lines }, index) => {
    const at = { x: page.margin + index * (column + gutter), width: column };
    let y = set(sheet, 'H2', heading, { font: 'display', size: 17, y: from, ...at }) + 4;
    for (const { name, note } of lines) {
      y = set(sheet, 'P', name, { font: 'bold', size: 10.5, y, ...at });
      y = set(sheet, 'P', note, { size: 10, color: muted, y, ...at }) + 5;
    }
    return y;
  });
  return Math.max(...ends);
}

/** The academy's address and contact details. */
function reached(sheet: Sheet, from: number, website: string): number {
  const gutter = 22;
  const column = (width - gutter) / 2;
  const columns = [
    [contact.address.join(', '), contact.phone],
    [website, contact.email],
  ];
  const ends = columns.map((lines, index) => {
    const x = page.margin + index * (column + gutter);
    return lines.reduce(
      (y, line) => set(sheet, 'P', line, { font: 'bold', size: 10.5, x, y, width: column }),
      from,
    );
  });
  return Math.max(...ends);
}

/**
 * Writes the one-pager to a file.
 * @param website without `https://`
 * @throws when the content no longer fits on one page
 */
export async function writeOnePager(file: string, website: string): Promise<void> {
  const edition = new Date(`${onePager.edition}T00:00:00Z`);
  const doc = new Pdf({
    size: 'LETTER',
    margin: page.margin,
    lang: 'en-US',
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    info: {
      Title: `${site.name}: ${onePager.heading}`,
      Author: site.name,
      Subject: site.description,
      CreationDate: edition,
    },
  });
  let pages = 1;
  doc.on('pageAdded', () => {
    pages += 1;
  });
  const out = createWriteStream(file);
  doc.pipe(out);
  const faces = await typefaces();
  for (const [name, bytes] of Object.entries(faces)) doc.registerFont(name, bytes as Buffer);

  const root = doc.struct('Document');
  doc.addStructure(root);
  const sheet: Sheet = { doc, root };
  let y = top(sheet);
  y = missionText(sheet, y + 20);
  y = figures(sheet, y + 20);
  y = guidePanels(sheet, y + 20);
  y = lists(sheet, y + 20);
  const foot = page.height - page.margin - 43;
  rule(sheet, foot - 8);
  const date = edition.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  set(sheet, 'P', `${site.tagline} Edition of ${date}.`, {
    size: 9,
    color: muted,
    x: page.margin,
    y: reached(sheet, foot, website) + 3,
    width,
  });
  if (y > foot - 12 || pages > 1) throw new Error(`The one-pager ends at ${y}: it is too long`);
  root.end();
  doc.end();
  await finished(out);
}
