import { aboutHeadings, mission, onePager, partners, team } from '../../content/about.ts';
import { contact } from '../../content/contact.ts';
import { guides } from '../../content/guides.ts';
import { impact } from '../../content/results.ts';
import { site } from '../../content/site.ts';
import { longDate } from '../../domain/dates.ts';
import { columns, heading, note, type Sheet } from '../blocks.ts';

/** The academy on one page, from the same content as the About page. */
export const academyOnOnePage: Sheet = {
  title: site.name,
  eyebrow: `${onePager.heading}, edition of ${longDate(onePager.edition)}`,
  lead: mission.lead,
  guide: 'captain',
  mood: 'wave',
  front: [
    heading(mission.heading),
    columns(...mission.paragraphs.map((paragraph) => [paragraph])),
    columns(...impact.map(({ value, label }) => [heading(value), label])),
    columns(...guides.map(({ id, name, subject, line }) => [note(id, name, subject, line)])),
    columns(
      [
        heading(aboutHeadings.team),
        { kind: 'terms', items: team.map(({ name, role }) => [name, role]) },
      ],
      [
        heading(aboutHeadings.partners),
        { kind: 'terms', items: partners.map(({ name, what }) => [name, what]) },
      ],
    ),
    columns([contact.address.join(', '), contact.phone], [contact.website, contact.email]),
  ],
};
