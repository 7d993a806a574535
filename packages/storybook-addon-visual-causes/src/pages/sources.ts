import type { DeskData, StoryDetails } from '../desk/desk.ts';
import type { Entry } from '../search/entry.ts';

/** Loads a file of the review, beside the preview page. @throws if it cannot be loaded */
async function load<Content>(file: string): Promise<Content> {
  const response = await fetch(`./desk/${file}.json`);
  if (!response.ok) throw new Error(`${file}.json: ${response.status}`);
  return (await response.json()) as Content;
}

export const loadDesk = (): Promise<DeskData> => load('data');

/** Loads the search entries of all stories. */
export const loadEntries = (): Promise<Entry[]> => load('search');

/** Loads a story's ARIA snapshots and the history of its pictures. */
export const loadDetails = (story: string): Promise<StoryDetails> => load(`stories/${story}`);

/** The URL of a picture by its hash; in `thumbs`, of a small one. */
export const pictureUrl = (hash: string, folder: 'pictures' | 'thumbs' = 'pictures'): string =>
  `./desk/${folder}/${hash}.webp`;
