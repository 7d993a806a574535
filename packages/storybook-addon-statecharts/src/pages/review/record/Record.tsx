import { useMemo } from 'react';
import type { DeskData } from '../../../desk/desk.ts';
import { counted } from '../../../desk/summary.ts';
import { recordOf, type Entry } from '../../../desk/ui/record.ts';
import { minuteWords, modeWords } from '../../../desk/ui/words.ts';
import type { Verdict } from '../../../desk/verdicts.ts';
import { Badge, type BadgeTone } from '../../../ui/Badge.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Table, type TableColumn } from '../../../ui/Table.tsx';
import { StoryLink } from '../../storyboards/StoryLink.tsx';
import { DamagedFiles } from '../DamagedFiles.tsx';
import * as desk from '../changes/Desk.css.ts';
import * as styles from './Record.css.ts';
import { Page } from '../../../ui/Page.tsx';

const decisions: Readonly<Record<Verdict['decision'], { words: string; tone: BadgeTone }>> = {
  approved: { words: 'Approved', tone: 'green' },
  asked: { words: 'Change asked', tone: 'coral' },
  withdrawn: { words: 'Taken back', tone: 'plain' },
  replied: { words: 'Replied', tone: 'plain' },
};

/** Enough hexadecimal digits for people to distinguish pictures. */
const SHORT = 8;

function Pictures({ verdicts }: Entry) {
  return (
    <details>
      <summary className={styles.summary}>{counted(verdicts.length, 'picture')}</summary>
      <ul className={styles.list}>
        {verdicts.map(({ story, mode, hash, gone }) => (
          <li key={`${story}/${mode} ${hash}`}>
            <StoryLink className={desk.link} story={story}>
              {story}
            </StoryLink>
            , {modeWords(mode)}, <code>{hash.slice(0, SHORT)}</code>
            {gone === true ? ', gone' : ''}
          </li>
        ))}
      </ul>
    </details>
  );
}

const columns: readonly TableColumn<Entry>[] = [
  { header: 'When', cell: ({ at }) => <time dateTime={at}>{minuteWords(at)}</time> },
  { header: 'Who', cell: ({ by }) => by },
  {
    header: 'Decided',
    cell: ({ decision }) => (
      <Badge tone={decisions[decision].tone}>{decisions[decision].words}</Badge>
    ),
  },
  { header: 'About', cell: (entry) => <Pictures {...entry} /> },
  {
    header: 'Note',
    cell: ({ note }) =>
      note === undefined ? 'none' : <span className={styles.note}>“{note}”</span>,
  },
];

/** The history of decisions: reviewer, pixels and time. */
export function Record({
  data,
}: {
  data: Pick<DeskData, 'base' | 'pictures' | 'verdicts' | 'verdictsFolder' | 'damaged'>;
}) {
  const entries = useMemo(() => recordOf(data.verdicts), [data.verdicts]);
  const accepted =
    data.base === undefined ? 0 : data.pictures.filter(({ status }) => status === 'same').length;
  return (
    <Page className={desk.page}>
      <header className={desk.head}>
        <h1 className={desk.title}>Record</h1>
        <p className={desk.sums}>
          {entries.length === 0
            ? 'No decision is committed'
            : `${counted(entries.length, 'decision')} of ${counted(data.verdicts.length, 'person', 'people')}`}
          {accepted === 0
            ? ''
            : `, ${counted(accepted, 'picture')} accepted in ${data.base?.ref ?? ''} before`}
        </p>
        <StoryLink story="review-changes--this-branch">Changes</StoryLink>
      </header>
      <div className={styles.body}>
        <DamagedFiles title="Decisions that cannot be read" files={data.damaged} />
        {entries.length === 0 ? (
          <EmptyState title="Nothing decided yet">
            A decision stands here once its file is committed in {data.verdictsFolder}/. Pictures
            that are as in the base are accepted: they need none.
          </EmptyState>
        ) : (
          <Table
            caption="Every decision, the newest first"
            columns={columns}
            rows={entries}
            rowKey={({ by, at, decision, note }) => `${by} ${at} ${decision} ${note}`}
          />
        )}
      </div>
    </Page>
  );
}
