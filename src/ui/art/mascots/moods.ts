/** What a mascot can show: told apart by eyes, mouth and arms together. */
export const mascotMoods = ['idle', 'cheer', 'think', 'worried', 'wave'] as const;

/** One of {@link mascotMoods}. */
export type MascotMood = (typeof mascotMoods)[number];

/** Props that all three mascots take. */
export interface MascotProps {
  /** Default `idle`. */
  readonly mood?: MascotMood;
  /** Accessible name. Left out where the mascot only keeps company: it is then hidden. */
  readonly title?: string;
}
