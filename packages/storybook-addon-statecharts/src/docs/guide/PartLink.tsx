import type { MouseEvent } from 'react';
import { SELECT_STORY } from 'storybook/internal/core-events';
import { toId } from 'storybook/internal/csf';
import { addons } from 'storybook/preview-api';
import { documented } from '../documentation.ts';
import * as styles from './guide.css.ts';

/** A link to another component's page: navigates within Storybook, and is a normal link elsewhere. */
export function PartLink({ name }: { name: string }) {
  const id = toId(documented().parts[name] ?? name, 'Docs');
  return (
    <a
      className={styles.link}
      href={`./?path=/docs/${id}`}
      target="_top"
      onClick={(event: MouseEvent) => {
        const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
        if (!isPlain || window.parent === window) return;
        event.preventDefault();
        addons.getChannel().emit(SELECT_STORY, { storyId: id });
      }}
    >
      {name}
    </a>
  );
}
