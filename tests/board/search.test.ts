import { expect, test } from 'vitest';
import { projectStories } from '../../packages/storybook-addon-visual-causes/src/desk/build/stories.ts';
import { buildEntries } from '../../packages/storybook-addon-visual-causes/src/search/build/entries.ts';
import { createSearch } from '../../packages/storybook-addon-visual-causes/src/search/searchStories.ts';

const search = createSearch(buildEntries(await projectStories()));

const questions = [
  ['expired link', 'faults-links--expired-link'],
  ['too many tries', 'screens-sign-in--too-many-tries'],
  ['instructor dashboard', 'screens-dashboard--instructor'],
  ['parent with no course yet', 'screens-dashboard--parent-nothing-yet'],
  ['donate another amount', 'screens-donate--'],
  ['page not found', 'screens-not-found--'],
  ['mobile menu', 'patterns-mobilemenu--'],
  ['volunteer', 'screens-volunteer--'],
  ['success toast', 'components-toast--success'],
  ['privacy policy', 'screens-legal--privacy-policy'],
  ['sign out offline', 'faults-signing-out--offline'],
  ['long content of events', 'screens-events--long-content'],
] as const;

test('of twelve questions, ten have the right story among the first three', () => {
  const right = questions.filter(([question, story]) =>
    search(question)
      .slice(0, 3)
      .some(({ id }) => id.startsWith(story)),
  );
  expect(right.length).toBeGreaterThanOrEqual(10);
});

test('a state is found by the words of its label, also from a file that storyboards share', () => {
  const found = search('says why and keeps what was typed').slice(0, 8);
  expect(found.map(({ id }) => id)).toContain('storyboards-sign-in--failure');
});
