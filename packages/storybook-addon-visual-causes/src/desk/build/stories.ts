// The project's stories, from Storybook's own index, and what a review says about them.
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { StoryIndex } from 'storybook/internal/types';
import { projectOptions } from '../../settings/projectOptions.ts';

/** A story in the index. */
export interface IndexedStory {
  id: string;
  title: string;
  name: string;
  tags: readonly string[];
  /** Relative to the project's root. */
  file: string;
}

export type Stories = readonly IndexedStory[];

export const storiesOf = ({ entries }: Pick<StoryIndex, 'entries'>): IndexedStory[] =>
  Object.values(entries)
    .filter(({ type }) => type === 'story')
    .map(({ id, title, name, tags = [], importPath }) => ({
      id,
      title,
      name,
      tags,
      file: path.posix.normalize(importPath),
    }));

let index: Promise<IndexedStory[]> | undefined;

async function readIndex(): Promise<IndexedStory[]> {
  const configDir = path.resolve(projectOptions.configDir);
  if (!existsSync(configDir)) return [];
  const { buildIndex } = await import('storybook/internal/core-server');
  return storiesOf(await buildIndex({ configDir, disableTelemetry: true }));
}

/** The stories of the project in the working directory, for commands. */
export const projectStories = (): Promise<IndexedStory[]> => (index ??= readIndex());

const tagged = (tags: readonly string[], what: string): string | undefined =>
  tags.find((tag) => tag.startsWith(`${what}:`))?.slice(what.length + 1);

/** The title or the name of a story that no longer exists, from its id. */
const wordsOf = (part = ''): string =>
  part.replaceAll('-', ' ').replaceAll(/(?:^|[/])./g, (start) => start.toUpperCase());

/** Returns a lookup of stories by id; for an id that no story has, it derives the facts from the id. */
export function storyFacts(stories: Stories) {
  const known = new Map(stories.map((story, place) => [story.id, { ...story, place }]));
  return (story: string) => {
    const [title, name] = story.split('--');
    const gone = { title: wordsOf(title?.replace('-', '/')), name: wordsOf(name), tags: [] };
    const { tags, ...facts } = known.get(story) ?? { ...gone, place: stories.length };
    return {
      title: facts.title,
      name: facts.name,
      statechart: tagged(tags, 'statechart'),
      role: tagged(tags, 'role'),
      /** Its place in the sidebar. */
      place: facts.place,
    };
  };
}
