import { useId, useRef, useState } from 'react';
import type { DamagedFile, DeskData } from '../../../desk/desk.ts';
import type { DeskContext } from '../../../desk/deskContext.ts';
import { counted, summaryMarkdown, type GroupStanding } from '../../../desk/summary.ts';
import { commentAddress, commitAddress } from '../../../desk/ui/pullRequestLinks.ts';
import type { ChosenFile } from '../../../desk/ui/readFiles.ts';
import { verdictFileName, verdictText, type VerdictFile } from '../../../desk/verdicts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Heading } from '../../../ui/Heading.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { ModalDialog } from '../../../ui/ModalDialog.tsx';
import { fileField } from './fileField.css.ts';
import { download } from '../download.ts';
import * as styles from './HandOver.css.ts';

/** `lena.json, line 3: it has no hash`. */
export const damageWords = ({ file, line, reason }: DamagedFile): string =>
  `${file}${line === 0 ? '' : `, line ${line}`}: ${reason}.`;

export interface HandOverProps {
  data: DeskData;
  standings: readonly GroupStanding[];
  files: readonly VerdictFile[];
  by: string;
  imported: DeskContext['imported'];
  onChoose: (files: readonly ChosenFile[]) => void;
  onClose: () => void;
}

export function downloadFile(file: VerdictFile): void {
  download(verdictFileName(file.by), verdictText(file), 'application/json');
}

/** Exports and imports decisions as files, without a server. */
export function HandOver(props: HandOverProps) {
  const { data, standings, files, by, imported, onChoose, onClose } = props;
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
      <Stack gap="5" align="stretch">
        <Heading level={2} size="panel" id={id}>
          Hand over
        </Heading>
        <Text>
          {count('approved')} approved, {count('asked')} asked for, {count('open')} open
          {conflicts === 0 ? '' : `, ${conflicts} with two opinions`}.
        </Text>
        <Stack gap="2" align="stretch">
          <Heading level={3} size="small">
            Your decisions
          </Heading>
          {own === undefined ? (
            <Text size="sm" tone="muted">
              You have decided nothing yet.
            </Text>
          ) : (
            <>
              <Text size="sm" tone="muted">
                {commit === undefined
                  ? `Put the file into ${data.verdictsFolder}/ and commit it, or send it to somebody who can.`
                  : commit.isPrefilled
                    ? 'The pull request’s own page has your file filled in: commit it there.'
                    : 'Save the file, choose it on the pull request’s own page, and commit it there.'}
              </Text>
              <div className={styles.row}>
                <Button size="small" onClick={() => downloadFile(own)}>
                  Save {verdictFileName(by)}
                </Button>
                {commit === undefined ? null : (
                  <TextLink href={commit.address} target="_blank" rel="noreferrer">
                    Commit it in the pull request
                  </TextLink>
                )}
              </div>
            </>
          )}
        </Stack>
        <Stack gap="2" align="stretch">
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
          <div className={styles.row}>
            <Button
              size="small"
              variant="secondary"
              onClick={() => {
                void copy();
              }}
            >
              Copy
            </Button>
            <Button
              size="small"
              variant="secondary"
              onClick={() => download('review.md', markdown, 'text/markdown')}
            >
              Save as review.md
            </Button>
            {pull === undefined ? null : (
              <TextLink
                href={commentAddress(pull)}
                target="_blank"
                rel="noreferrer"
                onClick={() => {
                  void copy();
                }}
              >
                Copy and comment on the pull request
              </TextLink>
            )}
          </div>
          <p role="status" className={styles.status}>
            {copied}
          </p>
        </Stack>
        <Stack gap="2" align="stretch">
          <label htmlFor={`${id}-files`} className={styles.label}>
            Decisions of others
          </label>
          <input
            id={`${id}-files`}
            className={fileField}
            type="file"
            multiple
            accept=".json,application/json"
            onChange={({ currentTarget }) => {
              onChoose([...(currentTarget.files ?? [])]);
              // Allows choosing the same file again.
              currentTarget.value = '';
            }}
          />
          <div role="status">
            {imported?.read.map(({ by: reviewer, count: verdicts }, index) => (
              <Text key={index} size="sm">
                Read: {counted(verdicts, 'decision')} of {reviewer}.
              </Text>
            ))}
            {imported === undefined || imported.damaged.length === 0 ? null : (
              <Notice tone="error" title="Not read">
                {imported.damaged.map((damage) => (
                  <p key={`${damage.file} ${damage.line}`}>{damageWords(damage)}</p>
                ))}
                <p>Nothing else has changed.</p>
              </Notice>
            )}
          </div>
        </Stack>
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
      </Stack>
    </ModalDialog>
  );
}
