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

/** The highest reading grade of a sheet; `3` for grade 3. */
const grades: Record<TakeHomeId, number> = {
  'coins-and-jars': 1,
  'my-first-budget': 3,
  'real-price': 6,
  'name-on-paper': 8,
  'first-paycheck': 8,
  'first-lease': 8,
  'our-money': 8,
  'supper-questions': 8,
  allowance: 8,
  'better-buy-lesson': 8,
  'better-buy-handout': 5,
  'better-buy-key': 8,
  'fraction-off-lesson': 8,
  'loan-cost-lesson': 8,
  'honest-claim-lesson': 8,
  'scam-checklist': 8,
  glossary: 8,
};

test('the reading grade follows the Flesch-Kincaid formula', () => {
  // 6 words, 1 sentence, 6 syllables: 2.34 + 11.8 − 15.59.
  expect(gradeOf(['The cat sat on the mat.'])).toBeCloseTo(-1.45, 2);
  expect(
    gradeOf(['Compounding mechanisms substantially accelerate intergenerational accumulation.']),
  ).toBeGreaterThan(20);
});

test.each(takeHomeIds)('%s stays within its readers’ grade', (id) => {
  expect(gradeOf(textsOf(sheets[id]))).toBeLessThanOrEqual(grades[id]);
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
    const ages = pagesOf(sheets['supper-questions'])
      .flat()
      .flatMap((block: Block) =>
        typeof block === 'object' && block.kind === 'talks' ? block.items : [],
      );
    expect(ages.map(({ age }) => age)).toEqual(Array.from({ length: 14 }, (_, index) => index + 5));
  });

  test('a lesson of forty minutes', () => {
    expect(lengthOf(minutes)).toBe(40);
    expect(sheets['better-buy-lesson'].eyebrow).toContain('40 minutes');
    expect(textsOf(sheets['better-buy-lesson'])).toContain('35–40');
  });

  test.each(['fraction-off-lesson', 'loan-cost-lesson', 'honest-claim-lesson'] as const)(
    '%s: forty minutes, a plan, a handout with an exit slip, and answers',
    (id) => {
      const { eyebrow, front, back, answers: key } = sheets[id];
      expect(eyebrow).toContain('40 minutes');
      expect(textsIn(front)).toContain('You need');
      expect(textsIn(back).join('\n')).toContain('Exit slip');
      expect(textsIn(key).join('\n')).toContain('Exit slip');
    },
  );

  test('sixty words in the order of the alphabet, each once', () => {
    const words = terms.map(([term]) => term);
    expect(new Set(words).size).toBe(60);
    expect(words).toEqual(words.toSorted((a, b) => a.localeCompare(b, 'en')));
  });

  test('the better buy is once the large pack, once the small one, and row 3 matches the lesson', () => {
    expect(shelves.map((shelf) => betterOf(shelf))).toEqual([
      'Large',
      'Large',
      'Small',
      'Large',
      'Small',
      'Large',
    ]);
    // Rows 1 and 2 divide evenly, as the plan requires.
    for (const { small, large } of shelves.slice(0, 2))
      for (const pack of [small, large]) expect(Number.isInteger(unitOf(pack))).toBe(true);
  });
});

test('addresses and phone numbers are those of public institutions', () => {
  const all = takeHomeIds.flatMap((id) => textsOf(sheets[id])).join(' ');
  const hosts = all.match(/\b(?:[a-z\d-]+[.])+(?:com|org|net|gov|edu|us|io)\b/giu) ?? [];
  expect([...new Set(hosts.map((host) => host.toLowerCase()))].toSorted()).toEqual([
    'identitytheft.gov',
    'reportfraud.ftc.gov',
    'ssa.gov',
    'www.consumerfinance.gov',
    'www.ic3.gov',
    'www.identitytheft.gov',
  ]);
  expect(all.match(/\d[\d-]{9,}\d/gu)).toEqual([
    '1-877-382-4357',
    '1-877-438-4338',
    '1-855-411-2372',
  ]);
});
