import type { Audience } from '../domain/audiences.ts';
import type { Band } from '../domain/bands.ts';

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
