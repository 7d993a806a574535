import type { AriaSnapshotPair } from '../../desk/desk.ts';

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
  ariaSnapshots: (story: string) => Promise<AriaSnapshotPair>;
}

/** Beside the preview page, where the board's build writes them. */
export const boardSources: DeskSources = {
  picture: (hash) => `./desk/pictures/${hash}.webp`,
  thumb: (hash) => `./desk/thumbs/${hash}.webp`,
  ariaSnapshots: async (story) => {
    const response = await fetch(`./desk/reads/${story}.json`);
    if (!response.ok) throw new Error(`${response.status}`);
    return (await response.json()) as AriaSnapshotPair;
  },
};
