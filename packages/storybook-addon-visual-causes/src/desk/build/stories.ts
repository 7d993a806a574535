// What a review says about the stories of its pictures.
import type { DeskPicture } from '../desk.ts';
import type { IndexedStory } from './storyIndex.ts';

export type StoryFacts = Pick<DeskPicture, 'title' | 'name' | 'section' | 'statechart' | 'role'> & {
  /** Its place in the sidebar. */
  place: number;
};

const tagged = (tags: readonly string[], what: string): string | undefined =>
  tags.find((tag) => tag.startsWith(`${what}:`))?.slice(what.length + 1);

const words = (part: string): string => {
  const spaced = part.replaceAll('-', ' ');
  return `${spaced.charAt(0).toUpperCase()}${spaced.slice(1)}`;
};

/** A story that no longer exists, from its id. */
function storyById(story: string): Pick<IndexedStory, 'title' | 'name' | 'tags'> {
  const [title = '', name = ''] = story.split('--');
  const [section = '', ...rest] = title.split('-');
  return { title: `${words(section)}/${words(rest.join('-'))}`, name: words(name), tags: [] };
}

/** Returns a lookup of stories by id; for an id that no story has, it derives the facts from the id. */
export function storyFacts(stories: readonly IndexedStory[]): (story: string) => StoryFacts {
  const known = new Map(stories.map((story, place) => [story.id, { ...story, place }]));
  return (story) => {
    const { title, name, tags, place } = known.get(story) ?? {
      ...storyById(story),
      place: stories.length,
    };
    return {
      title,
      name,
      section: title.split('/', 1)[0] ?? '',
      statechart: tagged(tags, 'statechart'),
      role: tagged(tags, 'role'),
      place,
    };
  };
}
