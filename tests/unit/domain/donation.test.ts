import { expect, test } from 'vitest';
import { giftSentence } from '../../../src/content/donate.ts';
import { giftOf, jarShare } from '../../../src/domain/donation.ts';
import { fc } from '../../support/property.ts';

test.each([
  [1, 'Your $0.01 is 0.01% of one student’s workshop place.'],
  [2500, 'Your $25 is a quarter of one student’s workshop place.'],
  [5000, 'Your $50 is half of one student’s workshop place.'],
  [6000, 'Your $60 is 60% of one student’s workshop place.'],
  [7500, 'Your $75 is three quarters of one student’s workshop place.'],
  [9999, 'Your $99.99 is 99.99% of one student’s workshop place.'],
  [10_000, 'Your $100 sponsors one student for a workshop.'],
  [
    15_000,
    'Your $150 sponsors one student for a workshop. The other $50 goes toward one more place.',
  ],
  [20_000, 'Your $200 sponsors two students for a workshop.'],
  [25_000, 'Your $250 provides materials for 10 students.'],
  [
    30_000,
    'Your $300 provides materials for 10 students. The other $50 goes toward a workshop place.',
  ],
  [35_000, 'Your $350 provides materials for 10 students, plus a workshop place for one student.'],
  [50_000, 'Your $500 funds a course module.'],
  [100_000, 'Your $1,000 sponsors an outreach program.'],
  [
    123_400,
    'Your $1,234 sponsors an outreach program, plus workshop places for two students. The other $34 goes toward one more place.',
  ],
  [
    1_250_000,
    'Your $12,500 sponsors 12 outreach programs, plus workshop places for five students.',
  ],
])('a gift of %d cents: %s', (cents, sentence) => {
  expect(giftSentence(BigInt(cents))).toBe(sentence);
});

const amounts = fc.bigInt({ min: 1n, max: 10n ** 20n });

test('every amount is divided without a remainder, and has a sentence with its sum', () => {
  fc.assert(
    fc.property(amounts, (cents) => {
      const { step = 0, times, places, restCents } = giftOf(cents);
      expect((BigInt(step) * times + 100n * places) * 100n + restCents).toBe(cents);
      expect(restCents).toBeLessThan(10_000n);
      expect(giftSentence(cents)).toMatch(/^Your \$[\d,.]+ (?:is|sponsors|provides|funds) /u);
    }),
  );
});

test('the jar fills with the amount', () => {
  const shares = [0n, 2500n, 5000n, 10_000n, 25_000n, 50_000n, 100_000n, 10n ** 40n].map(jarShare);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(shares.slice(-2)).toEqual([1, 1]);
  expect(jarShare(25_000n)).toBe(0.5);
});
