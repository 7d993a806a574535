import { describe, expect, test } from 'vitest';
import { sheets } from '../../../src/sheets/sheets.ts';
import { betterOf, minutes, shelves, unitOf } from '../../../src/sheets/content/betterBuy.ts';
import { terms } from '../../../src/sheets/content/glossary.ts';
import { lengthOf } from '../../../src/sheets/content/lesson.ts';
import { pagesOf, type Block } from '../../../src/sheets/blocks.ts';
import {
  audienceSheets,
  bandSheet,
  takeHomeIds,
  type TakeHomeId,
} from '../../../src/content/sheets.ts';
import { bands } from '../../../src/domain/bands.ts';
import { gradeOf } from '../../support/readingGrade.ts';
import { textsIn, textsOf } from './words.ts';

/** The highest reading grade of a sheet for children; all others are written for grade 8. */
const grades: Partial<Record<TakeHomeId, number>> = {
  'coins-and-jars': 1,
  'my-first-budget': 3,
  'real-price': 6,
  'better-buy-handout': 5,
};

test('the reading grade follows the Flesch-Kincaid formula', () => {
  // 6 words, 1 sentence, 6 syllables: 2.34 + 11.8 − 15.59.
  expect(gradeOf(['The cat sat on the mat.'])).toBeCloseTo(-1.45, 2);
  expect(gradeOf(['Compounding substantially accelerates accumulation.'])).toBeGreaterThan(20);
});

test.each(takeHomeIds)('%s stays within its readers’ grade', (id) => {
  expect(gradeOf(textsOf(sheets[id]))).toBeLessThanOrEqual(grades[id] ?? 8);
});

describe('the announced content exists', () => {
  test('a sheet for each band, with its band’s ring', () => {
    expect(bands.map((band) => sheets[bandSheet[band]].band)).toEqual([...bands]);
  });

  test('every sheet is offered somewhere', () => {
    const offered = [...Object.values(bandSheet), ...Object.values(audienceSheets).flat()];
    expect(takeHomeIds.filter((id) => !offered.includes(id))).toEqual([]);
  });

  test('a question with two answers for each age from 5 to 18', () => {
    const blocks: Block[] = pagesOf(sheets['supper-questions']).flat();
    const ages = blocks.flatMap((block) =>
      typeof block === 'object' && block.kind === 'talks' ? block.items.map(({ age }) => age) : [],
    );
    expect(ages.join(' ')).toBe('5 6 7 8 9 10 11 12 13 14 15 16 17 18');
  });

  test('lessons of forty minutes: a plan, a handout with an exit slip, and answers', () => {
    expect(lengthOf(minutes)).toBe(40);
    expect(sheets['better-buy-lesson'].eyebrow).toContain('40 minutes');
    expect(textsOf(sheets['better-buy-lesson'])).toContain('35–40');
    for (const id of ['fraction-off-lesson', 'loan-cost-lesson', 'honest-claim-lesson'] as const) {
      const { eyebrow, front, back, answers: key } = sheets[id];
      expect(eyebrow, id).toContain('40 minutes');
      expect(textsIn(front), id).toContain('You need');
      for (const page of [back, key]) expect(textsIn(page).join('\n'), id).toContain('Exit slip');
    }
  });

  test('sixty words in the order of the alphabet, each once', () => {
    const words = terms.map(([term]) => term);
    expect(new Set(words).size).toBe(60);
    expect(words).toEqual(words.toSorted((a, b) => a.localeCompare(b, 'en')));
  });

  test('the better buy is once the large pack, once the small one, and row 3 matches the lesson', () => {
    const better = shelves.map((shelf) => betterOf(shelf));
    expect(better.join(' ')).toBe('Large Large Small Large Small Large');
    // Rows 1 and 2 divide evenly, as the plan requires.
    for (const { small, large } of shelves.slice(0, 2))
      for (const pack of [small, large]) expect(Number.isInteger(unitOf(pack))).toBe(true);
  });
});

/** Worked out by hand. */
const answers: readonly (readonly [TakeHomeId, string])[] = [
  ['coins-and-jars', '8¢, 15¢, 26¢, 35¢, 36¢.'],
  ['my-first-budget', 'Mia: $10 comes in and $5.50 goes out, so $4.50 is left.'],
  ['my-first-budget', 'Kite: 4 Saturdays, nothing left. Soccer ball: 5 Saturdays, $2 left.'],
  [
    'real-price',
    'Cereal: 30¢ or 28¢, so the large pack. Juice boxes: 75¢ or 80¢, so the small pack.',
  ],
  ['real-price', '$36 with 20% off. Two pairs cost $60, or $30 each.'],
  ['real-price', '$259.48 a year.'],
  ['real-price', '$10 an hour, so 3.6 hours on sale.'],
  ['name-on-paper', '$1,320.00 for the plan, $1,454.00 in all. Used: $600.00 and $840.00.'],
  ['name-on-paper', '$614.00 more, or $25.58 a month.'],
  ['name-on-paper', '$397.15, $358.95, $318.95, $315.45, $303.46, −$11.54, −$46.54. Fees: $38.50.'],
  ['first-paycheck', '$319.00, $19.78, $4.63, $11.00, $35.41, $283.59.'],
  ['first-paycheck', 'State college $17,400, Private college $16,200, Community college $4,600.'],
  ['first-paycheck', 'First month: $12.00 is interest and $13.00 pays off the card.'],
  ['first-lease', 'With $2,850 of pay, the example comes to 39%.'],
  ['supper-questions', '“15 weeks.” Right.'],
  ['supper-questions', 'At 24% a year it takes 3 years.'],
  ['better-buy-lesson', 'The small box is 35¢ an ounce. The large box is 30¢ an ounce.'],
  [
    'better-buy-key',
    '320 cents ÷ 16 ounces = 20¢ an ounce. To check, go back: 16 × 20¢ = 320 cents.',
  ],
  ['better-buy-key', 'The small pack costs less for one pen, by 5¢.'],
  ['allowance', '$0.50 a year of age'],
  ['allowance', '$1.50 a week\n$3 a week\n$6 a week\n$156'],
  ['fraction-off-lesson', '6. Headphones\n$48 ÷ 6 = $8\n$8\n$40'],
  ['fraction-off-lesson', '1/3 of $24 is $8, so you pay $16. With $7 off you pay $17.'],
  ['fraction-off-lesson', 'You pay $10: 3/4 came off in all.'],
  ['fraction-off-lesson', 'A: $21. B: $22. Sign A is better by $1.'],
  ['loan-cost-lesson', '3. Used car\n$1,200 × 5 ÷ 100 = $60\n$180\n$1,380'],
  ['loan-cost-lesson', '$220, $242, $266.20. Simple interest would make $260.'],
  ['loan-cost-lesson', 'The debt has doubled after 8 years.'],
  ['loan-cost-lesson', '$20 a year, $60 in 3 years, $460 in all.'],
  ['honest-claim-lesson', '$6 off $18 is 33%, a third. Half would be $9.'],
  ['honest-claim-lesson', 'With shipping you pay $18.95: $0.95 more than the old price.'],
];

test.each(answers)('%s: %s', (id, answer) => {
  expect(textsOf(sheets[id]).join('\n')).toContain(answer);
});

test('answers are only on the last page', () => {
  const withAnswers = answers.filter(([id]) => sheets[id].answers !== undefined);
  expect(new Set(withAnswers.map(([id]) => id)).size).toBe(8);
  for (const [id, answer] of withAnswers)
    expect(textsIn([sheets[id].front, sheets[id].back]).join('\n')).not.toContain(answer);
});

test('addresses and phone numbers are those of public institutions', () => {
  const all = takeHomeIds.flatMap((id) => textsOf(sheets[id])).join(' ');
  const hosts = all.toLowerCase().match(/\b(?:[a-z\d-]+[.])+(?:com|org|net|gov|edu|us|io)\b/gu);
  expect([...new Set(hosts)].toSorted().join(' ')).toBe(
    'identitytheft.gov reportfraud.ftc.gov ssa.gov www.consumerfinance.gov www.ic3.gov www.identitytheft.gov',
  );
  const phones = all.match(/\d[\d-]{9,}\d/gu);
  expect(phones).toEqual(['1-877-382-4357', '1-877-438-4338', '1-855-411-2372']);
});
