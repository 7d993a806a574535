import { statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { screenModes } from '../../.storybook/modes.ts';
import { acceptedPath, readManifest } from 'storybook-addon-visual-causes/node';

const accepted = readManifest();
const inEveryMode = Object.keys(screenModes);

/** The modes in which each story has pictures, by the first part of its id: `screens-donate`. */
function modesByTitle(): Map<string, Map<string, string[]>> {
  const titles = new Map<string, Map<string, string[]>>();
  for (const { story, mode } of accepted) {
    const title = story.slice(0, story.indexOf('--'));
    const stories = titles.get(title) ?? new Map<string, string[]>();
    titles.set(title, stories.set(story, [...(stories.get(story) ?? []), mode]));
  }
  return titles;
}

test.each([...modesByTitle()])(
  'of %s one story at most is pictured in each window and theme',
  (_, stories) => {
    const whole = [...stories].filter(([, modes]) =>
      inEveryMode.every((mode) => modes.includes(mode)),
    );
    expect(whole.length).toBeLessThanOrEqual(1);
  },
);

test('components are pictured in the dark theme by one sheet, or by few stories', () => {
  const many = [...modesByTitle()].flatMap(([title, stories]) => {
    const modes = [...stories.values()];
    const isSheeted = modes.some((each) => each.includes('forced-colors'));
    const dark = modes.filter((each) => each.includes('dark')).length;
    return title.startsWith('components-') && isSheeted && dark > 1 ? [title] : [];
  });
  expect(many).toEqual([]);
});

test('the accepted pictures of the product take no more of the repository than they may', () => {
  const bytes = accepted.reduce((sum, picture) => sum + statSync(acceptedPath(picture)).size, 0);
  // docs/decisions/022-pictures.md
  expect(bytes).toBeLessThanOrEqual(32_000_000);
});
