// Finds the stories of pictures from the source text of story files.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { titleIn } from '../../pictures/storyTitles.ts';
import { filesIn } from '../../chart/filesIn.ts';
import { projectOptions } from '../../chart/projectOptions.ts';
import { capitalized } from '../../chart/words.ts';
import type { DeskPicture } from '../desk.ts';
import { areScreens, sectionOf } from '../sections.ts';

const STORY = /^export const (\w+) = meta\.story\(/gm;

export type StoryFacts = Pick<
  DeskPicture,
  'title' | 'name' | 'section' | 'screen' | 'states' | 'statecharts' | 'role'
>;

/** A story as its file has it. */
export interface WrittenStory {
  id: string;
  title: string;
  name: string;
  tags: readonly string[];
  /** The source before it in its file, which ends in its docblock. */
  before: string;
  /** Its source, up to the next story. */
  body: string;
}

/** Returns a file's stories, in order. */
export function storiesIn(source: string, file: string): WrittenStory[] {
  const title = titleIn(source, file);
  const starts = [...source.matchAll(STORY)];
  return starts.map(({ index: at, 1: exported = '' }, index) => {
    const body = source.slice(at, starts[index + 1]?.index ?? source.length);
    const name = /^ {2}name: '([^']*)',$/m.exec(body)?.[1] ?? storyNameFromExport(exported);
    const list = /^ {2}tags: \[([^\]]*)\]/m.exec(body)?.[1] ?? '';
    const tags = [...list.matchAll(/'([^']+)'/g)].map(([, tag = '']) => tag);
    const id = toId(title, storyNameFromExport(exported));
    return { id, title, name, tags, before: source.slice(0, at), body };
  });
}

const tagged = (tags: readonly string[], what: string): string[] =>
  tags.flatMap((tag) => (tag.startsWith(`${what}:`) ? [tag.slice(what.length + 1)] : []));

/** Returns a lookup of stories by id; for an id without a file, it derives the facts from the id. */
export function storyFacts(root = '.'): (story: string) => StoryFacts {
  const known = new Map(
    filesIn(projectOptions.stories, /[.]stories[.]tsx$/, root).flatMap((file) =>
      storiesIn(readFileSync(path.join(root, file), 'utf8'), file).map(
        (story) => [story.id, story] as const,
      ),
    ),
  );
  return (story) => {
    const { title, name, tags } = known.get(story) ?? storyById(story);
    const section = sectionOf(title);
    const states = tagged(tags, 'state');
    const [role] = tagged(tags, 'role');
    return {
      title,
      name,
      section,
      screen: areScreens(title) ? title.split('/')[1] : undefined,
      states,
      statecharts: [...new Set(states.map((state) => state.split('.', 1)[0] ?? ''))],
      role,
    };
  };
}

const words = (part: string): string => capitalized(part.replaceAll('-', ' '));

function storyById(story: string): Pick<WrittenStory, 'title' | 'name' | 'tags'> {
  const [title = '', name = ''] = story.split('--');
  const [section = '', ...rest] = title.split('-');
  return { title: `${words(section)}/${words(rest.join('-'))}`, name: words(name), tags: [] };
}
