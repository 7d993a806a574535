import { describe, expect, test } from 'vitest';
import { loanInterest, monthlyPayment, payOff } from '../../../src/domain/sums/loans.ts';
import { hourlyWorth, paycheck, share } from '../../../src/domain/sums/pay.ts';
import {
  afterDiscount,
  contractCost,
  discount,
  percentOf,
  sum,
  unitPrice,
} from '../../../src/domain/sums/prices.ts';
import { leftOver, savedMonthly, timesToSave } from '../../../src/domain/sums/saving.ts';
import { dollars, duration, exact, perUnit, rate } from '../../../src/domain/sums/format.ts';
import { fc } from '../../support/property.ts';

describe('prices', () => {
  test.each([
    [360, 12, 30],
    [725, 5, 145],
    [500, 3, 166.7],
    [99, 1, 99],
  ])('%d cents for %d are %d each', (cents, units, each) => {
    expect(unitPrice(cents, units)).toBe(each);
  });

  test.each([0, -1, Number.NaN])('a pack of %d has no unit price', (units) => {
    expect(() => unitPrice(100, units)).toThrow(RangeError(`A pack of ${units}`));
  });

  test('a discount and the discounted price add up to the price', () => {
    expect([discount(4500, 20), afterDiscount(4500, 20)]).toEqual([900, 3600]);
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.nat(100), (cents, percent) => {
        expect(discount(cents, percent) + afterDiscount(cents, percent)).toBe(cents);
      }),
    );
  });

  test('a contract costs its upfront and its monthly payments', () => {
    expect(contractCost({ upfront: [9900, 3500], monthly: 5500, months: 24 })).toBe(145_400);
    expect(contractCost({ upfront: [], monthly: 5500, months: 0 })).toBe(0);
  });

  test('a percentage is a whole number', () => {
    expect([percentOf(111_000, 285_000), percentOf(1, 3), percentOf(0, 5)]).toEqual([39, 33, 0]);
    expect(() => percentOf(1, 0)).toThrow(RangeError('A share of 0'));
    expect(sum([])).toBe(0);
  });
});

describe('saving', () => {
  test.each([
    [1200, 300, 4, 0],
    [1800, 400, 5, 200],
    [2600, 500, 6, 400],
    [1, 500, 1, 499],
  ])(
    '%d saved by %d at a time takes %d times, and %d are left over',
    (price, each, times, left) => {
      expect([timesToSave(price, each), leftOver(price, each)]).toEqual([times, left]);
    },
  );

  test('saving nothing never reaches a price', () => {
    expect(() => timesToSave(100, 0)).toThrow(RangeError('Saving 0 at a time'));
  });

  // From the table of 1 at 5/12 % for 60 months: 68.006083.
  test('deposits at the end of each month earn interest monthly', () => {
    expect(savedMonthly(5000, 500, 60)).toBe(340_030);
    expect(savedMonthly(5000, 0, 60)).toBe(300_000);
    expect(savedMonthly(5000, 500, 0)).toBe(0);
  });

  test('the result equals a sum month by month', () => {
    let balance = 0;
    for (let month = 0; month < 444; month += 1) balance += balance * (0.05 / 12) + 20_000;
    expect(savedMonthly(20_000, 500, 444)).toBe(Math.round(balance));
  });
});

describe('pay', () => {
  test('deductions and net pay add up to the gross pay', () => {
    expect(paycheck(22, 1450, 1100)).toEqual({
      gross: 31_900,
      socialSecurity: 1978,
      medicare: 463,
      incomeTax: 1100,
      deductions: 3541,
      net: 28_359,
    });
  });

  test('a share is rounded to the nearest cent', () => {
    expect([share(100, 145), share(10_000, 620)]).toEqual([1, 620]);
  });

  test('an hour is worth its pay after costs', () => {
    expect(hourlyWorth(1800, 300, 1.5)).toBe(1000);
    expect(() => hourlyWorth(1800, 300, 0)).toThrow(RangeError('0 hours of work'));
  });
});

describe('loans', () => {
  // A standard mortgage table: $200,000 for 30 years.
  test.each([
    [500, 107_364],
    [600, 119_910],
    [700, 133_060],
    [0, 55_556],
  ])('at %d basis points a month costs %d cents', (basisPoints, monthly) => {
    expect(monthlyPayment(20_000_000, basisPoints, 360)).toBe(monthly);
  });

  test('interest is the sum of the payments minus the loan', () => {
    expect(loanInterest(20_000_000, 600, 360)).toBe(119_910 * 360 - 20_000_000);
  });

  test('a card is paid off in payments that cover the debt and its interest', () => {
    expect(payOff(60_000, 2400, 60_000 * 1.02)).toEqual({ months: 1, interest: 1200 });
    // By the formula for the number of payments: 33.02, so 34.
    expect(payOff(60_000, 2400, 2500).months).toBe(34);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500_000 }), fc.nat(3600), (owed, basisPoints) => {
        const payment = Math.ceil(owed * 0.05) + 1;
        const { months, interest } = payOff(owed, basisPoints, payment);
        expect(months * payment).toBeGreaterThanOrEqual(owed + interest);
        expect((months - 1) * payment).toBeLessThan(owed + interest);
      }),
    );
  });

  test('a payment that only covers the interest never ends', () => {
    expect(() => payOff(60_000, 2400, 1200)).toThrow(
      RangeError('1200 a month never pays off 60000'),
    );
  });
});

describe('formatting', () => {
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

  test('unit prices, rates and durations', () => {
    expect([perUnit(28), perUnit(27.5), perUnit(145), perUnit(100)]).toEqual([
      '28¢',
      '27.5¢',
      '$1.45',
      '$1',
    ]);
    expect([rate(620), rate(145), rate(2400)]).toEqual(['6.2%', '1.45%', '24%']);
    expect([duration(34), duration(12), duration(1), duration(13)]).toEqual([
      '2 years 10 months',
      '1 year',
      '1 month',
      '1 year 1 month',
    ]);
  });
});
