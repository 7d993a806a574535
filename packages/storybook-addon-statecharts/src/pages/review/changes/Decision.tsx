import { useEffect, useRef, type SubmitEvent } from 'react';
import type { Draft } from '../../../desk/deskMachine.ts';
import type { GroupStanding } from '../../../desk/summary.ts';
import type { Looked } from '../../../desk/ui/lookedAt.ts';
import { dayWords, modeWords } from '../../../desk/ui/words.ts';
import { limits, type Verdict } from '../../../desk/verdicts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { StateBadge } from './GroupList.tsx';
import * as styles from './Desk.css.ts';

export interface DecisionProps {
  standing: GroupStanding;
  looked: Looked;
  step: 'choosing' | 'asking' | 'naming';
  draft: Draft;
  isNoteMissing: boolean;
  /** The reviewer's name; '' while it is not known. */
  by: string;
  nameDraft: string;
  canUndo: boolean;
  /** Numbers of the pins on this picture, by the verdict they belong to. */
  pinNumbers: ReadonlyMap<Verdict, number>;
  onApprove: () => void;
  onAsk: () => void;
  onUnseen: () => void;
  onNote: (note: string) => void;
  onUnpin: () => void;
  onSend: () => void;
  onLeave: () => void;
  onName: (name: string) => void;
  onGiveName: () => void;
  onLeaveName: () => void;
  onAskName: () => void;
  onUndo: () => void;
}

function Said({ verdict, number }: { verdict: Verdict; number: number | undefined }) {
  const { by, decision, note, at, mode } = verdict;
  const isAsked = decision === 'asked';
  return (
    <li className={isAsked ? styles.saysAsked : styles.saysApproved}>
      {number === undefined ? '' : `${number}: `}
      <strong>{by}</strong> {isAsked ? 'asks for a change' : 'approved'}, {dayWords(at)}
      {verdict.pin === undefined || number !== undefined ? '' : `, pinned in ${modeWords(mode)}`}
      {note === undefined ? '' : `\n“${note}”`}
    </li>
  );
}

/** Each person's same words once. */
const once = (verdicts: readonly Verdict[]): Verdict[] => [
  ...new Map(
    verdicts
      // One that is pinned stands for those that are not.
      .toSorted((a, b) => Number(a.pin !== undefined) - Number(b.pin !== undefined))
      .map((verdict) => [JSON.stringify([verdict.by, verdict.decision, verdict.note]), verdict]),
  ).values(),
];

function NameForm({ nameDraft, onName, onGiveName, onLeaveName }: DecisionProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector('input')?.focus();
  }, []);
  return (
    <form
      ref={form}
      className={styles.stack}
      noValidate
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        onGiveName();
      }}
    >
      <TextField
        label="Your name"
        description="It stands beside your decisions, in the file that you hand over."
        required
        autoComplete="name"
        maxLength={limits.by}
        value={nameDraft}
        onChange={({ currentTarget }) => onName(currentTarget.value)}
      />
      <div className={styles.actions}>
        <Button size="small" type="submit">
          Go on
        </Button>
        <Button size="small" variant="quiet" onClick={onLeaveName}>
          Not now
        </Button>
      </div>
    </form>
  );
}

function AskForm({ draft, isNoteMissing, onNote, onUnpin, onSend, onLeave }: DecisionProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector('textarea')?.focus();
  }, []);
  return (
    <form
      ref={form}
      className={styles.stack}
      noValidate
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        onSend();
      }}
    >
      <TextArea
        label="What should change?"
        required
        rows={4}
        maxLength={limits.note}
        value={draft.note}
        error={isNoteMissing ? 'Say what should change.' : undefined}
        onChange={({ currentTarget }) => onNote(currentTarget.value)}
        onKeyDown={({ key, ctrlKey, metaKey }) => {
          if (key === 'Enter' && (ctrlKey || metaKey)) onSend();
          if (key === 'Escape') onLeave();
        }}
      />
      {draft.pin === undefined ? (
        <p className={styles.muted}>Press the picture to pin this to a place.</p>
      ) : (
        <div className={styles.actions}>
          <p className={styles.line}>
            <strong>1</strong> pinned to the picture
          </p>
          <Button size="small" variant="quiet" onClick={onUnpin}>
            Take the pin away
          </Button>
        </div>
      )}
      <div className={styles.actions}>
        <Button size="small" type="submit">
          Send
        </Button>
        <Button size="small" variant="quiet" onClick={onLeave}>
          Later
        </Button>
      </div>
    </form>
  );
}

/** What is decided about a group, and what has been. */
export function Decision(props: DecisionProps) {
  const { standing, looked, step, draft, by, canUndo, pinNumbers } = props;
  const { group, state, verdicts, stale } = standing;
  const left = looked.kinds - looked.seen;
  const all = group.changes.length;
  return (
    <section className={styles.stack} aria-labelledby="desk-decision">
      <div className={styles.stageTitle}>
        <h2 className={styles.asideTitle} id="desk-decision">
          Your decision
        </h2>
        <StateBadge state={state} />
      </div>
      {state === 'conflict' ? (
        <Notice tone="warning" title="Two opinions">
          Both stand until one of you changes theirs.
        </Notice>
      ) : null}
      {verdicts.length === 0 ? null : (
        <ul className={styles.stack}>
          {once(verdicts).map((verdict) => (
            <Said
              key={`${verdict.by} ${verdict.decision} ${verdict.note}`}
              verdict={verdict}
              number={pinNumbers.get(verdict)}
            />
          ))}
        </ul>
      )}
      {verdicts.length === 0 && stale.length > 0 ? (
        <p className={styles.muted}>
          Decided once, when the pixels were others: {stale.map((each) => each.by).join(', ')}.
        </p>
      ) : null}
      {step === 'naming' ? <NameForm {...props} /> : null}
      {step === 'asking' ? <AskForm {...props} /> : null}
      {step === 'choosing' ? (
        <div className={styles.stack}>
          <Button
            wide
            variant={left > 0 ? 'secondary' : 'primary'}
            aria-describedby="desk-looked"
            onClick={props.onApprove}
          >
            {all === 1 ? 'Approve' : `Approve all ${all}`}
          </Button>
          <p className={styles.muted} id="desk-looked">
            {left > 0
              ? `Opens once you have looked: ${looked.seen} of ${looked.kinds} kinds of picture.`
              : `All ${looked.kinds === 1 ? 'of it' : `${looked.kinds} kinds of picture`} looked at.`}
          </p>
          {left > 0 ? (
            <Button wide size="small" variant="quiet" onClick={props.onUnseen}>
              Show the next kind
            </Button>
          ) : null}
          {draft.note === '' ? null : <p className={styles.says}>Not sent yet: “{draft.note}”</p>}
          <Button wide variant="secondary" onClick={props.onAsk}>
            {draft.note === '' ? 'Ask for a change' : 'Go on with your note'}
          </Button>
        </div>
      ) : null}
      <div className={styles.actions}>
        {canUndo ? (
          <Button size="small" variant="quiet" onClick={props.onUndo}>
            Take the last one back
          </Button>
        ) : null}
        {by === '' || step === 'naming' ? null : (
          <Button size="small" variant="quiet" onClick={props.onAskName}>
            As {by}
          </Button>
        )}
      </div>
    </section>
  );
}
