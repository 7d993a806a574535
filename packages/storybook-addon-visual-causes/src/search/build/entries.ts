// Builds every story's search entry from Storybook's index, its file and its snapshot.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { acceptedAriaSnapshots } from '../../desk/build/accepted.ts';
import { storyFacts } from '../../desk/build/stories.ts';
import type { IndexedStory } from '../../desk/build/storyIndex.ts';
import { readManifest } from '../../pictures/manifest.ts';
import type { Entry } from '../entry.ts';
import { readDrawn } from './drawn.ts';
import { snapshotWords } from './snapshotWords.ts';

const STORY = /^export const (\w+)\b/gm;
const DOCBLOCK = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*$/;
const TEXT = /'((?:[^'\\\n]|\\.)+)'|`([^`$]+)`|\/\^?([\p{L}][^/\n]{3,})\/[a-z]*[,)]/gu;
/** Pages of the board, which are no part of the product. */
const BOARD = /^(?:Start here|Review)\b/;

const ownText = (block: string): string =>
  block
    .split('\n')
    .map((line) => line.replace(/^\s*\*\s?/, ''))
    .join(' ')
    .trim();

/** Returns the texts of a source, except those that must be absent. */
function textsIn(source: string): string[] {
  const lines = source.split('\n').filter((line) => !/\.not\.|^\s*(?:tags|import)\b/.test(line));
  return [...lines.join('\n').matchAll(TEXT)]
    .map(([, a, b, c]) => a ?? b ?? c ?? '')
    .filter((text) => !/^[a-z-]+$/.test(text));
}

interface Source {
  /** The docblock before the story. */
  about: string;
  texts: string[];
}

/** Returns a function that finds a story in the source of its file. */
function sourcesIn(root: string): (story: IndexedStory) => Source {
  const sources = new Map<string, string>();
  const read = (file: string): string => {
    const place = path.join(root, file);
    const source = sources.get(file) ?? (existsSync(place) ? readFileSync(place, 'utf8') : '');
    sources.set(file, source);
    return source;
  };
  return ({ id, title, name, file }) => {
    const source = read(file);
    const starts = [...source.matchAll(STORY)];
    const at = starts.findIndex(
      ([, exported = '']) => toId(title, storyNameFromExport(exported)) === id,
    );
    // A generated story is described where its file names it: `Too many tries: the button counts down`.
    if (at < 0)
      return {
        about: textsIn(source).find((text) => text.startsWith(`${name}: `)) ?? '',
        texts: [],
      };
    const start = starts[at]?.index ?? 0;
    const body = source.slice(start, starts[at + 1]?.index ?? source.length);
    return {
      about: ownText(DOCBLOCK.exec(source.slice(0, start))?.[1] ?? ''),
      texts: textsIn(body.replace(DOCBLOCK, '')),
    };
  };
}

/** Returns the search entries of stories. */
export function buildEntries(stories: readonly IndexedStory[], root = '.'): Entry[] {
  const facts = storyFacts(stories);
  const sourceOf = sourcesIn(root);
  const ariaSnapshots = acceptedAriaSnapshots(root);
  const drawn = readDrawn(root);
  const pictures: Record<string, Record<string, string>> = {};
  for (const { story, mode, hash } of readManifest(root)) (pictures[story] ??= {})[mode] = hash;
  return stories
    .filter(({ title }) => !BOARD.test(title))
    .map((story) => {
      const { id, title, name } = story;
      const { role } = facts(id);
      const { about, texts } = sourceOf(story);
      const snapshot = ariaSnapshots.get(id);
      const seen = snapshotWords(snapshot?.aria ?? '');
      return {
        id,
        title,
        name,
        about,
        screen: (snapshot === undefined ? texts : seen.texts).join('\n'),
        roles: [role === undefined ? '' : `${role} signed in`, ...seen.roles].join(' ').trim(),
        drawn: (drawn[id] ?? []).join(' '),
        pictures: pictures[id] ?? {},
      };
    });
}
