import type { PictureChange } from 'storybook-addon-visual-causes/board';
import { accepted } from './accepted.ts';
import { boardLink } from './boardLink.ts';
import { useTheme } from './useTheme.ts';

/** Longer lists are collapsed. */
const MAX_SHOWN = 8;

/** Formats a story id as in the sidebar: `screens sign in › empty form`. */
const storyLabel = (story: string): string => story.replace('--', ' › ').replaceAll('-', ' ');

/** Formats a summary: `12 pictures of screens donate, screens home and 3 more pages`. */
function pagesOf(changes: readonly PictureChange[]): string {
  const count = changes.reduce((sum, { modes }) => sum + modes.length, 0);
  const pages = [
    ...new Set(changes.map(({ story }) => storyLabel(story).split(' › ', 1)[0] ?? '')),
  ];
  const more = pages.length > MAX_SHOWN ? ` and ${pages.length - MAX_SHOWN} more pages` : '';
  return `${count} ${count === 1 ? 'picture' : 'pictures'} of ${pages.slice(0, MAX_SHOWN).join(', ')}${more}`;
}

function Changes({ changes }: { changes: readonly PictureChange[] }) {
  const theme = useTheme();
  const links = changes.map(({ story, modes }) => (
    <li key={story}>
      <a {...boardLink(story, { theme, window: 'desk' })}>{storyLabel(story)}</a>,{' '}
      {modes.length === 1 ? '1 picture' : `${modes.length} pictures`}
    </li>
  ));
  return (
    <>
      <ul>{links.slice(0, MAX_SHOWN)}</ul>
      {links.length <= MAX_SHOWN ? null : (
        <details>
          <summary>{links.length - MAX_SHOWN} more</summary>
          <ul>{links.slice(MAX_SHOWN)}</ul>
        </details>
      )}
    </>
  );
}

/** The pictures that the last acceptance changed, and those accepted but not committed. */
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
            Last on {last.date}: {pagesOf(last.changed)}
          </p>
          <Changes changes={last.changed} />
        </>
      )}
    </>
  );
}
