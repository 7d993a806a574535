// The project's stories, from Storybook's own index.
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { IndexEntry, StoryIndex } from 'storybook/internal/types';
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

const isStory = (entry: IndexEntry): boolean => entry.type === 'story';

export const storiesOf = ({ entries }: Pick<StoryIndex, 'entries'>): IndexedStory[] =>
  Object.values(entries)
    .filter(isStory)
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

/** Returns the ids of files' stories. */
export function idsIn(stories: readonly IndexedStory[], files: readonly string[]): Set<string> {
  const wanted = new Set(files);
  return new Set(stories.flatMap(({ id, file }) => (wanted.has(file) ? [id] : [])));
}
