import { useId, useRef, useState, type Dispatch } from 'react';
import type { DeskData } from '../../../desk/desk.ts';
import type { DeskContext, DeskEvent } from '../../../desk/deskContext.ts';
import { counted, summaryMarkdown, type GroupStanding } from '../../../desk/summary.ts';
import { commentAddress, commitAddress } from '../../../desk/ui/pullRequestLinks.ts';
import { verdictFileName, verdictText } from '../../../desk/verdicts.ts';
import { Button } from '../../../ui/Button.tsx';
import { classNames } from '../../../ui/classNames.ts';
import { ModalDialog } from '../../../ui/ModalDialog.tsx';
import { dialogTitle, link, muted, small, smallTitle } from '../../../ui/text.css.ts';
import { DamagedFiles } from '../DamagedFiles.tsx';
import { download } from '../../download.ts';
import { downloadVerdicts } from '../downloadVerdicts.ts';
import * as desk from './Desk.css.ts';
import * as styles from './HandOver.css.ts';

export interface HandOverProps {
  data: DeskData;
  standings: readonly GroupStanding[];
  context: DeskContext;
  send: Dispatch<DeskEvent>;
  onClose: () => void;
}

/** Exports and imports decisions as files, without a server. */
export function HandOver({ data, standings, context, send, onClose }: HandOverProps) {
  const { files, by, imported } = context;
  const id = useId();
  const summary = useRef<HTMLTextAreaElement>(null);
  const [copied, setCopied] = useState('');
  const own = files.find((file) => file.by === by);
  const count = (state: GroupStanding['state']): number =>
    standings.filter((each) => each.state === state).length;
  const markdown = summaryMarkdown(data, files);
  const pull = data.pullRequest;
  const commit =
    pull === undefined || own === undefined
      ? undefined
      : commitAddress(pull, {
          folder: data.verdictsFolder,
          name: verdictFileName(by),
          text: verdictText(own),
          exists: data.verdicts.some((file) => file.by === by),
        });
  const conflicts = count('conflict');
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(markdown);
      setCopied('Copied: paste it into the pull request’s comment.');
    } catch {
      summary.current?.select();
      setCopied('The browser does not let this page copy. The text is marked: copy it yourself.');
    }
  }
  return (
    <ModalDialog labelledBy={id} onDismiss={onClose}>
      <div className={styles.sections}>
        <h2 className={dialogTitle} id={id}>
          Hand over
        </h2>
        <p className={styles.counts}>
          {count('approved')} approved, {count('asked')} asked for, {count('open')} open
          {conflicts === 0 ? '' : `, ${conflicts} with two opinions`}.
        </p>
        <div className={styles.section}>
          <h3 className={smallTitle}>Your decisions</h3>
          <p className={classNames(small, muted)}>
            {own === undefined
              ? 'You have decided nothing yet.'
              : commit === undefined
                ? `Put the file into ${data.verdictsFolder}/ and commit it, or send it to somebody who can.`
                : commit.isPrefilled
                  ? 'The pull request’s own page has your file filled in: commit it there.'
                  : 'Save the file, choose it on the pull request’s own page, and commit it there.'}
          </p>
          {own === undefined ? null : (
            <div className={desk.actions}>
              <Button size="small" onClick={() => downloadVerdicts(own)}>
                Save {verdictFileName(by)}
              </Button>
              {commit === undefined ? null : (
                <a className={link} href={commit.address} target="_blank" rel="noreferrer">
                  Commit it in the pull request
                </a>
              )}
            </div>
          )}
        </div>
        <div className={styles.section}>
          <label htmlFor={`${id}-summary`} className={styles.label}>
            Summary for the pull request
          </label>
          <textarea
            ref={summary}
            id={`${id}-summary`}
            className={styles.summary}
            readOnly
            rows={6}
            value={markdown}
          />
          <div className={desk.actions}>
            <Button size="small" variant="secondary" onClick={() => void copy()}>
              Copy
            </Button>
            <Button
              size="small"
              variant="secondary"
              onClick={() => download('review.md', new Blob([markdown], { type: 'text/markdown' }))}
            >
              Save as review.md
            </Button>
            {pull === undefined ? null : (
              <a
                className={link}
                href={commentAddress(pull)}
                target="_blank"
                rel="noreferrer"
                onClick={() => void copy()}
              >
                Copy and comment on the pull request
              </a>
            )}
          </div>
          <p role="status" className={styles.status}>
            {copied}
          </p>
        </div>
        <div className={styles.section}>
          <label htmlFor={`${id}-files`} className={styles.label}>
            Decisions of others
          </label>
          <input
            id={`${id}-files`}
            className={styles.fileField}
            type="file"
            multiple
            accept=".json,application/json"
            onChange={({ currentTarget }) => {
              send({ type: 'files.import', files: [...(currentTarget.files ?? [])] });
              // Allows choosing the same file again.
              currentTarget.value = '';
            }}
          />
          <div role="status">
            {imported?.read.map(({ by: reviewer, count: verdicts }, index) => (
              <p key={index} className={small}>
                Read: {counted(verdicts, 'decision')} of {reviewer}.
              </p>
            ))}
            <DamagedFiles title="Not read" files={imported?.damaged ?? []}>
              <p>Nothing else has changed.</p>
            </DamagedFiles>
          </div>
        </div>
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
      </div>
    </ModalDialog>
  );
}
