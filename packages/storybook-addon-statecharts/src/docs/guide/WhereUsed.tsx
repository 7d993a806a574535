import { use } from 'react';
import type { Entry } from '../../ask/entry.ts';
import { whereUsed } from '../../ask/whereUsed.ts';
import { storyLink } from '../../pages/storyboards/storyLink.ts';
import { link } from '../../ui/text.css.ts';
import * as styles from './guide.css.ts';

let loading: Promise<{ default: readonly Entry[] }> | undefined;

/** The screens that render a component, in one line. Suspends until the index has loaded. */
export function WhereUsed({ component }: { component: string }) {
  const { default: entries } = use((loading ??= import('virtual:search')));
  const uses = whereUsed(entries, component);
  return (
    <p className={styles.status}>
      <strong>Where used</strong>
      <span>
        {uses.length === 0
          ? 'On no screen.'
          : uses.map(({ screen, story }, index) => (
              <span key={story}>
                {index === 0 ? '' : ', '}
                <a className={link} {...storyLink(story)}>
                  {screen}
                </a>
              </span>
            ))}
      </span>
    </p>
  );
}
