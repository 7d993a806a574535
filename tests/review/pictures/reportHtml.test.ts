import { expect, test } from 'vitest';
import {
  findingsOf,
  reportHtml,
  reportLines,
  type Report,
} from '../../../review/pictures/reportHtml.ts';
import type { Outcome, Taken } from '../../../review/pictures/pictureRun.ts';
import { storyLink } from '../../../review/pictures/storyLink.ts';
import { titleId, titleIn } from '../../../review/pictures/storyTitles.ts';

const taken = (mode: string, outcome: Outcome, story = 'components-badge--states'): Taken => ({
  story,
  name: 'Components/Badge › <States>',
  file: 'stories/components/Badge.stories.tsx',
  mode,
  outcome,
});

const pictures = [
  taken('light', {
    kind: 'changed',
    pixels: undefined,
    levels: undefined,
    sizes: { before: '800×96', after: '800×98' },
    before: 'before.png',
    after: 'gone.png',
    difference: undefined,
  }),
  taken('dark', {
    kind: 'changed',
    pixels: 1204,
    levels: 3,
    sizes: undefined,
    before: 'before.png',
    after: 'after.png',
    difference: 'difference.png',
  }),
  taken('forced-colors', { kind: 'missing', after: 'after.png' }),
  taken('light-390', { kind: 'same' }),
  taken('light', { kind: 'accepted' }, 'components-badge--one-word'),
];
const report: Report = {
  stories: findingsOf(pictures),
  orphans: [
    { story: 'components-removed--default', mode: 'light', hash: '', width: 800, height: 96 },
  ],
  compared: { pictures: 40, stories: 12 },
};
const image = (file: string) => (file === 'gone.png' ? undefined : `data:${file}`);
const html = (changed: Partial<Report> = {}) =>
  reportHtml({ ...report, ...changed }, { style: 'body{}', image });

test('only what is not as accepted is found, by story, its modes in order', () => {
  expect(report.stories.map(({ id, findings }) => [id, findings.map(({ mode }) => mode)])).toEqual([
    ['components-badge--states', ['dark', 'forced-colors', 'light']],
  ]);
});

test('the run in a line for each kind of finding', () => {
  expect(reportLines(report)).toEqual([
    '2 pictures changed',
    '1 picture never accepted',
    '1 accepted picture of no story',
  ]);
  expect(reportLines({ ...report, stories: [], orphans: [] })).toEqual([]);
});

test('each picture before, after and their difference, with its facts and its words escaped', () => {
  const text = html();
  expect(text).toContain('<h2>Components/Badge › &lt;States&gt;</h2>');
  expect(text).toContain(
    '<code>npm run visual:accept -- stories/components/Badge.stories.tsx</code>',
  );
  expect(text).toContain('1,204 pixels changed, by up to 3 of 255 levels');
  expect(text).toContain('Now 800×98 px, was 800×96 px');
  expect(text).toContain('Never accepted: no baseline');
  expect(text).toContain('No picture: <code>gone.png</code>');
  expect(text).toContain(
    '<img src="data:difference.png" alt="Components/Badge › &lt;States&gt;, dark, difference"',
  );
  expect(text).toContain('components-removed--default/light');
});

test('nothing of it is loaded from elsewhere', () => {
  const loaded = [...html().matchAll(/<(?:script|link|img)[^>]* (?:src|href)="([^"]*)"/g)];
  expect(loaded.length).toBeGreaterThan(0);
  expect(loaded.map(([, address]) => address).filter((each) => !each?.startsWith('data:'))).toEqual(
    [],
  );
});

test('a mode’s link leads to the story in its theme and window', () => {
  expect(storyLink('screens-home--whole-page', 'dark-390')).toBe(
    'http://localhost:6006/?path=/story/screens-home--whole-page&globals=theme:dark;viewport.value:phone',
  );
});

test('a file’s title is read as Storybook reads it', () => {
  const source = "const meta = preview.meta({\n  title: 'Foundations/Do and don’t',\n});";
  expect(titleId(titleIn(source, 'a.tsx'))).toBe('foundations-do-and-don-t');
  expect(() => titleIn('preview.meta({})', 'a.tsx')).toThrow('a.tsx has no title');
});
