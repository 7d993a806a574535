import type { ReadsPair } from '../../desk/desk.ts';

/** Locates the desk's pictures and texts. */
export interface DeskSources {
  /** By the picture's hash. */
  picture: (hash: string) => string;
  /** By the picture's hash; some 160 px wide. */
  thumb: (hash: string) => string;
  /**
   * Loads a state's ARIA snapshot.
   * @throws if it cannot be loaded
   */
  reads: (story: string) => Promise<ReadsPair>;
}

/** Beside the preview page, where the board's build writes them. */
export const boardSources: DeskSources = {
  picture: (hash) => `./desk/pictures/${hash}.webp`,
  thumb: (hash) => `./desk/thumbs/${hash}.webp`,
  reads: async (story) => {
    const response = await fetch(`./desk/reads/${story}.json`);
    if (!response.ok) throw new Error(`${response.status}`);
    return (await response.json()) as ReadsPair;
  },
};
