import { EventEmitter } from 'node:events';
import { STORY_RENDERED, UPDATE_STORY_ARGS } from 'storybook/internal/core-events';
import type { API } from 'storybook/manager-api';
import { expect, test, vi } from 'vitest';
import { askTheBoard } from '../../src/addon/modes/ask.ts';

const ASK = 'start-here--the-board';

/** The part of Storybook's manager API that a question uses, open at a story. */
function manager(storyId: string) {
  const channel = new EventEmitter();
  const onUpdate = vi.fn<(update: unknown) => void>();
  channel.on(UPDATE_STORY_ARGS, onUpdate);
  const selectStory = vi.fn<(id: string) => void>();
  const api = {
    emit: (name: string, ...args: unknown[]) => channel.emit(name, ...args),
    on: (name: string, listener: () => void) => channel.on(name, listener),
    off: (name: string, listener: () => void) => channel.off(name, listener),
    getUrlState: () => ({ storyId }),
    selectStory,
  };
  return { api: api as unknown as API, channel, onUpdate, selectStory };
}

test('a question waits for the search box, not for the previous story', () => {
  const { api, channel, onUpdate, selectStory } = manager('components-button--main-action');
  askTheBoard(api, 'teacher dashboard');
  expect(selectStory).toHaveBeenCalledExactlyOnceWith(ASK);
  channel.emit(STORY_RENDERED, 'components-button--main-action');
  expect(onUpdate).not.toHaveBeenCalled();
  channel.emit(STORY_RENDERED, ASK);
  const update = { storyId: ASK, updatedArgs: { asked: 'teacher dashboard' } };
  expect(onUpdate).toHaveBeenCalledExactlyOnceWith(update);
  channel.emit(STORY_RENDERED, ASK);
  expect(onUpdate).toHaveBeenCalledOnce();
});

test('an open search box receives the question at once', () => {
  const { api, onUpdate, selectStory } = manager(ASK);
  askTheBoard(api, '429');
  const update = { storyId: ASK, updatedArgs: { asked: '429' } };
  expect(onUpdate).toHaveBeenCalledExactlyOnceWith(update);
  expect(selectStory).not.toHaveBeenCalled();
});

test('without a question the search box opens empty', () => {
  const { api, channel, onUpdate, selectStory } = manager('components-button--main-action');
  askTheBoard(api, '');
  channel.emit(STORY_RENDERED, ASK);
  expect(selectStory).toHaveBeenCalledExactlyOnceWith(ASK);
  expect(onUpdate).not.toHaveBeenCalled();
});
