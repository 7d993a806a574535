import { describe, expect, test } from 'vitest';
import { formatMoney, parseMoney } from '../../../src/domain/money.ts';

const amount = (cents: number | bigint) => ({ kind: 'amount' as const, cents: BigInt(cents) });

describe('reading money', () => {
  test.each([
    ['25', 2500],
    ['1,234,567.89', 123_456_789],
    [' $25 ', 2500],
    ['25.', 2500],
    ['.5', 50],
    ['0', 0],
    ['-0', 0],
    ['007', 700],
    ['２５０', 25_000],
    ['＄１，０００．５０', 100_050],
    ['1 000', 100_000],
    // No bounds, not even a lower one (docs/product.md P8.4).
    ['-5', -500],
    ['−5', -500],
    ['+5', 500],
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
    ['1e3', 'notANumber'],
    ['1,0000', 'notANumber'],
    ['1,000,50', 'notANumber'],
    ['25,50', 'commaBeforeCents'],
    ['25.505', 'fractionOfACent'],
  ])('"%s" is no amount', (text, problem) => {
    expect(parseMoney(text)).toEqual({ kind: 'unreadable', problem });
  });
});

test.each([
  [0, '$0'],
  [2500, '$25'],
  [2550, '$25.50'],
  [100_000, '$1000'],
  [1_000_000, '$10,000'],
  [123_456_789, '$1,234,567.89'],
  [-500, '−$5'],
  [-5, '−$0.05'],
  [10n ** 62n + 1n, `$1${',000'.repeat(20)}.01`],
])('%d cents are shown as %s', (cents, text) => {
  expect(formatMoney(BigInt(cents))).toBe(text);
});

test('whatever is shown can be read again', () => {
  for (const cents of [0, 1, 99, 100, 999_99, 1_000_000, 123_456_789, -2550]) {
    expect(parseMoney(formatMoney(BigInt(cents)))).toEqual(amount(cents));
  }
});
