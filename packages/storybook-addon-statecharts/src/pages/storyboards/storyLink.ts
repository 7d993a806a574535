import type { MouseEvent } from 'react';
import { SELECT_STORY } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/** Storybook's address of a story, from the story's own frame as from a docs page. */
export const storyHref = (id: string): string => `./?path=/story/${id}`;

/**
 * A link to a story: within Storybook it changes the story in place; opened in a new tab, or where
 * a story is shown alone, it is an address like any other.
 */
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
