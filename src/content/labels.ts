import type { Audience } from '../domain/audiences.ts';
import { bands, type Band } from '../domain/bands.ts';

/** The bands' labels, for schools and for families. */
export const bandNames: Record<Band, { who: string; ages: string }> = {
  'k-2': { who: 'Grades K–2', ages: '5 to 8' },
  '3-5': { who: 'Grades 3–5', ages: '8 to 11' },
  '6-8': { who: 'Grades 6–8', ages: '11 to 14' },
  '9-10': { who: 'Grades 9–10', ages: '14 to 16' },
  '11-12': { who: 'Grades 11–12', ages: '16 to 18' },
  '18-24': { who: 'Young adults', ages: '18 to 24' },
  '25-plus': { who: 'Adults', ages: '25 and up' },
};

/** The two ends of a row of bands. */
export const bandEnds = { younger: 'Younger', older: 'Older' } as const;

/** "Grades 3–5 · ages 8 to 11". */
export function bandLabel(band: Band): string {
  const { who, ages } = bandNames[band];
  return `${who} ·\u00A0ages\u00A0${ages}`;
}

export const audienceLabels: Record<Audience, string> = {
  'students-k12': 'K–12 students',
  'young-adults': 'Young adults',
  adults: 'Adults',
  parents: 'Parents',
  educators: 'Educators',
};

/** Labels of a path's segments, in its breadcrumb. */
export const pathLabels: ReadonlyMap<string, string> = new Map([
  ...bands.map((band) => [band, bandNames[band].who] as const),
  ...Object.entries(audienceLabels),
  ['curriculum', 'Curriculum'],
  ['audience', 'For you'],
]);
