import type { Audience } from '../domain/audiences.ts';
import type { Band } from '../domain/bands.ts';

/** Who is in each band, as a school says it and as a family does. */
export const bandNames: Record<Band, { who: string; ages: string }> = {
  'k-2': { who: 'Grades K–2', ages: '5 to 8' },
  '3-5': { who: 'Grades 3–5', ages: '8 to 11' },
  '6-8': { who: 'Grades 6–8', ages: '11 to 14' },
  '9-10': { who: 'Grades 9–10', ages: '14 to 16' },
  '11-12': { who: 'Grades 11–12', ages: '16 to 18' },
  '18-24': { who: 'Young adults', ages: '18 to 24' },
  '25-plus': { who: 'Adults', ages: '25 and up' },
};

/** The seven age bands as people say them. */
export const bandLabels: Record<Band, string> = {
  'k-2': 'Grades K–2',
  '3-5': 'Grades 3–5',
  '6-8': 'Grades 6–8',
  '9-10': 'Grades 9–10',
  '11-12': 'Grades 11–12',
  '18-24': 'Ages 18–24',
  '25-plus': 'Ages 25+',
};

export const audienceLabels: Record<Audience, string> = {
  'students-k12': 'K–12 students',
  'young-adults': 'Young adults',
  adults: 'Adults',
  parents: 'Parents',
  educators: 'Educators',
};
