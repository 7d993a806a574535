import type { MouseEvent } from 'react';
import { SELECT_STORY } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/** Storybook's URL of a story, valid in a story's frame and on a docs page. */
export const storyHref = (id: string): string => `./?path=/story/${id}`;

/** Link props for a story: navigates within Storybook, and is a normal link elsewhere. */
export function storyLink(id: string) {
  return {
    href: storyHref(id),
    target: '_top',
    onClick(event: MouseEvent) {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
      if (!isPlain || window.parent === window) return;
      event.preventDefault();
      addons.getChannel().emit(SELECT_STORY, { storyId: id });
    },
  };
}
