import { expect, test } from 'vitest';
import { initials } from '../../../src/domain/initials.ts';
import { email, findProblem, password } from '../../../src/domain/validation.ts';

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
  for (const blank of ['', ' \t\n', '\u200b\u2060', ...'\u00a0\u200d\u202e\u2800\u3164'])
    expect(findProblem(['missing', 'notAnEmail'], blank)).toBe('missing');
  for (const value of ['آدا', '\u200bA', '🌱'])
    expect(findProblem(['missing'], value)).toBeUndefined();
});
