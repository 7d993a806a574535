import type { StoryContext } from 'storybook/internal/types';

type BeforeStory = (context: StoryContext) => Promise<void>;

const hooks: { beforeStory?: BeforeStory; afterPlay?: () => void } = {};

/** Registers a hook that runs before each story of a story test. */
export function setBeforeStory(given: BeforeStory): void {
  hooks.beforeStory = given;
}

/** Runs the hook; does nothing outside of a story test. */
export const beforeStory = async (context: StoryContext): Promise<void> =>
  hooks.beforeStory?.(context);

/** Registers a hook that runs after each play function of a story test. */
export function setAfterPlay(given: () => void): void {
  hooks.afterPlay = given;
}

/** Runs the hook; does nothing outside of a story test. */
export const afterPlay = (): void => hooks.afterPlay?.();
