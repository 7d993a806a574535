import { describe, expect, it } from 'vitest';
import { paths } from '../../../src/app/paths.ts';
import { isKnownPath } from '../../../src/app/pathKinds.ts';
import * as navigation from '../../../src/app/navigation.ts';
import { partners, press, team } from '../../../src/content/about.ts';
import { impact } from '../../../src/content/results.ts';
import { audienceContent } from '../../../src/content/audiences.ts';
import { bandContent } from '../../../src/content/bands.ts';
import { posts } from '../../../src/content/blog.ts';
import { contact } from '../../../src/content/contact.ts';
import {
  benefits,
  curriculumPage,
  MAX_CLASS_SIZE,
  tracks,
} from '../../../src/content/curriculum.ts';
import { courses } from '../../../src/content/courses.ts';
import { events, eventsFrom } from '../../../src/content/events.ts';
import { guides } from '../../../src/content/guides.ts';
import { reasons } from '../../../src/content/home.ts';
import { placeholders } from '../../../src/content/messages.ts';
import { programs } from '../../../src/content/programs.ts';
import { initials } from '../../../src/domain/initials.ts';
import { audiences } from '../../../src/domain/audiences.ts';
import { motifs } from '../../../src/domain/motifs.ts';
import { bands } from '../../../src/domain/bands.ts';
import { gradeOf } from '../../support/readingGrade.ts';

const isUnique = (values: readonly string[]) => new Set(values).size === values.length;

describe('the figures of docs/product.md P1.5 and P4.3', () => {
  it('stand as given', () => {
    expect(impact.map(({ value }) => value)).toEqual(['10,000+', '500+', '2,500+']);
    expect(MAX_CLASS_SIZE).toBe(15);
    expect(programs.map(({ title, duration }) => [title, duration])).toEqual([
      ['Technology & Programming', '12-24 weeks'],
      ['Entrepreneurship & Business', '8-16 weeks'],
      ['Digital Design & UX', '10-20 weeks'],
      ['Data Science & AI', '16-24 weeks'],
    ]);
    expect(tracks.map(({ title, weeks, modules }) => [title, weeks, modules.length])).toEqual([
      ['Technology', 24, 6],
      ['Entrepreneurship', 16, 5],
    ]);
    expect([reasons, benefits, team, guides].map(({ length }) => length)).toEqual([4, 4, 4, 3]);
  });

  it('are equal wherever they repeat', () => {
    const text = JSON.stringify({ curriculumPage, benefits });
    expect(text).toContain('fifteen at most');
    expect(text).toContain('15 students at most');
  });
});

describe('a track', () => {
  it.each(tracks)('$title fills its weeks without a gap', ({ weeks, modules }) => {
    const ends = modules.map((module) => module.weeks[1]);
    expect(modules.map((module) => module.weeks[0])).toEqual([
      1,
      ...ends.slice(0, -1).map((end) => end + 1),
    ]);
    expect(ends.at(-1)).toBe(weeks);
    expect(modules.every(({ topics }) => topics.length > 0)).toBe(true);
  });
});

describe('bands and audiences', () => {
  it('have three courses or features each, with unique titles', () => {
    const courses = bands.flatMap((band) => bandContent[band].courses);
    const features = audiences.flatMap((audience) => audienceContent[audience].features);
    expect(courses).toHaveLength(7 * 3);
    expect(features).toHaveLength(5 * 3);
    expect(isUnique(courses.map(({ title }) => title))).toBe(true);
    expect(isUnique(features.map(({ title }) => title))).toBe(true);
  });

  it('refer to existing events, at least one for each age', () => {
    const ids = new Set(events.map(({ id }) => id));
    const named = bands.map((band) => bandContent[band].events);
    expect(named.flat().filter((id) => !ids.has(id))).toEqual([]);
    expect(named.map(({ length }) => length)).not.toContain(0);
  });

  it('link as docs/product.md P4.6 requires', () => {
    expect(audiences.map((audience) => [audience, audienceContent[audience].call.to])).toEqual([
      ['students-k12', '/programs'],
      ['young-adults', '/programs'],
      ['adults', '/courses'],
      ['parents', '/curriculum/parents'],
      ['educators', '/curriculum/educators'],
    ]);
  });
});

describe('the town', () => {
  it('is the same everywhere', () => {
    const town = contact.address[1].split(',', 1)[0] ?? '';
    expect(town).toBe('Alderford');
    const text = JSON.stringify({ partners, press, events });
    // Anything named after a town: its library, its paper.
    const towns = [...text.matchAll(/(\w+) (?:Public Library|Ledger)/gu)].map(([, name]) => name);
    expect(towns.length).toBeGreaterThan(2);
    expect(new Set(towns)).toEqual(new Set([town]));
  });
});

describe('names', () => {
  it('are unique', () => {
    for (const list of [team, partners].map((people) => people.map(({ name }) => name))) {
      expect(isUnique(list)).toBe(true);
    }
    expect(isUnique(programs.map(({ slug }) => slug))).toBe(true);
    expect(isUnique(press.map(({ date }) => date))).toBe(true);
  });

  it('have the initials of the rule', () => {
    expect(team.map((member) => member.initials)).toEqual(team.map(({ name }) => initials(name)));
  });
});

describe('the shell’s links', () => {
  const to = (links: readonly { to: string }[]) => links.map((link) => link.to);

  it('of the header are in the order of docs/product.md P3.2', () => {
    const { linksBefore, curriculumLink, linksAfter, adminLinks } = navigation;
    expect(to([...linksBefore, curriculumLink, ...linksAfter, ...adminLinks])).toEqual([
      '/',
      '/programs',
      '/curriculum',
      '/courses',
      '/events',
      '/donate',
      '/volunteer',
      '/blog',
      '/contact',
      '/admin',
    ]);
  });

  it('of the dropdown are nine', () => {
    const { bands: byAge, grownUps } = navigation.curriculumLinks;
    expect(to([...byAge, ...grownUps])).toEqual([
      '/curriculum/k-2',
      '/curriculum/3-5',
      '/curriculum/6-8',
      '/curriculum/9-10',
      '/curriculum/11-12',
      '/curriculum/18-24',
      '/curriculum/25-plus',
      '/audience/parents',
      '/audience/educators',
    ]);
  });

  it('of the footer are thirteen', () => {
    expect(navigation.footerGroups.flatMap(({ links }) => to(links))).toEqual([
      '/about',
      '/programs',
      '/courses',
      '/events',
      '/blog',
      '/contact',
      '/audience/students-k12',
      '/audience/young-adults',
      '/audience/adults',
      '/audience/parents',
      '/audience/educators',
      '/legal/privacy',
      '/legal/terms',
    ]);
  });

  it('lead to pages of the site', () => {
    const { linksBefore, linksAfter, footerGroups } = navigation;
    const all = [...linksBefore, ...linksAfter, ...footerGroups.flatMap(({ links }) => links)];
    expect(to(all).filter((path) => !isKnownPath(path))).toEqual([]);
    const prerendered = Object.values(paths).flatMap(({ prerender }) => prerender);
    expect(to(all).filter((path) => !prerendered.includes(path))).toEqual([]);
  });
});

it('every placeholder has the specified words, then an alternative', () => {
  expect(Object.values(placeholders).map(({ title }) => title)).toEqual([
    'Enrollment Feature',
    'Registration Feature',
    'Donation Feature',
    'Admin Panel',
    'Volunteer Application',
    'Blog Post Feature',
    'Contact Form',
    'Feature not implemented',
    'Coming Soon',
  ]);
  for (const { text } of Object.values(placeholders))
    expect(text).toMatch(
      /^This feature is not implemented yet\. .*(?:call \(|write to |dashboard)/iu,
    );
});

/** Every text in a value, at any depth. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

describe('visitors’ copy', () => {
  const files = import.meta.glob('../../../src/content/**/*.ts', { eager: true });
  const copy = Object.entries(files).map(
    ([file, content]) => [file.replace('../../../src/content/', ''), textsIn(content)] as const,
  );

  it.each(copy)('%s reads at grade 8 at most', (_, texts) => {
    expect(gradeOf(['Read it at once.', ...texts])).toBeLessThanOrEqual(8);
  });

  it.each(copy)('%s is American', (_, texts) => {
    const elsewhere =
      /\b(?:e-mail|non-profit|car park|payslip|dearest|cheque|pocket money|cash machine|small print|working days|public holiday|half past|colour|neighbour|favour|programme|centre|organise|tick|till|stalls?|flat)\b/iu;
    expect(texts.filter((text) => elsewhere.test(text))).toEqual([]);
  });
});

describe('the motifs of rosettes', () => {
  const lists = [
    programs.map(({ motif }) => motif),
    courses.map(({ motif }) => motif),
    eventsFrom('2026-11-21').map(({ motif }) => motif),
    posts.map(({ motif }) => motif),
    ...bands.map((band) => bandContent[band].courses.map(({ motif }) => motif)),
  ];

  it('differ among the rosettes of one page', () => {
    expect(lists.filter((list) => !isUnique(list))).toEqual([]);
  });

  it('are all in use', () => {
    expect([...new Set(lists.flat())].toSorted()).toEqual(motifs);
  });
});
