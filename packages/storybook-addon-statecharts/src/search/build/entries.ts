// Builds every story's search entry from its file, its snapshot and the last run of all stories.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { stateStories } from '../../addon/storiesModule.ts';
import type { Described } from '../../chart/description.ts';
import { DRAWING, fileIdOf, storyIdOf, titleOf } from '../../chart/storyboardFile.ts';
import { filesIn } from '../../chart/filesIn.ts';
import { acceptedAriaSnapshots } from '../../desk/build/accepted.ts';
import { storiesIn, storyFacts } from '../../desk/build/stories.ts';
import { readManifest } from '../../pictures/manifest.ts';
import type { Entry } from '../entry.ts';
import { readDrawn } from './drawn.ts';
import { snapshotWords } from './snapshotWords.ts';

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

/** The texts that a story without a snapshot queries, except those that must be absent. */
function textsIn(body: string): string[] {
  const lines = body.split('\n').filter((line) => !/\.not\.|^\s*(?:tags|import)\b/.test(line));
  return [...lines.join('\n').matchAll(TEXT)]
    .map(([, a, b, c]) => a ?? b ?? c ?? '')
    .filter((text) => !/^[a-z-]+$/.test(text));
}

type Found = Pick<Entry, 'id' | 'title' | 'name' | 'about' | 'states'>;

/** The stories of storyboards, which no story file contains. */
const storyboardStories = (described: readonly Described[]): Found[] =>
  described.flatMap((each) => {
    const { file, description } = each;
    if (description === undefined) return [];
    const { id: machine, about, states } = description.chart;
    const fileId = fileIdOf(file);
    const title = titleOf(fileId);
    const stories = stateStories(each);
    return [
      { id: storyIdOf(fileId, DRAWING), title, name: DRAWING, about, states: '' },
      ...states.flatMap(({ id, name, about: rest = '' }): Found[] => {
        const story = stories[id];
        return story === undefined
          ? []
          : [{ id: story, title, name, about: rest, states: `${machine}.${id} ${name}` }];
      }),
    ];
  });

/** Returns all stories of the project in `root`. */
export function buildEntries(described: readonly Described[], root = '.'): Entry[] {
  const facts = storyFacts(root);
  const ariaSnapshots = acceptedAriaSnapshots(root);
  const drawn = readDrawn(root);
  const pictures: Record<string, Record<string, string>> = {};
  for (const { story, mode, hash } of readManifest(root)) (pictures[story] ??= {})[mode] = hash;
  const written = filesIn(['src', 'stories'], /[.]stories[.]tsx$/, root).flatMap((file) => {
    const source = readFileSync(path.join(root, file), 'utf8');
    return storiesIn(source, file).flatMap(({ id, title, before, body }): Entry[] => {
      if (BOARD.test(title)) return [];
      const { name, states, role } = facts(id);
      const snapshot = ariaSnapshots.get(id);
      const seen = snapshotWords(snapshot?.aria ?? '');
      return [
        {
          id,
          title,
          name,
          about: ownText(DOCBLOCK.exec(before)?.[1] ?? ''),
          states: states.join('\n'),
          screen: (snapshot === undefined ? textsIn(body.replace(DOCBLOCK, '')) : seen.texts).join(
            '\n',
          ),
          roles: [role === undefined ? '' : `${role} signed in`, ...seen.roles].join(' ').trim(),
          drawn: (drawn[id] ?? []).join(' '),
          pictures: pictures[id] ?? {},
        },
      ];
    });
  });
  const generated = storyboardStories(described).map((found): Entry => {
    const { texts, roles } = snapshotWords(ariaSnapshots.get(found.id)?.aria ?? '');
    return {
      ...found,
      screen: texts.join('\n'),
      roles: roles.join(' '),
      drawn: (drawn[found.id] ?? []).join(' '),
      pictures: pictures[found.id] ?? {},
    };
  });
  return [...written, ...generated];
}
