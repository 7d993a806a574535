import { test } from '../test.ts';

test('a donation: a preset, a custom amount, an invalid one, and the placeholder', async ({
  person,
}) => {
  const total = () => document.querySelector('main output[aria-labelledby]')?.textContent;
  await person.opens('/donate');
  await person.finds(total, undefined, '$50');
  await person.presses('radio', '$250');
  await person.finds(total, undefined, '$250');
  await person.writes('Custom amount in dollars (optional)', ' $1,250.5 ');
  await person.finds(total, undefined, '$1,250.50');
  await person.finds(() => document.querySelectorAll('input:checked').length, undefined, 0);
  await person.writes('Custom amount in dollars (optional)', 'a lot');
  await person.key('Tab');
  await person.sees('Enter the amount in numbers');
  await person.writes('Custom amount in dollars (optional)', '25');
  await person.key('Enter');
  await person.sees('Donation Feature');
});

test('the contact form lists missing fields, then is sent and empty', async ({ person }) => {
  await person.opens('/contact');
  await person.presses('button', 'Send Message');
  await person.sees('Enter your email address');
  for (const field of ['Name', 'Email', 'Subject', 'Message'])
    await person.writes(field, 'ada@example.org');
  await person.presses('button', 'Send Message');
  await person.sees('Contact Form');
  const typed = () =>
    [...document.querySelectorAll<HTMLInputElement>('main input, main textarea')]
      .map(({ value }) => value)
      .join('');
  await person.finds(typed, undefined, '');
});
