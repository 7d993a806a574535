import { STORY_RENDERED, UPDATE_STORY_ARGS } from 'storybook/internal/core-events';
import type { API } from 'storybook/manager-api';

const ASK = 'start-here--the-board';

/** Opens the box that answers questions, with one in it unless it is empty. */
export function askTheBoard(api: API, question: string): void {
  const tell = (): void => {
    api.emit(UPDATE_STORY_ARGS, { storyId: ASK, updatedArgs: { asked: question } });
  };
  if (api.getUrlState().storyId === ASK) {
    tell();
    return;
  }
  // The story that is left may still be about to be drawn, and says so, too.
  const tellOnceDrawn = (drawn: string): void => {
    if (drawn !== ASK) return;
    api.off(STORY_RENDERED, tellOnceDrawn);
    tell();
  };
  if (question !== '') {
    api.on(STORY_RENDERED, tellOnceDrawn);
  }
  api.selectStory(ASK);
}
