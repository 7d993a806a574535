import { useState } from 'react';
import type { Change, ChangeGroup } from '../../desk/desk.ts';
import { counted, isOpen } from '../../desk/summary.ts';
import { modeWords, subjectWords } from '../../desk/ui/words.ts';
import { Button } from '../../ui/Button.tsx';
import { muted } from '../../ui/text.css.ts';
import { GroupBadge } from './GroupList.tsx';
import * as styles from './Desk.css.ts';

export interface AcceptProps {
  group: ChangeGroup;
  change: Change;
  /** The command that accepts a cause, without its id. */
  command: string;
}

/** A note for the pull request, with a link to the picture. */
const noteOf = ({ title }: ChangeGroup, change: Change): string =>
  [
    `Please change: ${title}`,
    `${subjectWords(change)}, ${modeWords(change.mode)}`,
    addressOf(change),
    '',
  ].join('\n');

/** The story's URL on this board, in Storybook's frame. */
const addressOf = ({ story }: Change): string => {
  const page = new URL(document.baseURI);
  return `${page.origin}${page.pathname.replace(/iframe[.]html$/, '')}?path=/story/${story}`;
};

/** Shows the command that accepts a cause's pictures, or copies a note that asks for a change. */
export function Accept({ group, change, command }: AcceptProps) {
  const [copied, setCopied] = useState('');
  const others = new Set(group.changes.flatMap(({ causes = [] }) => causes));
  others.delete(group.id);
  const accept = `${command} ${group.id}`;
  const copy = (text: string, words: string): void => {
    navigator.clipboard.writeText(text).then(
      () => setCopied(words),
      () => setCopied('The browser does not allow copying: select the text.'),
    );
  };
  return (
    <section className={styles.stack} aria-labelledby="desk-accept">
      <div className={styles.stageTitle}>
        <h2 className={styles.asideTitle} id="desk-accept">
          This cause
        </h2>
        <GroupBadge group={group} />
      </div>
      {isOpen(group) ? (
        <>
          <p>To make these pictures the baselines, run:</p>
          <code className={styles.command}>{accept}</code>
          <Button wide onClick={() => copy(accept, 'Command copied.')}>
            Copy the command
          </Button>
        </>
      ) : (
        <p>The branch’s baselines are these pictures. Commit them with the change.</p>
      )}
      {others.size === 0 ? null : (
        <p className={muted}>
          Pictures with {counted(others.size, 'other cause')} are accepted with the last of them.
        </p>
      )}
      <Button
        wide
        variant="secondary"
        onClick={() => copy(noteOf(group, change), 'Note copied: paste it into the pull request.')}
      >
        Ask for a change
      </Button>
      <p className={muted} role="status">
        {copied}
      </p>
    </section>
  );
}
