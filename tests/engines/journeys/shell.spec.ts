import { expect, PHONE, test } from '../test.ts';

test('the Curriculum menu opens, and its link opens a band with the focus on its heading', async ({
  person,
}) => {
  await person.opens('/about');
  await person.presses('button', 'Curriculum');
  await person.sees('Grades 6–8');
  await person.presses('link', 'Grades 6–8 · ages 11 to 14');
  await person.isAt('/curriculum/6-8');
  await person.finds(() => document.activeElement?.tagName, undefined, 'H1');
});

test('the mobile menu opens, closes by Escape, and navigates', async ({ person }) => {
  await person.resizes(PHONE);
  await person.opens('/about');
  // Until the statecharts have loaded it is a plain disclosure, closed by the same press.
  const isPlain = () => document.querySelector('header details[open]') !== null;
  await expect
    .poll(async () => {
      await person.presses('menu', 'Menu');
      const plain = await person.window.run(isPlain, undefined);
      if (plain) await person.presses('menu', 'Menu');
      return plain;
    })
    .toBe(false);
  const open = () =>
    [...document.querySelectorAll('dialog, [role=dialog]')].some((dialog) =>
      dialog.checkVisibility(),
    );
  await person.finds(open, undefined, true);
  await person.key('Escape');
  await person.finds(open, undefined, false);
  await person.finds(() => document.activeElement?.tagName, undefined, 'SUMMARY');
  await person.key('Enter');
  await person.finds(open, undefined, true);
  await person.presses('link', 'Courses');
  await person.isAt('/courses');
  await person.finds(open, undefined, false);
});

test('the dark theme persists on the next page', async ({ person }) => {
  await person.opens('/');
  const ground = () => getComputedStyle(document.documentElement).backgroundColor;
  await person.finds(ground, undefined, 'rgb(243, 250, 245)');
  await person.presses('button', 'Dark theme');
  await person.finds(ground, undefined, 'rgb(10, 26, 19)');
  await person.opens('/about');
  await person.finds(ground, undefined, 'rgb(10, 26, 19)');
});

test('a link pressed before the script has loaded works', async ({ person }) => {
  await person.window.open(`${person.origin}/`);
  await person.presses('link', 'Learn More about us');
  await person.isAt('/about');
});
