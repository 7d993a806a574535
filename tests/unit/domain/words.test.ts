import { expect, test } from 'vitest';
import { initials } from '../../../src/domain/initials.ts';
import { email, findProblem, password } from '../../../src/domain/validation.ts';
import { fc } from '../../support/property.ts';

test.each([
  ['  Lena   Brooks  ', 'LB'],
  ['Lena', 'L'],
  ['Ana María de la Cruz', 'AM'],
  ['Lena\u00a0Brooks', 'LB'],
  ['émile zola', 'ÉZ'],
  ['李 小龙', '李小'],
  ['🦊 Fox', '🦊F'],
  ['محمد علي', 'م\u200Cع'],
  ['   ', 'U'],
  [undefined, 'U'],
])('the initials of %j are %j', (name, expected) => {
  expect(initials(name)).toBe(expected);
});

test('there are always initials, and never half a character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      const letters = initials(name);
      expect(letters).not.toBe('');
      expect(() => encodeURIComponent(letters)).not.toThrow();
    }),
  );
});

// tests/database/addresses.test.ts has the addresses that the service takes, too.
test('an address is judged quickly, without the blanks around it', () => {
  expect(email('  lena@tallygrove.test ')).toBeUndefined();
  expect(email(`${'a'.repeat(100_000)}@${'a-'.repeat(50_000)}`)).toBe('notAnEmail');
});

test.each([
  ['     ', 'tooShort'],
  ['      ', undefined],
  ['a'.repeat(73), 'tooLong'],
  // As the service counts them, in bytes.
  ['€'.repeat(24), undefined],
  ['€'.repeat(25), 'tooLong'],
])('the password %j: %s', (value, problem) => {
  expect(password(value)).toBe(problem);
});

test.each(['', ' \t\n', '\u00a0', '\u200b\u2060', '\u200d', '\u202e', '\u2800', '\u3164'])(
  '%j fills no field',
  (blank) => {
    expect(findProblem(['missing'], blank)).toBe('missing');
  },
);

test.each(['آدا', '\u200bA', '🌱'])('%j fills a field', (value) => {
  expect(findProblem(['missing'], value)).toBeUndefined();
});

test('the first problem is the one that is shown', () => {
  expect(findProblem(['missing', 'notAnEmail'], ' ')).toBe('missing');
  expect(findProblem(['missing', 'notAnEmail'], 'a@b')).toBeUndefined();
});
