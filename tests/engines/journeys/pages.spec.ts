import { test } from '../test.ts';

test('a donation: a preset, a custom amount, an invalid one, and the placeholder', async ({
  person,
}) => {
  const total = () => document.querySelector('main output[aria-labelledby]')?.textContent;
  const custom = 'Custom amount in dollars (optional)';
  await person.opens('/donate');
  await person.finds(total, '$50');
  await person.press('label:has([value="250"])');
  await person.finds(total, '$250');
  await person.write(custom, ' $1,250.5 ');
  await person.finds(total, '$1,250.50');
  await person.finds(() => document.querySelectorAll('input:checked').length, 0);
  await person.write(custom, 'a lot');
  await person.key('Tab');
  await person.sees('Enter the amount in numbers');
  await person.write(custom, '25');
  await person.key('Enter');
  await person.sees('Donation Feature');
});

test('the contact form lists missing fields, then is sent and empty', async ({ person }) => {
  await person.opens('/contact');
  await person.press('button', 'Send Message');
  await person.sees('Enter your email address');
  for (const field of ['Name', 'Email', 'Subject', 'Message'])
    await person.write(field, 'ada@example.org');
  await person.press('button', 'Send Message');
  await person.sees('Contact Form');
  const typed = () =>
    [...document.querySelectorAll<HTMLInputElement>('main input, main textarea')]
      .map(({ value }) => value)
      .join('');
  await person.finds(typed, '');
});
