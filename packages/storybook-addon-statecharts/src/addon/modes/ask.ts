import { STORY_RENDERED, UPDATE_STORY_ARGS } from 'storybook/internal/core-events';
import type { API } from 'storybook/manager-api';

const ASK = 'start-here--the-board';

/** Opens the start page's search, with the question if it is not empty. */
export function askTheBoard(api: API, question: string): void {
  const sendQuestion = (): void => {
    api.emit(UPDATE_STORY_ARGS, { storyId: ASK, updatedArgs: { asked: question } });
  };
  if (api.getUrlState().storyId === ASK) {
    sendQuestion();
    return;
  }
  // The story being left may still render and report it, too.
  const sendOnceRendered = (drawn: string): void => {
    if (drawn !== ASK) return;
    api.off(STORY_RENDERED, sendOnceRendered);
    sendQuestion();
  };
  if (question !== '') {
    api.on(STORY_RENDERED, sendOnceRendered);
  }
  api.selectStory(ASK);
}
