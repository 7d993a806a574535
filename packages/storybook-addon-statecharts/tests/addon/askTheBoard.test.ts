import { EventEmitter } from 'node:events';
import { STORY_RENDERED, UPDATE_STORY_ARGS } from 'storybook/internal/core-events';
import type { API } from 'storybook/manager-api';
import { expect, test, vi } from 'vitest';
import { askTheBoard } from '../../src/addon/modes/ask.ts';

const ASK = 'start-here--the-board';

/** Storybook's manager, open at a story. */
function manager(storyId: string) {
  const channel = new EventEmitter();
  const onUpdate = vi.fn<(update: unknown) => void>();
  channel.on(UPDATE_STORY_ARGS, onUpdate);
  const selectStory = vi.fn<(id: string) => void>();
  const api = Object.assign(channel, { getUrlState: () => ({ storyId }), selectStory });
  return { api: api as unknown as API, channel, onUpdate, selectStory };
}

const updateOf = (asked: string) => ({ storyId: ASK, updatedArgs: { asked } });

test.each([
  ['teacher dashboard', [[updateOf('teacher dashboard')]]],
  ['', []],
])('“%s” waits for the search box, not for the previous story', (question, updates) => {
  const { api, channel, onUpdate, selectStory } = manager('components-button--main-action');
  askTheBoard(api, question);
  expect(selectStory).toHaveBeenCalledExactlyOnceWith(ASK);
  channel.emit(STORY_RENDERED, 'components-button--main-action');
  expect(onUpdate).not.toHaveBeenCalled();
  channel.emit(STORY_RENDERED, ASK);
  channel.emit(STORY_RENDERED, ASK);
  expect(onUpdate.mock.calls).toEqual(updates);
});

test('an open search box receives the question at once', () => {
  const { api, onUpdate } = manager(ASK);
  askTheBoard(api, '429');
  expect(onUpdate).toHaveBeenCalledExactlyOnceWith(updateOf('429'));
});
