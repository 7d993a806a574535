// The academy on one page, laid out like a take-home sheet, from the same content as the About page.
import { writeFile } from 'node:fs/promises';
import { mission, onePager, partners, team } from '../../src/content/about.ts';
import { contact } from '../../src/content/contact.ts';
import { guides } from '../../src/content/guides.ts';
import { impact } from '../../src/content/results.ts';
import { site } from '../../src/content/site.ts';
import type { Block, Sheet } from '../../src/content/takeHome/blocks.ts';
import { createRenderer } from './sheetContext.ts';
import { typesetSheet } from './typesetSheet.ts';

const heading = (text: string): Block => ({ kind: 'heading', text });
const text = (line: string): Block => ({ kind: 'text', text: line });

/** @param website without `https://` */
function sheetOf(website: string): Sheet {
  const edition = new Date(`${onePager.edition}T00:00:00Z`);
  const date = edition.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  const page: Block[] = [
    heading(mission.heading),
    { kind: 'columns', columns: mission.paragraphs.map((paragraph) => [text(paragraph)]) },
    {
      kind: 'columns',
      columns: impact.map(({ value, label }) => [heading(value), text(label)]),
    },
    {
      kind: 'columns',
      columns: guides.map(({ id, name, subject, line }) => [
        { kind: 'note', guide: id, title: name, text: [subject, line] },
      ]),
    },
    {
      kind: 'columns',
      columns: [
        [
          heading('Board and team'),
          {
            kind: 'terms',
            items: team.map(({ name, role }) => ({ term: name, meaning: role })),
          },
        ],
        [
          heading('Partners'),
          {
            kind: 'terms',
            items: partners.map(({ name, what }) => ({ term: name, meaning: what })),
          },
        ],
      ],
    },
    {
      kind: 'columns',
      columns: [
        [text(contact.address.join(', ')), text(contact.phone)],
        [text(website), text(contact.email)],
      ],
    },
  ];
  return {
    title: site.name,
    eyebrow: `${onePager.heading}, edition of ${date}`,
    lead: mission.lead,
    guide: 'captain',
    mood: 'wave',
    size: 'normal',
    pages: [page],
  };
}

/**
 * Writes the one-pager to a file.
 * @param website without `https://`
 * @throws when the content no longer fits on one page
 */
export async function writeOnePager(file: string, website: string): Promise<void> {
  await writeFile(file, await typesetSheet(sheetOf(website), 'letter', await createRenderer()));
}
