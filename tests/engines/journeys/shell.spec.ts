import { expect, PHONE, test } from '../test.ts';

test('the dark theme and the Curriculum menu work, and its link focuses the heading of a band', async ({
  person,
}) => {
  const ground = () => getComputedStyle(document.documentElement).backgroundColor;
  // Before the script has loaded a link works, too.
  await person.open(`${person.origin}/`);
  await person.press('link', 'Learn More about us');
  await person.isAt('/about');
  await person.opens('/about');
  await person.finds(ground, 'rgb(243, 250, 245)');
  await person.press('button', 'Dark theme');
  await person.finds(ground, 'rgb(10, 26, 19)');
  await person.opens('/about');
  await person.finds(ground, 'rgb(10, 26, 19)');
  await person.press('button', 'Curriculum');
  await person.sees('Grades 6–8');
  await person.press('header a[href="/curriculum/6-8"]');
  await person.isAt('/curriculum/6-8');
  await person.finds(() => document.activeElement?.tagName, 'H1');
});

test('the mobile menu opens, closes by Escape, and navigates', async ({ person }) => {
  await person.resize(PHONE);
  await person.opens('/about');
  // Until the statecharts have loaded it is a plain disclosure, closed by the same press.
  const isPlain = () => document.querySelector('header details[open]') !== null;
  await expect
    .poll(async () => {
      await person.press('summary');
      const plain = await person.run(isPlain, '');
      if (plain) await person.press('summary');
      return plain;
    })
    .toBe(false);
  const open = () => document.querySelector('dialog[open]') !== null;
  await person.finds(open, true);
  await person.key('Escape');
  await person.finds(open, false);
  await person.finds(() => document.activeElement?.tagName, 'SUMMARY');
  await person.key('Enter');
  await person.finds(open, true);
  await person.press('dialog a[href="/courses"]');
  await person.isAt('/courses');
  await person.finds(open, false);
});
