import { expect, test } from 'vitest';
import { initials } from '../../../src/domain/initials.ts';
import { email, findProblem, password } from '../../../src/domain/validation.ts';
import { fc } from '../../support/property.ts';

test.each([
  ['  Lena   Brooks  ', 'LB'],
  ['Lena', 'L'],
  ['émile de zola', 'ÉD'],
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
  // As the service counts them, in bytes.
  ['€'.repeat(24), undefined],
  [`${'€'.repeat(24)}a`, 'tooLong'],
])('the password %j: %s', (value, problem) => {
  expect(password(value)).toBe(problem);
});

test('a field is filled by a character that is seen; the first problem is the one that is shown', () => {
  for (const blank of [
    '',
    ' \t\n',
    '\u00a0',
    '\u200b\u2060',
    '\u200d',
    '\u202e',
    '\u2800',
    '\u3164',
  ])
    expect(findProblem(['missing', 'notAnEmail'], blank)).toBe('missing');
  for (const value of ['آدا', '\u200bA', '🌱'])
    expect(findProblem(['missing'], value)).toBeUndefined();
});
