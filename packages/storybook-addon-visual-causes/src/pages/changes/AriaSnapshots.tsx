import type { Box, FocusStop, StoryDetails, TextChange } from '../../desk/desk.ts';
import { lineDiff } from '../../desk/ui/lineDiff.ts';
import { shareOf } from '../../desk/ui/region.ts';
import { muted } from '../../ui/text.css.ts';
import * as desk from './Desk.css.ts';
import * as styles from './Stage.css.ts';

const stopText = ({ role, name }: FocusStop): string => (name === '' ? role : `${role} “${name}”`);

/** One word per line. */
const wordsOf = (line = ''): string => line.replaceAll(' ', '\n');

const textOf = (stops: readonly FocusStop[]): string => stops.map(stopText).join('\n');

const lineStyles = {
  same: { Tag: 'span', sign: '  ', className: styles.textLine, mark: undefined },
  added: { Tag: 'ins', sign: '+ ', className: styles.added, mark: styles.addedWord },
  removed: { Tag: 'del', sign: '− ', className: styles.removed, mark: styles.removedWord },
} as const;

interface LinesProps {
  before: string;
  after: string;
  label: string;
  /** Whether to number the current lines. */
  isNumbered?: boolean;
}

/** A text with its added lines marked. */
function Lines({ before, after, label, isNumbered = false }: LinesProps) {
  const lines = lineDiff(before, after);
  const numberOf = (index: number): number =>
    lines.slice(0, index + 1).filter(({ kind }) => kind !== 'removed').length;
  return (
    // Focusable, so that the keyboard can scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.text} aria-label={label} tabIndex={0}>
      {lines.map(({ kind, text }, index) => {
        const { Tag, sign, className } = lineStyles[kind];
        return (
          <Tag key={index} className={className}>
            <span aria-hidden="true">{sign}</span>
            {isNumbered && kind !== 'removed' ? `${numberOf(index)}. ` : ''}
            {text}
          </Tag>
        );
      })}
    </section>
  );
}

/** A state's ARIA snapshot and focus order. */
export function AriaSnapshots({ details }: { details: StoryDetails | null | undefined }) {
  if (details === undefined) return <p className={muted}>Loading what is read …</p>;
  const now = details?.after ?? details?.before;
  if (details === null || now === undefined) {
    return <p className={muted}>What this shows is not recorded as text.</p>;
  }
  const before = details.before ?? now;
  return (
    <div className={styles.ariaSnapshots}>
      <div className={desk.stack}>
        <h3 className={desk.asideTitle}>What a screen reader reads</h3>
        <Lines before={before.aria} after={now.aria} label="What a screen reader reads" />
      </div>
      <div className={desk.stack}>
        <h3 className={desk.asideTitle}>Where the keyboard stops</h3>
        {now.focus.length === 0 ? (
          <p className={muted}>It stops nowhere.</p>
        ) : (
          <Lines
            before={textOf(before.focus)}
            after={textOf(now.focus)}
            label="Where the keyboard stops"
            isNumbered
          />
        )}
      </div>
    </div>
  );
}

/** Marks changed words: line by line, and word by word within a line. */
export function ChangedWords({ texts }: { texts: readonly TextChange[] }) {
  return (
    <ul className={desk.stack} aria-label="Changed words">
      {texts.map(({ was, is }) => (
        <li key={`${was} ${is}`} className={desk.note}>
          {lineDiff(wordsOf(was), wordsOf(is))
            .filter(({ text }) => text !== '')
            .map(({ kind, text }, index) => {
              const { Tag, mark } = lineStyles[kind];
              return (
                <Tag key={index} className={mark}>
                  {text}{' '}
                </Tag>
              );
            })}
        </li>
      ))}
    </ul>
  );
}

/** The focus stops over the picture, numbered in order. */
export function Stops({ stops, region }: { stops: readonly FocusStop[]; region: Box }) {
  return stops.map(({ box }, index) => (
    <span key={index} className={styles.stop} style={shareOf(box, region)} aria-hidden="true">
      <span className={styles.stopNumber}>{index + 1}</span>
    </span>
  ));
}
