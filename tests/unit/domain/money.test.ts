import { describe, expect, test } from 'vitest';
import { formatMoney, parseMoney } from '../../../src/domain/money.ts';
import { fc } from '../../support/property.ts';

const amount = (cents: number | bigint) => ({ kind: 'amount' as const, cents: BigInt(cents) });

describe('reading money', () => {
  test.each([
    ['25', 2500],
    ['1,234,567.89', 123_456_789],
    [' $25 ', 2500],
    ['25.', 2500],
    ['.5', 50],
    ['007', 700],
    ['２５０', 25_000],
    ['＄１，０００．５０', 100_050],
    ['1 000', 100_000],
    ['+5', 500],
    // Any number above zero, to the nearest cent (docs/product.md P8.4).
    ['1e3', 100_000],
    ['$1.5E2', 15_000],
    ['1e-2', 1],
    ['12.345', 1235],
    ['12.3449999', 1234],
    ['0.005', 1],
    ['1e15', 10n ** 17n],
    ['1e308', 10n ** 310n],
    [`1${'0'.repeat(60)}.01`, 10n ** 62n + 1n],
    [`${'1'.repeat(3)}${',000'.repeat(20)}`, 111n * 10n ** 62n],
  ])('"%s" is %d cents', (text, cents) => {
    expect(parseMoney(text)).toEqual(amount(cents));
  });

  test.each(['', '   ', '\u00A0', '\u3000'])('"%s" is nothing', (text) => {
    expect(parseMoney(text)).toEqual({ kind: 'none' });
  });

  test.each([
    ['.', 'notANumber'],
    ['e3', 'notANumber'],
    ['1e', 'notANumber'],
    ['1e1.5', 'notANumber'],
    ['Infinity', 'notANumber'],
    ['NaN', 'notANumber'],
    ['0x10', 'notANumber'],
    ['1,0000', 'notANumber'],
    ['1,000,50', 'notANumber'],
    ['25,50', 'commaBeforeCents'],
    ['5,5', 'commaBeforeCents'],
    ['$1250,50', 'commaBeforeCents'],
    ['0', 'notAboveZero'],
    ['-0', 'notAboveZero'],
    ['-5', 'notAboveZero'],
    ['−5', 'notAboveZero'],
    ['0.0049', 'notAboveZero'],
    ['1e-400', 'notAboveZero'],
    ['-1e400', 'notAboveZero'],
    ['1e400', 'tooLarge'],
    ['9'.repeat(400), 'tooLarge'],
  ])('"%s" is no amount', (text, problem) => {
    expect(parseMoney(text)).toEqual({ kind: 'unreadable', problem });
  });

  test('every number above zero that a number field takes is read to the cent', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.01, max: 1e13, noNaN: true }), (dollars) => {
        const read = parseMoney(String(dollars));
        expect(Math.abs(Number(read.kind === 'amount' && read.cents) - dollars * 100)).toBeLessThan(
          0.51,
        );
      }),
    );
  });
});

test.each([
  [0, '$0'],
  [2500, '$25'],
  [2550, '$25.50'],
  [100_000, '$1,000'],
  [1_000_000, '$10,000'],
  [123_456_789, '$1,234,567.89'],
  [1, '$0.01'],
  [10n ** 62n + 1n, `$1${',000'.repeat(20)}.01`],
])('%d cents are shown as %s', (cents, text) => {
  expect(formatMoney(BigInt(cents))).toBe(text);
});

test('whatever is shown can be read again', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 10n ** 300n }), (cents) => {
      expect(parseMoney(formatMoney(cents))).toEqual(amount(cents));
    }),
  );
});
