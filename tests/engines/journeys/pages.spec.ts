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
