// The worked answers of tests/unit/sheets/content.test.ts prove the sums that are not here.
import { expect, test } from 'vitest';
import { dollars, duration, exact, perUnit, rate } from '../../../src/domain/sums/format.ts';
import { loanInterest, monthlyPayment, payOff } from '../../../src/domain/sums/loans.ts';
import { hourlyWorth } from '../../../src/domain/sums/pay.ts';
import { contractCost, percentOf, unitPrice } from '../../../src/domain/sums/prices.ts';
import { leftOver, savedMonthly, timesToSave } from '../../../src/domain/sums/saving.ts';
import { fc } from '../../support/property.ts';

test.each<[string, () => unknown, unknown]>([
  ['the price of one, to a tenth of a cent', () => unitPrice(500, 3), 166.7],
  ['a contract without an end', () => contractCost({ upfront: [], monthly: 5500, months: 0 }), 0],
  ['deposits without a rest', () => [timesToSave(1200, 300), leftOver(1200, 300)], [4, 0]],
  // From the table of 1 at 5/12 % for 60 months: 68.006083.
  [
    'deposits at the end of each month',
    () => [500, 0].map((basisPoints) => savedMonthly(5000, basisPoints, 60)),
    [340_030, 300_000],
  ],
  // A standard mortgage table: $200,000 for 30 years.
  [
    'the payments of a loan at 5, 6, 7 and 0 %',
    () => [500, 600, 700, 0].map((basisPoints) => monthlyPayment(20_000_000, basisPoints, 360)),
    [107_364, 119_910, 133_060, 55_556],
  ],
  ['the interest of a loan', () => loanInterest(20_000_000, 600, 360), 119_910 * 360 - 20_000_000],
  ['unit prices', () => [28, 27.5, 145, 100].map(perUnit), ['28¢', '27.5¢', '$1.45', '$1']],
  ['rates', () => [145, 2400].map(rate), ['1.45%', '24%']],
  [
    'durations',
    () => [34, 12, 13].map(duration),
    ['2 years 10 months', '1 year', '1 year 1 month'],
  ],
  ['statements', () => [145_400, -3820, 5].map(exact), ['$1,454.00', '−$38.20', '$0.05']],
  ['amounts', () => [123_456_789_000, 0].map(dollars), ['$1,234,567,890', '$0']],
])('%s', (_, compute, expected) => {
  expect(compute()).toEqual(expected);
});

test.each<[string, () => unknown]>([
  ['A pack of 0', () => unitPrice(100, 0)],
  ['A pack of NaN', () => unitPrice(100, Number.NaN)],
  ['A share of 0', () => percentOf(1, 0)],
  ['Saving 0 at a time', () => timesToSave(100, 0)],
  ['0 hours of work', () => hourlyWorth(1800, 300, 0)],
  ['1200 a month never pays off 60000', () => payOff(60_000, 2400, 1200)],
])('a sum without a result is refused: %s', (message, compute) => {
  expect(compute).toThrow(RangeError(message));
});

test('a card is paid off in payments that cover the debt and its interest', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500_000 }), fc.nat(3600), (owed, basisPoints) => {
      const payment = Math.ceil(owed * 0.05) + 1;
      const { months, interest } = payOff(owed, basisPoints, payment);
      expect(months * payment).toBeGreaterThanOrEqual(owed + interest);
      expect((months - 1) * payment).toBeLessThan(owed + interest);
    }),
  );
});
