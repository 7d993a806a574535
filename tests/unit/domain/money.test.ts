import { expect, test } from 'vitest';
import { formatMoney, parseMoney, type MoneyProblem } from '../../../src/domain/money.ts';
import { fc } from '../../support/property.ts';

test.each<[string, number | bigint]>([
  [' $25. ', 2500],
  ['.5', 50],
  ['1 000', 100_000],
  ['＄１，２３４，５６７．８９', 123_456_789],
  // Any number above zero, to the nearest cent (docs/product.md P8.4).
  ['+$1.5E2', 15_000],
  ['1e-2', 1],
  ['12.345', 1235],
  ['12.3449999', 1234],
  ['1e308', 10n ** 310n],
])('"%s" is %d cents', (text, cents) => {
  expect(parseMoney(text)).toEqual({ kind: 'amount', cents: BigInt(cents) });
});

test.each<[MoneyProblem | undefined, string[]]>([
  [undefined, ['', '\u00A0', '\u3000']],
  ['notANumber', ['.', 'e3', '1e', '1e1.5', '1e12345', 'Infinity', '0x10', '1,0000', '1,000,50']],
  ['commaBeforeCents', ['25,50', '5,5', '$1250,50']],
  ['notAboveZero', ['0', '-5', '−5', '0.0049', '1e-400', '-1e400']],
  ['tooLarge', ['1e400', '9'.repeat(400)]],
])('no amount, %s: %j', (problem, texts) => {
  for (const text of texts)
    expect(parseMoney(text), text).toEqual(
      problem === undefined ? { kind: 'none' } : { kind: 'unreadable', problem },
    );
});

// tests/unit/domain/donation.test.ts has what is shown.
test('whatever is shown can be read again', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 10n ** 300n }), (cents) => {
      expect(parseMoney(formatMoney(cents))).toEqual({ kind: 'amount', cents });
    }),
  );
});
