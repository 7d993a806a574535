import type { PictureChange } from 'storybook-addon-statecharts/board';
import { accepted } from './accepted.ts';
import { boardLink } from './boardLink.ts';
import * as styles from './Start.css.ts';
import { useTheme } from './useTheme.ts';

/** Longer lists are folded. */
const SHOWN = 8;

/** `screens-sign-in--empty-form` as the sidebar says it: `screens sign in › empty form`. */
const inWords = (story: string): string => story.replace('--', ' › ').replaceAll('-', ' ');

function Changes({ changes }: { changes: readonly PictureChange[] }) {
  const theme = useTheme();
  const links = changes.map(({ story, modes }) => (
    <li key={story}>
      <a className={styles.link} {...boardLink(story, { theme, window: 'desk' })}>
        {inWords(story)}
      </a>
      , {modes.length === 1 ? '1 picture' : `${modes.length} pictures`}
    </li>
  ));
  return (
    <>
      <ul>{links.slice(0, SHOWN)}</ul>
      {links.length <= SHOWN ? null : (
        <details>
          <summary className={styles.summary}>{links.length - SHOWN} more</summary>
          <ul>{links.slice(SHOWN)}</ul>
        </details>
      )}
    </>
  );
}

/** Which pictures the last acceptance changed, and which are accepted and not yet committed. */
export function AcceptedPictures() {
  const { last, pending } = accepted;
  return (
    <>
      {pending.length === 0 ? null : (
        <>
          <p>Accepted, and not committed yet:</p>
          <Changes changes={pending} />
        </>
      )}
      {last === undefined ? (
        <p>This board was built without the history of its pictures.</p>
      ) : (
        <>
          <p>
            Last on {last.date}: {last.subject}
          </p>
          <Changes changes={last.changed} />
        </>
      )}
    </>
  );
}
