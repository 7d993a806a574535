import { expect, test } from 'vitest';
import { initials } from '../../../src/domain/initials.ts';
import { email, findProblem, password } from '../../../src/domain/validation.ts';
import { anyText } from '../../support/anyText.ts';
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
    fc.property(anyText, (name) => {
      const letters = initials(name);
      expect(letters).not.toBe('');
      expect(() => encodeURIComponent(letters)).not.toThrow();
    }),
  );
});

test.each(['a@b', 'a@b.c', '  lena@tallygrove.test ', "o'neil+tag@sub.example-site.org"])(
  '%j is an address',
  (value) => {
    expect(email(value)).toBeUndefined();
  },
);

test.each([
  'lena',
  'lena@',
  '@tallygrove.test',
  'lena brooks@tallygrove.test',
  'lena@-tallygrove.test',
  'lena@tallygrove.test,ada@tallygrove.test',
  'lena@tallygrove.test\nbcc: ada@tallygrove.test',
  // Controls, direction marks, blanks of no width and markup, in either part.
  'lena\u0000@tallygrove.test',
  'lena@tally\u007fgrove.test',
  'lena@tallygrove.test\u0085',
  '\u202elena@tallygrove.test',
  'lena@tally\u2066grove.test',
  'lena@tallygrove.test\u200f',
  'le\u200bna@tallygrove.test',
  'le\u00adna@tallygrove.test',
  '<b>lena</b>@tallygrove.test',
  'lena@tallygrove.test<script>',
  '"lena"@tallygrove.test',
  'lena@tallygrove.test"onfocus=x',
  'lena＠tallygrove.test',
  'lena@täl.test',
  // Judged quickly, too.
  `${'a'.repeat(100_000)}@${'a-'.repeat(50_000)}`,
])('%j is no address', (value) => {
  expect(email(value)).toBe('notAnEmail');
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
