import type { ComponentProps, MouseEvent } from 'react';
import { SELECT_STORY } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { button } from '../ui/Controls.css.ts';

export interface StoryLinkProps extends ComponentProps<'a'> {
  /** The story's id. */
  story: string;
}

/**
 * Links to a story, from a story's frame and from a docs page: navigates within Storybook, and is a
 * normal link elsewhere. Looks like a button unless it has a class.
 */
export function StoryLink({ story, className = button, children, ...rest }: StoryLinkProps) {
  const open = (event: MouseEvent): void => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    if (!isPlain || window.parent === window) return;
    event.preventDefault();
    addons.getChannel().emit(SELECT_STORY, { storyId: story });
  };
  return (
    <a
      {...rest}
      className={className}
      href={`./?path=/story/${story}`}
      target="_top"
      onClick={open}
    >
      {children}
    </a>
  );
}
