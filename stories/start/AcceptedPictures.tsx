import type { PictureChange } from '../../review/pictures/acceptedPictures.ts';
import { figures } from '../../review/coverage/figures.ts';

const addressOf = (story: string): string => `./?path=/story/${story}`;

function Changes({ changes }: { changes: readonly PictureChange[] }) {
  return (
    <ul>
      {changes.map(({ story, modes }) => (
        <li key={story}>
          <a href={addressOf(story)} target="_top">
            {story}
          </a>{' '}
          ({modes.join(', ')})
        </li>
      ))}
    </ul>
  );
}

/** Which pictures the last acceptance changed, and which are accepted and not yet committed. */
export function AcceptedPictures() {
  const last = figures?.pictures.last;
  const pending = figures?.pictures.pending ?? [];
  if (last === undefined && pending.length === 0) {
    return (
      <p>
        This Storybook does not know: <code>git log -p tests/visual/pictures.json</code> does.
      </p>
    );
  }
  return (
    <>
      {pending.length === 0 ? null : (
        <>
          <p>Accepted, and not committed yet:</p>
          <Changes changes={pending} />
        </>
      )}
      {last === undefined ? null : (
        <details>
          <summary>
            On {last.date}, “{last.subject}” ({last.commit}) changed the pictures of{' '}
            {last.changed.length} {last.changed.length === 1 ? 'story' : 'stories'}.
          </summary>
          <Changes changes={last.changed} />
        </details>
      )}
    </>
  );
}
