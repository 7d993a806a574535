import { expect, test } from 'vitest';
import { storyFiles } from '../../packages/storybook-addon-statecharts/src/pictures/storyFiles.ts';
import {
  pictureKey,
  readManifest,
} from '../../packages/storybook-addon-statecharts/src/pictures/manifest.ts';
import { titlesOf } from '../../packages/storybook-addon-statecharts/src/pictures/storyTitles.ts';
import { wallScreens } from '../../stories/start/wallScreens.ts';

test('the wall shows every screen', () => {
  const titles = [...titlesOf(storyFiles()).values()].filter((title) =>
    title.startsWith('Screens/'),
  );
  expect(wallScreens.map(({ name }) => `Screens/${name}`).toSorted()).toEqual(titles.toSorted());
});

test('each of its pictures is accepted, in the light and in the dark', () => {
  const accepted = new Set(readManifest().map(pictureKey));
  const wanted = wallScreens.flatMap(({ story }) => [`${story}/light-1280`, `${story}/dark-1280`]);
  expect(wanted.filter((key) => !accepted.has(key))).toEqual([]);
});
