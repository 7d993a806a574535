import type { ReadsPair } from '../../desk/desk.ts';

/** Where the desk's pictures and texts lie. */
export interface DeskSources {
  /** By the picture's hash. */
  picture: (hash: string) => string;
  /** Some 160 px wide, likewise. */
  thumb: (hash: string) => string;
  /** What a screen reader is told of a state. @throws where it cannot be loaded */
  reads: (story: string) => Promise<ReadsPair>;
}

/** Beside the preview's own page, as the board's build puts them. */
export const boardSources: DeskSources = {
  picture: (hash) => `./desk/pictures/${hash}.webp`,
  thumb: (hash) => `./desk/thumbs/${hash}.webp`,
  reads: async (story) => {
    const response = await fetch(`./desk/reads/${story}.json`);
    if (!response.ok) throw new Error(`${response.status}`);
    return (await response.json()) as ReadsPair;
  },
};
