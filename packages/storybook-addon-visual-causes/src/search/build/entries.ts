// Builds every story's search entry from Storybook's index, its file and its snapshot.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { acceptedAriaSnapshots } from '../../desk/build/accepted.ts';
import { readDrawn } from '../../desk/build/components.ts';
import { storyFacts, type IndexedStory } from '../../desk/build/stories.ts';
import type { Entry } from '../entry.ts';
import { snapshotWords } from './snapshotWords.ts';

const DESCRIBED = /\/\*\*((?:(?!\*\/)[^])*)\*\/\s*export const (\w+)/g;
/** Pages of the board, which are no part of the product. */
const BOARD = /^(?:Start here|Review)\b/;

/** Returns the description of a story of a file, from its docblock. */
function describedIn(source: string, { id, title, name }: IndexedStory): string {
  for (const [, block = '', exported = ''] of source.matchAll(DESCRIBED))
    if (toId(title, storyNameFromExport(exported)) === id)
      return block.replaceAll(/\s*\n\s*\*\s?/g, ' ').trim();
  // A generated story is described where its file names it: `Too many tries: the button counts down`.
  const at = source.indexOf(`'${name}: `);
  return at < 0 ? '' : source.slice(at + 1, source.indexOf("'", at + 1));
}

/** Returns the search entries of stories. */
export function buildEntries(stories: readonly IndexedStory[], root = '.'): Entry[] {
  const facts = storyFacts(stories);
  const read = (file: string): string =>
    existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : '';
  const sources = new Map(stories.map(({ file }) => [file, read(file)]));
  const ariaSnapshots = acceptedAriaSnapshots(root);
  const drawn = readDrawn(root);
  return stories
    .filter(({ title }) => !BOARD.test(title))
    .map((story) => {
      const { id, title, name } = story;
      const { role } = facts(id);
      const seen = snapshotWords(ariaSnapshots.get(id)?.aria ?? '');
      return {
        id,
        title,
        name,
        about: describedIn(sources.get(story.file) ?? '', story),
        screen: seen.texts.join('\n'),
        roles: [role === undefined ? '' : `${role} signed in`, ...seen.roles].join(' ').trim(),
        drawn: (drawn[id] ?? []).join(' '),
      };
    });
}
