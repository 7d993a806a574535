import { audiences, bands, type Audience, type Band } from '../domain/places.ts';
import type { PageText } from './pages.ts';

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

const bandLines: Record<Band, string> = {
  'k-2': 'Coins, jars and waiting: what money is and why we save it.',
  '3-5': 'Pocket money with a plan: needs, wants and a first budget.',
  '6-8': 'Earning, comparing prices, and not being fooled by an ad.',
  '9-10': 'A first bank account, a phone contract, and what they really cost.',
  '11-12': 'Paychecks, taxes, college costs and a first credit card.',
  '18-24': 'Rent, debt and a first investment, while the stakes are small.',
  '25-plus': 'Mortgages, retirement and teaching your own children.',
};

const audienceLines: Record<Audience, string> = {
  'students-k12': 'Lessons that start with the money already in your pocket.',
  'young-adults': 'The first lease, the first loan, the first raise.',
  adults: 'Pick up what nobody taught you, in evenings and weekends.',
  parents: 'Talk about money at home without a lecture.',
  educators: 'Ready lessons for your classroom, free to use.',
};

/** The texts of a band's page; undefined for a band that is none of ours. */
export function bandPage(band: string): PageText | undefined {
  const known = bands.find((one) => one === band);
  if (known === undefined) return undefined;
  return {
    heading: bandLabels[known],
    title: `Curriculum, ${bandLabels[known]}`,
    description: bandLines[known],
  };
}

/** The texts of an audience's page; undefined for an audience that is none of ours. */
export function audiencePage(audience: string): PageText | undefined {
  const known = audiences.find((one) => one === audience);
  if (known === undefined) return undefined;
  return {
    heading: audienceLabels[known],
    title: `For ${audienceLabels[known]}`,
    description: audienceLines[known],
  };
}

/** What an unknown band shows (specification, section 2, "Curriculum by band"). */
export const unknownBand: PageText = {
  heading: 'Curriculum',
  title: 'Curriculum',
  description: 'No information is available for this band.',
};

/** What an unknown audience shows (specification, section 2, "Audience pages"). */
export const unknownAudience: PageText = {
  heading: 'For You',
  title: 'For You',
  description: 'There is something here for every age. Start from the home page.',
};
