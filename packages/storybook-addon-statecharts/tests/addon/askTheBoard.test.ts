import { EventEmitter } from 'node:events';
import { STORY_RENDERED, UPDATE_STORY_ARGS } from 'storybook/internal/core-events';
import type { API } from 'storybook/manager-api';
import { expect, test, vi } from 'vitest';
import { askTheBoard } from '../../src/addon/modes/ask.ts';

const ASK = 'start-here--the-board';

test.each([
  ['teacher dashboard', [[{ storyId: ASK, updatedArgs: { asked: 'teacher dashboard' } }]]],
  ['', []],
])('“%s” waits for the search box, not for the previous story', (question, updates) => {
  const channel = new EventEmitter();
  const onUpdate = vi.fn<(update: unknown) => void>();
  channel.on(UPDATE_STORY_ARGS, onUpdate);
  const selectStory = vi.fn<(id: string) => void>();
  const getUrlState = () => ({ storyId: 'components-button--main-action' });
  askTheBoard(Object.assign(channel, { getUrlState, selectStory }) as unknown as API, question);
  expect(selectStory).toHaveBeenCalledExactlyOnceWith(ASK);
  channel.emit(STORY_RENDERED, 'components-button--main-action');
  expect(onUpdate).not.toHaveBeenCalled();
  channel.emit(STORY_RENDERED, ASK);
  channel.emit(STORY_RENDERED, ASK);
  expect(onUpdate.mock.calls).toEqual(updates);
});
