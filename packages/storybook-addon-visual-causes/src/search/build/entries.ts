// Builds every story's search entry from Storybook's index, its file and its snapshot.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { acceptedAriaSnapshots } from '../../desk/build/accepted.ts';
import { readDrawn } from '../../desk/build/components.ts';
import { storyFacts, type IndexedStory } from '../../desk/build/stories.ts';
import type { Entry } from '../entry.ts';
import { snapshotWords } from './snapshotWords.ts';

/** A story's docblock, and its export. */
const DOCBLOCK = /\/\*\*((?:(?!\*\/)[^])*)\*\/\s*export const (\w+)/g;
/** A text and its key: `'signedIn.freshness': 'Fresh: nothing to do'`. */
const LABEL = /'?([\w.]+)'?:\s*'([^'\n]+)'/g;

const plain = (name: string): string => name.replaceAll(/\W/g, '').toLowerCase();

/** Returns a story's description: its docblock, or, for a generated story, the label that names it. */
function describedIn(source: string, { id, title, name }: IndexedStory): string {
  for (const [, block = '', exported = ''] of source.matchAll(DOCBLOCK))
    if (toId(title, storyNameFromExport(exported)) === id)
      return block.replaceAll(/\s*\n\s*\*\s?/g, ' ').trim();
  const state = plain(id.split('--').at(-1) ?? '');
  for (const [, key = '', label = ''] of source.matchAll(LABEL))
    if (plain(key) === state && label.startsWith(name)) return label;
  return '';
}

/** Returns the search entries of stories, without the add-on's own pages. */
export function buildEntries(stories: readonly IndexedStory[], root = '.'): Entry[] {
  const facts = storyFacts(stories);
  const read = (file: string): string =>
    existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : '';
  /** A file and what it imports of the project, where several storyboards may have their labels. */
  const withImports = (file: string): string =>
    [
      read(file),
      ...[...read(file).matchAll(/from '([.][^']+)'/g)].map(([, to = '']) =>
        read(path.join(file, '..', to)),
      ),
    ].join('\n');
  const sources = new Map(stories.map(({ file }) => [file, withImports(file)]));
  const ariaSnapshots = acceptedAriaSnapshots(root);
  const drawn = readDrawn(root);
  return stories
    .filter(({ title }) => title !== 'Review')
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
