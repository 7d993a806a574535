import { expect, test } from 'vitest';
import { giftSentence } from '../../../src/content/donate.ts';
import { giftOf, jarShare } from '../../../src/domain/donation.ts';
import { fc } from '../../support/property.ts';

test.each([
  ['Your $25 is a quarter of one student’s workshop place.'],
  ['Your $50 is half of one student’s workshop place.'],
  ['Your $75 is three quarters of one student’s workshop place.'],
  ['Your $99.99 is 99.99% of one student’s workshop place.'],
  ['Your $100 sponsors one student for a workshop.'],
  ['Your $250 provides materials for 10 students.'],
  [
    'Your $249.99 sponsors two students for a workshop. The other $49.99 goes toward one more place.',
  ],
  ['Your $300 provides materials for 10 students. The other $50 goes toward a workshop place.'],
  ['Your $350 provides materials for 10 students, plus a workshop place for one student.'],
  ['Your $500 funds a course module.'],
  [
    'Your $1,234 sponsors an outreach program, plus workshop places for two students. The other $34 goes toward one more place.',
  ],
  ['Your $12,000 sponsors 12 outreach programs.'],
])('%s', (sentence) => {
  const [dollars = ''] = /[\d.,]+/u.exec(sentence) ?? [];
  expect(giftSentence(BigInt(Math.round(Number(dollars.replaceAll(',', '')) * 100)))).toBe(
    sentence,
  );
});

test('every amount is divided without a remainder', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 10n ** 20n }), (cents) => {
      const { step = 0, times, places, restCents } = giftOf(cents);
      expect((BigInt(step) * times + 100n * places) * 100n + restCents).toBe(cents);
      expect(restCents).toBeLessThan(10_000n);
    }),
  );
});

test('the jar fills with the amount', () => {
  expect([0n, 6250n, 25_000n, 100_000n, 10n ** 40n].map(jarShare)).toEqual([0, 0.25, 0.5, 1, 1]);
});
