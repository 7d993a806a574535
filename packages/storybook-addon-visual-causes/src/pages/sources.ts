import type { StoryDetails } from '../desk/desk.ts';

/** Locates the pictures and texts of the pages. */
export interface DeskSources {
  /** By the picture's hash. */
  picture: (hash: string) => string;
  /** By the picture's hash; up to 320 px wide. */
  thumb: (hash: string) => string;
  /**
   * Loads a story's ARIA snapshots and the history of its pictures.
   * @throws if they cannot be loaded
   */
  details: (story: string) => Promise<StoryDetails>;
}

/** Beside the preview page, where the board's build writes them. */
export const pictureSources: DeskSources = {
  picture: (hash) => `./desk/pictures/${hash}.webp`,
  thumb: (hash) => `./desk/thumbs/${hash}.webp`,
  details: async (story) => {
    const response = await fetch(`./desk/stories/${story}.json`);
    if (!response.ok) throw new Error(`${response.status}`);
    return (await response.json()) as StoryDetails;
  },
};
