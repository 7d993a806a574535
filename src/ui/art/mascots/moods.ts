/** The moods of a mascot, distinguished by eyes, mouth and arms together. */
export const mascotMoods = ['idle', 'cheer', 'think', 'worried', 'wave'] as const;

/** One of {@link mascotMoods}. */
export type MascotMood = (typeof mascotMoods)[number];

/** Props that all three mascots take. */
export interface MascotProps {
  /** Default `idle`. */
  readonly mood?: MascotMood;
}
