import type { StoryContext } from 'storybook/internal/types';

type BeforeStory = (context: StoryContext) => Promise<void>;

let hook: BeforeStory | undefined;

/** Registers a hook that runs before each story of a story test. */
export function setBeforeStory(given: BeforeStory): void {
  hook = given;
}

/** Runs the hook; does nothing outside of a story test. */
export const beforeStory = async (context: StoryContext): Promise<void> => hook?.(context);
