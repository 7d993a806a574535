// The academy on one page, as a tagged PDF, from the same content as the About page.
import { writeFile } from 'node:fs/promises';
import { guides } from '../../src/content/guides.ts';
import { mission, onePager, partners, team } from '../../src/content/about.ts';
import { impact } from '../../src/content/results.ts';
import { contact } from '../../src/content/contact.ts';
import { site } from '../../src/content/site.ts';
import { arcPath } from '../../src/ui/art/geometry/arc.ts';
import {
  bandColors,
  createDocument,
  gold,
  hairline,
  ink,
  mascot,
  muted,
  PdfContext,
  type Element,
  type TextStyle,
} from '../take-home/pdfContext.ts';
import { typefaces } from './typefaces.ts';

/** US Letter, in points. */
const page = { width: 612, height: 792, margin: 48 };
const width = page.width - 2 * page.margin;

interface Sheet {
  pdf: PdfContext;
  root: Element;
}

interface Setting extends TextStyle {
  x: number;
  y: number;
  width: number;
}

/** Sets a text as an element of the document's structure; returns the y where it ends. */
function set({ pdf, root }: Sheet, tag: string, text: string, at: Setting): number {
  pdf.tagged(root, tag, () => pdf.put(text, at.x, at.y, at.width, { gap: 0, ...at }));
  return pdf.doc.y;
}

/** The seven growth rings around a point. */
function rings({ pdf }: Sheet, x: number, y: number): void {
  pdf.decoration((doc) => {
    doc.translate(x, y).lineCap('round');
    bandColors.forEach((color, index) => {
      const radius = 16 + index * 7;
      pdf.circle(0, 0, radius, { stroke: color, weight: 0.4 });
      doc
        .path(arcPath(radius, 0.13 + index * 0.085, 2))
        .lineWidth(5)
        .stroke(color);
    });
    pdf.circle(0, 0, 8, { fill: gold, stroke: ink, weight: 1.2 });
  });
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
  sheet.pdf.rule(page.margin, from, width, ink, 1.8);
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
    sheet.pdf.decoration((doc) => doc.roundedRect(x, from, column, height, 9).fill(mascot[id]));
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
  const { doc, root, bytes } = createDocument(await typefaces(), {
    size: 'LETTER',
    margin: page.margin,
    title: `${site.name}: ${onePager.heading}`,
    subject: site.description,
    edition: onePager.edition,
  });
  let pages = 1;
  doc.on('pageAdded', () => {
    pages += 1;
  });
  const pdf = new PdfContext(doc);
  const sheet: Sheet = { pdf, root };
  let y = top(sheet);
  y = missionText(sheet, y + 20);
  y = figures(sheet, y + 20);
  y = guidePanels(sheet, y + 20);
  y = lists(sheet, y + 20);
  const foot = page.height - page.margin - 43;
  pdf.rule(page.margin, foot - 8, width, hairline);
  const edition = new Date(`${onePager.edition}T00:00:00Z`);
  const date = edition.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  set(sheet, 'P', `${site.tagline} Edition of ${date}.`, {
    size: 9,
    color: muted,
    x: page.margin,
    y: reached(sheet, foot, website) + 3,
    width,
  });
  if (y > foot - 12 || pages > 1)
    throw new Error(
      `The one-pager exceeds its page (it ends at ${y} points). Shorten its content.`,
    );
  root.end();
  doc.end();
  await writeFile(file, await bytes);
}
