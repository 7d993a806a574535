import { expect, test, type Page } from '@playwright/test';
import type { Change, DeskData, DeskPicture, StoryDetails } from '../../src/desk/desk.ts';
import { change, group } from '../support/review.ts';
import { open, serve } from './book.ts';

const old = change('Fifty dollars', 'light-1280', {
  width: 1280,
  after: { hash: 'a'.repeat(32), width: 1280, height: 640 },
  before: { hash: 'b'.repeat(32), width: 1280, height: 640 },
  boxes: [{ x: 20, y: 20, width: 200, height: 40 }],
  pixels: 8000,
  levels: 90,
});
const phone = { ...change('Fifty dollars', 'dark-390'), causes: ['gold', 'words'] };
const added = change('Sent', 'light-390', { kind: 'new', before: undefined });
const texts = [{ was: 'text: sponsors one student', is: 'text: sponsors two student' }];
const pictureOf = ({ story, title, name, mode, after }: Change): DeskPicture => ({
  ...(after ?? { hash: '', width: 0, height: 0 }),
  story,
  title,
  name,
  mode,
  status: 'changed',
  hasAriaSnapshot: true,
});
const data: DeskData = {
  base: { ref: 'main', commit: 'abc', date: '2026-11-20' },
  pictures: [old, phone, added].map(pictureOf),
  groups: [group('Gold', [old, phone], { texts }), group('New', [added])],
  acceptCommand: 'visual-causes accept --cause',
  findings: { notTaken: [], broken: [], equal: [] },
};
const stop = { role: 'button', name: 'Donate' };
const reads = (aria: string) => ({ mode: 'light-1280', aria, focus: [stop] });
const details: StoryDetails = {
  before: reads('- radio "$50"'),
  after: reads('- radio "$50" [checked]'),
  history: {
    'light-1280': [{ commit: 'c0ffee1', date: '2026-11-20', author: 'Ana', subject: 'In gold' }],
  },
};

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>';

async function show(page: Page, story: string): Promise<void> {
  await page.route('**/desk/data.json', (route) => route.fulfill({ json: data }));
  await page.route('**/desk/stories/*.json', (route) => route.fulfill({ json: details }));
  await page.route('**/desk/{pictures,thumbs}/*', (route) =>
    route.fulfill({ body: SVG, contentType: 'image/svg+xml' }),
  );
  expect(await open(page, story)).toEqual([]);
}

serve();

test('each cause is a question, with its words marked and the command that accepts it', async ({
  page,
}) => {
  await show(page, 'review--changes');
  await expect(
    page.getByText('3 pictures differ from main, for 2 causes: 2 to accept'),
  ).toBeVisible();
  const words = page.getByRole('list', { name: 'Changed words' });
  await expect(words.locator('del')).toHaveText('one ');
  await expect(words.locator('ins')).toHaveText('two ');
  await expect(page.getByText('visual-causes accept --cause gold')).toBeVisible();
  await expect(page.getByText('accepted with the last of them')).toBeVisible();
  await page.getByRole('radio', { name: 'Side by side' }).check();
  await expect(page.getByRole('img', { name: /640|1280 px, light, (?:before|now)$/ })).toHaveCount(
    2,
  );
  await page.getByRole('radio', { name: 'Difference' }).check();
  await expect(page.getByRole('img', { name: /what differs$/ })).toBeVisible();
  await page.getByRole('radio', { name: '390 px' }).check();
  await expect(page.getByText('390 px, dark, changed')).toBeVisible();
  await page.getByText('What is read, and where').click();
  const aloud = page.getByRole('region', { name: 'What a screen reader reads' });
  await expect(aloud.locator('ins')).toHaveText('- radio "$50" [checked]');
  await page.getByRole('button', { name: /^New/ }).click();
  await expect(page.getByText('visual-causes accept --cause new')).toBeVisible();
});

test('a story has its width and theme as two controls, its text and its history', async ({
  page,
}) => {
  await show(page, 'review--all-states');
  await expect(page.getByRole('status')).toHaveText('3 of 3 pictures');
  await page.getByRole('combobox', { name: 'Theme' }).selectOption('Dark');
  await expect(page.getByRole('status')).toHaveText('1 of 3 pictures');
  await page.getByRole('button', { name: 'Show all' }).click();
  await page.getByRole('button', { name: /^Fifty dollars 1280 px/ }).click();
  const state = page.getByRole('dialog', { name: 'Donate · Fifty dollars' });
  await expect(state.getByText('1. button “Donate”')).toBeVisible();
  await expect(state.getByText(/Ana: In gold/)).toBeVisible();
  await state.getByRole('radio', { name: 'Dark' }).check();
  await expect(state.getByText('No commit has changed it.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(state).toBeHidden();
});
