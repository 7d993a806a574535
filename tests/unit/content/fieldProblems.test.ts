import { expect, test } from 'vitest';
import { moneyProblems } from '../../../src/content/donate.ts';
import { fieldProblemText } from '../../../src/content/fieldProblems.ts';
import { parseMoney } from '../../../src/domain/money.ts';

test('each field problem has a message', () => {
  expect([
    fieldProblemText('email', 'missing'),
    fieldProblemText('email', 'notAnEmail'),
    fieldProblemText('password', 'tooShort'),
    fieldProblemText('password', 'tooLong'),
  ]).toEqual([
    'Enter your email address',
    'Enter an email address in the right format, like name@example.com',
    'Use at least 6 characters for the password',
    'Use at most 72 characters for the password; an accent or an emoji counts as several',
  ]);
});

test.each([
  ['abc', 'Enter the amount in numbers, as in 25 or 25.50'],
  ['25,50', 'Put a decimal point before the cents, as in 25.50'],
  ['25.505', 'Use at most two digits after the decimal point, as in 25.50'],
])('"%s" is answered with how to put it right', (text, sentence) => {
  const money = parseMoney(text);
  expect(money.kind === 'unreadable' ? moneyProblems[money.problem] : money).toBe(sentence);
});
