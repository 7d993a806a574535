// The worked answers of tests/unit/sheets/content.test.ts prove the sums that are not here.
import { expect, test } from 'vitest';
import { dollars, duration, exact, perUnit, rate } from '../../../src/domain/sums/format.ts';
import {
  grownYearly,
  loanInterest,
  monthlyPayment,
  payOff,
  simpleInterest,
} from '../../../src/domain/sums/loans.ts';
import { hourlyWorth } from '../../../src/domain/sums/pay.ts';
import {
  fractionOff,
  afterDiscount,
  contractCost,
  discount,
  percentOf,
  sum,
  unitPrice,
} from '../../../src/domain/sums/prices.ts';
import { leftOver, savedMonthly, timesToSave } from '../../../src/domain/sums/saving.ts';
import { fc } from '../../support/property.ts';

test.each<[string, () => unknown, unknown]>([
  ['the price of one of twelve', () => unitPrice(360, 12), 30],
  ['the price of one, to a tenth of a cent', () => unitPrice(500, 3), 166.7],
  [
    'a discount, and what is left',
    () => [discount(4500, 20), afterDiscount(4500, 20)],
    [900, 3600],
  ],
  ['a contract without an end', () => contractCost({ upfront: [], monthly: 5500, months: 0 }), 0],
  ['the sum of nothing', () => sum([]), 0],
  [
    '$18 by $4: how often, and left over',
    () => [timesToSave(1800, 400), leftOver(1800, 400)],
    [5, 200],
  ],
  ['$12 by $3: without a rest', () => [timesToSave(1200, 300), leftOver(1200, 300)], [4, 0]],
  // From the table of 1 at 5/12 % for 60 months: 68.006083.
  ['deposits at the end of each month', () => savedMonthly(5000, 500, 60), 340_030],
  ['deposits without interest', () => savedMonthly(5000, 0, 60), 300_000],
  ['no deposits', () => savedMonthly(5000, 500, 0), 0],
  // A standard mortgage table: $200,000 for 30 years.
  [
    'the payments of a loan at 5, 6, 7 and 0 %',
    () => [500, 600, 700, 0].map((basisPoints) => monthlyPayment(20_000_000, basisPoints, 360)),
    [107_364, 119_910, 133_060, 55_556],
  ],
  ['the interest of a loan', () => loanInterest(20_000_000, 600, 360), 119_910 * 360 - 20_000_000],
  ['unit prices', () => [28, 27.5, 145, 100].map(perUnit), ['28¢', '27.5¢', '$1.45', '$1']],
  ['rates', () => [620, 145, 2400].map(rate), ['6.2%', '1.45%', '24%']],
  [
    'durations',
    () => [34, 12, 1, 13].map(duration),
    ['2 years 10 months', '1 year', '1 month', '1 year 1 month'],
  ],
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

test.each([
  [145_400, '$1,454.00', '$1,454'],
  [-3820, '−$38.20', '−$38.20'],
  [5, '$0.05', '$0.05'],
  [20_000_000, '$200,000.00', '$200,000'],
  [123_456_789_001, '$1,234,567,890.01', '$1,234,567,890.01'],
  [0, '$0.00', '$0'],
])('%d cents are %s, or %s', (cents, full, short) => {
  expect([exact(cents), dollars(cents)]).toEqual([full, short]);
});

test('a discount and the discounted price add up to the price', () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), fc.nat(100), (cents, percent) => {
      expect(discount(cents, percent) + afterDiscount(cents, percent)).toBe(cents);
    }),
  );
});

test('savings equal a sum month by month', () => {
  let balance = 0;
  for (let month = 0; month < 444; month += 1) balance += balance * (0.05 / 12) + 20_000;
  expect(savedMonthly(20_000, 500, 444)).toBe(Math.round(balance));
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

test('a fraction of a price, and simple and compound interest, to the nearest cent', () => {
  expect(fractionOff(3600, [1, 4])).toBe(900);
  expect(fractionOff(1000, [2, 3])).toBe(667);
  expect(simpleInterest(30_000, 2000, 2)).toBe(12_000);
  expect(grownYearly(999, 500, 1)).toBe(1049);
});
