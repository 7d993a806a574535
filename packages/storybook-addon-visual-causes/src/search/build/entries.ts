// Builds every story's search entry from Storybook's index, its file and its snapshot.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { acceptedAriaSnapshots } from '../../desk/build/accepted.ts';
import { readDrawn } from '../../desk/build/components.ts';
import { storyFacts, type IndexedStory } from '../../desk/build/stories.ts';
import type { Entry } from '../entry.ts';
import { snapshotWords } from './snapshotWords.ts';

const STORY = /^export const (\w+)\b/gm;
const DOCBLOCK = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*$/;
/** Pages of the board, which are no part of the product. */
const BOARD = /^(?:Start here|Review)\b/;

const ownText = (block: string): string =>
  block
    .split('\n')
    .map((line) => line.replace(/^\s*\*\s?/, ''))
    .join(' ')
    .trim();

/** Returns a function that finds a story's description in the source of its file. */
function describedIn(root: string): (story: IndexedStory) => string {
  const sources = new Map<string, string>();
  const read = (file: string): string => {
    const place = path.join(root, file);
    const source = sources.get(file) ?? (existsSync(place) ? readFileSync(place, 'utf8') : '');
    sources.set(file, source);
    return source;
  };
  return ({ id, title, name, file }) => {
    const source = read(file);
    const start = [...source.matchAll(STORY)].find(
      ([, exported = '']) => toId(title, storyNameFromExport(exported)) === id,
    )?.index;
    if (start !== undefined) return ownText(DOCBLOCK.exec(source.slice(0, start))?.[1] ?? '');
    // A generated story is described where its file names it: `Too many tries: the button counts down`.
    const at = source.indexOf(`'${name}: `);
    return at < 0 ? '' : source.slice(at + 1, source.indexOf("'", at + 1));
  };
}

/** Returns the search entries of stories. */
export function buildEntries(stories: readonly IndexedStory[], root = '.'): Entry[] {
  const facts = storyFacts(stories);
  const aboutOf = describedIn(root);
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
        about: aboutOf(story),
        screen: seen.texts.join('\n'),
        roles: [role === undefined ? '' : `${role} signed in`, ...seen.roles].join(' ').trim(),
        drawn: (drawn[id] ?? []).join(' '),
      };
    });
}
