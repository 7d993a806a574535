import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { chartTitle } from '../chart/chartFile.ts';
import { charts } from '../chart/registry.ts';
import { stateWords } from '../chart/words.ts';

/** A story as the board is asked for it. */
export interface Entry {
  id: string;
  title: string;
  name: string;
  /** The first of its file. */
  isFirst: boolean;
  /** The sentence above it. */
  about: string;
  /** The states it shows, in words and by path. */
  states: string;
  /** Tags, roles and what its code calls things. */
  tags: string;
  /** What its steps look for: words on the screen. */
  screen: string;
}

const DOCBLOCK = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*$/;
const STORY = /^export const (\w+) = meta\.story\(/gm;
const TEXT = /'((?:[^'\\\n]|\\.)+)'|`([^`$]+)`|\/\^?([\p{L}][^/\n]{3,})\/[a-z]*[,)]/gu;
const ROLES = /\b(?:student|instructor|parent|admin|educator)s?\b/gi;

const ownText = (block: string): string =>
  block
    .split('\n')
    .map((line) => line.replace(/^\s*\*\s?/, ''))
    .join(' ')
    .trim();

/** The states that stories are chosen to show, the other way round. */
function statesByStory(
  stateStories: Readonly<Record<string, Readonly<Record<string, string>>>>,
): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [machine, statePaths] of Object.entries(stateStories)) {
    for (const [statePath, story] of Object.entries(statePaths)) {
      const said = `${machine} ${statePath} ${stateWords(machine, statePath)}`;
      found.set(story, [...(found.get(story) ?? []), said]);
    }
  }
  return found;
}

function entriesIn(source: string, states: ReadonlyMap<string, string[]>): Entry[] {
  const title = /^\s*title: '([^'\\]+)',$/m.exec(source)?.[1];
  // The board itself is no answer.
  if (title === undefined || /^(?:Start here|Review)\b/.test(title)) return [];
  const starts = [...source.matchAll(STORY)];
  return starts.map((start, index): Entry => {
    const exported = start[1] ?? '';
    const name = storyNameFromExport(exported);
    const id = toId(title, name);
    const next = starts[index + 1]?.index ?? source.length;
    const body = source.slice(start.index, next).replace(DOCBLOCK, '');
    const tags = /tags: \[([^\]]*)\]/.exec(body)?.[1] ?? '';
    const texts = [...body.matchAll(TEXT)].map(([, a, b, c]) => a ?? b ?? c ?? '');
    return {
      id,
      title,
      name,
      isFirst: index === 0,
      about: ownText(DOCBLOCK.exec(source.slice(0, start.index))?.[1] ?? ''),
      states: (states.get(id) ?? []).join(' '),
      tags: [tags, ...(body.match(ROLES) ?? [])].join(' '),
      screen: texts.filter((text) => !/^[a-z-]+$/.test(text)).join(' '),
    };
  });
}

/** The storyboards, which no written file of stories has. */
const chartEntries = (): Entry[] =>
  charts().map(({ id, words }) => ({
    id: toId(chartTitle(id), 'Storyboard'),
    title: chartTitle(id),
    name: 'Storyboard',
    isFirst: true,
    about: words?.about ?? '',
    states: Object.keys(words?.states ?? {})
      .map((statePath) => stateWords(id, statePath))
      .join(' '),
    tags: '',
    screen: '',
  }));

/**
 * Every story of the board, from the text of their files.
 * @param sources texts of `*.stories.tsx`
 * @param stateStories the story of each state, by statechart and state path
 */
export function entriesOf(
  sources: readonly string[],
  stateStories: Readonly<Record<string, Readonly<Record<string, string>>>>,
): Entry[] {
  const states = statesByStory(stateStories);
  return [...sources.flatMap((source) => entriesIn(source, states)), ...chartEntries()];
}
