import type { MouseEvent } from 'react';
import { SELECT_STORY, UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

interface StoryMode {
  theme: 'light' | 'dark';
  /** The key in Storybook's viewport switch. */
  window: 'phone' | 'desk' | 'zoomed';
}

/** Returns a story's URL in a mode. */
export const addressOf = (id: string, { theme, window }: StoryMode): string =>
  `./?path=/story/${id}&globals=theme:${theme};viewport.value:${window}`;

/**
 * A link to a story in a mode. Within Storybook it changes both in place; in a new tab or on a
 * standalone page it is an ordinary URL.
 */
export function boardLink(id: string, mode: StoryMode) {
  return {
    href: addressOf(id, mode),
    target: '_top',
    onClick(event: MouseEvent) {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
      if (!isPlain || window.parent === window) return;
      event.preventDefault();
      const channel = addons.getChannel();
      channel.emit(UPDATE_GLOBALS, {
        globals: { theme: mode.theme, viewport: { value: mode.window, isRotated: false } },
      });
      channel.emit(SELECT_STORY, { storyId: id });
    },
  };
}
