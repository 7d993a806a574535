import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { preview, type PreviewServer } from 'vite';
import type { Change, DeskData, DeskPicture, StoryDetails } from '../../src/desk/desk.ts';
import { change, group } from '../support/review.ts';

const example = path.join(import.meta.dirname, '../../example');
const index = readFileSync(path.join(example, 'storybook-static/index.json'), 'utf8');
const { entries } = JSON.parse(index) as { entries: Record<string, unknown> };

let server: PreviewServer;
test.beforeAll(async () => {
  server = await preview({
    root: example,
    build: { outDir: 'storybook-static' },
    preview: { host: '127.0.0.1', port: 0 },
    logLevel: 'error',
  });
});
test.afterAll(() => server.close());

/** Opens a story and waits for the end of its play function, without an error. */
async function open(page: Page, story: string): Promise<void> {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('pageerror', ({ message }) => problems.push(message));
  await page.goto(`${server.resolvedUrls?.local[0]}iframe.html?viewMode=story&id=${story}`);
  const ended = await page.waitForFunction(() => {
    const { __STORYBOOK_PREVIEW__: shown } = globalThis as unknown as {
      __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
    };
    return /^(?:completed|finished|errored|aborted)$/.exec(shown?.currentRender?.phase ?? '')?.[0];
  });
  expect(await ended.jsonValue()).toMatch(/^(?:completed|finished)$/);
  expect(problems).toEqual([]);
}

for (const id of Object.keys(entries)) test(id, ({ page }) => open(page, id));

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
});
const data: DeskData = {
  base: { ref: 'main', commit: 'abc', date: '2026-11-20' },
  pictures: [
    { ...pictureOf(old), role: 'student', statechart: 'signIn' },
    { ...pictureOf(phone), role: 'student', statechart: 'signIn' },
    { ...pictureOf(added), role: 'parent', statechart: 'donate', status: 'new' },
  ],
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
  await open(page, story);
}

test('each cause is a question, with its words marked and the command that accepts it', async ({
  page,
}) => {
  await show(page, 'review--changes');
  await expect(
    page.getByText('3 pictures differ from main, for 2 causes: 2 to accept'),
  ).toBeVisible();
  await expect(page.locator('h2 + p del')).toHaveText('one');
  await expect(page.locator('h2 + p ins')).toHaveText('two');
  await expect(page.getByText('visual-causes accept --cause gold')).toBeVisible();
  await expect(page.getByText('accepted with the last of them')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy the command' })).toBeVisible();
  const pictures = page.getByRole('img', { name: /Fifty dollars, 1280 px, light/ });
  // The change with a margin, which ends with the picture.
  await expect(pictures).toHaveAttribute('viewBox', '0 0 284 124');
  await page.getByRole('checkbox', { name: 'Whole picture' }).check();
  await expect(pictures).toHaveAttribute('viewBox', '0 0 1280 640');
  await page.getByRole('slider').fill('25');
  await expect(pictures.locator('svg')).toHaveAttribute('width', '320');
  await page.getByLabel('View').selectOption('Side by side');
  await expect(pictures).toHaveCount(2);
  await page.getByLabel('View').selectOption('Difference');
  await expect(page.getByRole('img', { name: /what differs/ })).toBeVisible();
  await page.getByLabel('Width').selectOption('390 px');
  await expect(page.getByText('390 px, dark, changed')).toBeVisible();
  await page.getByText('What is read, where').click();
  const aloud = page.getByRole('region', { name: 'What a screen reader reads' });
  await expect(aloud.locator('ins')).toHaveText('- radio "$50" [checked]');
  await page.getByRole('button', { name: /^New/ }).click();
  await expect(page.getByText('visual-causes accept --cause new')).toBeVisible();
});

test('a story has its width and theme as two controls, its text and its history', async ({
  page,
}) => {
  await show(page, 'review--all-states');
  await expect(page.getByRole('status')).toHaveText('2 of 2 stories');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Screens › Donate 2']);
  for (const [filter, value] of [
    ['Theme', 'Dark'],
    ['Role', 'parent'],
    ['Statechart', 'donate'],
    ['Change', 'new'],
  ] as const) {
    await page.getByLabel(filter).selectOption(value);
    await expect(page.getByRole('status')).toHaveText('1 of 2 stories');
    await page.getByRole('button', { name: 'Show all' }).click();
  }
  await page.getByRole('button', { name: /^Fifty dollars 1280 px/ }).click();
  const state = page.getByRole('dialog', { name: 'Donate · Fifty dollars' });
  await expect(state.getByText('1. button “Donate”')).toBeVisible();
  await expect(state.getByText(/Ana: In gold/)).toBeVisible();
  await state.getByLabel('Theme').selectOption('Dark');
  await expect(state.getByText('No commit has changed it.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(state).toBeHidden();
});

test('each story found is shown once, closest first, in the chosen mode', async ({ page }) => {
  const entry = { title: 'Screens/Donate', about: '', roles: '', drawn: '' };
  const screens = [
    { ...entry, id: added.story, name: 'Sent', screen: 'Thank you for the dollars' },
    { ...entry, id: old.story, name: 'Fifty dollars', screen: 'Fifty dollars' },
    { ...entry, id: 'screens-donate--none', name: 'None', screen: 'dollars' },
  ];
  await page.route('**/desk/search.json', (route) => route.fulfill({ json: screens }));
  await show(page, 'review--all-states');
  const asked = page.waitForRequest('**/desk/search.json');
  await page.getByRole('searchbox').fill('fifty dollars');
  await asked;
  const found = page.getByRole('list', { name: 'Closest first' }).getByRole('listitem');
  const [first, second] = [/Fifty dollars/, /Sent/];
  await expect(found).toHaveText([first, /None, without a picture/, second]);
  await expect(page.getByRole('status')).toHaveText('3 stories found');
  await page.getByLabel('Width').selectOption('390 px');
  await expect(found).toHaveText([/Fifty dollars390 px, dark/, /Sent390 px, light/]);
});
