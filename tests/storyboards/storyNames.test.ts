import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { expect, test } from 'vitest';
import { writtenFiles } from '../support/writtenStories.ts';

/** A story's export and display name. */
const STORY = /^export const (\w+) = meta\.story\((?:\{\n(?: {2}name: '([^']*)',$)?)?/gm;

const stories = writtenFiles.flatMap(({ title, source }) =>
  [...source.matchAll(STORY)].map(([, exported = '', own]) => ({ title, exported, own })),
);

test('every story is called by what is seen: none by its place in the file', () => {
  const nameless = stories.filter(({ exported }) => /^(?:Default|Basic|Story\d*)$/.test(exported));
  expect(nameless).toEqual([]);
});

test('an address can be made of what the sidebar says', () => {
  const differing = stories.filter(({ title, exported, own }) => {
    const name = storyNameFromExport(exported);
    return own !== undefined && toId(title, own) !== toId(title, name);
  });
  expect(differing).toEqual([]);
});
