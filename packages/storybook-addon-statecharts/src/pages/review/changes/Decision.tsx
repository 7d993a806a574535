import { currentDraft } from '../../../desk/deskContext.ts';
import { decisionTargets } from '../../../desk/decisions.ts';
import { viewProgress } from '../../../desk/ui/viewProgress.ts';
import { dayWords, modeWords } from '../../../desk/ui/words.ts';
import type { Verdict } from '../../../desk/verdicts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Choices } from '../../storyboards/controls/Choices.tsx';
import { AskForm, NameForm, ReplyForm } from './DecisionForms.tsx';
import { StateBadge } from './GroupList.tsx';
import type { Review } from './review.ts';
import { muted } from '../../../ui/text.css.ts';
import * as styles from './Desk.css.ts';

const decisions: Readonly<Record<Verdict['decision'], { verb: string; className: string }>> = {
  approved: { verb: 'approved', className: styles.noteApproved },
  asked: { verb: 'asks for a change', className: styles.noteRequested },
  withdrawn: { verb: 'took it back', className: styles.note },
  replied: { verb: 'replies', className: styles.note },
};

function Said({ verdict, number }: { verdict: Verdict; number?: number | undefined }) {
  const { by, decision, note, at, mode, pin } = verdict;
  const { verb, className } = decisions[decision];
  return (
    <li className={className}>
      {number === undefined ? '' : `${number}: `}
      <strong>{by}</strong> {verb}, {dayWords(at)}
      {pin === undefined || number !== undefined ? '' : `, pinned in ${modeWords(mode)}`}
      {note === undefined ? '' : `\n“${note}”`}
    </li>
  );
}

const pinnedLast = (a: Verdict, b: Verdict): number =>
  Number(a.pin !== undefined) - Number(b.pin !== undefined);

/** Reviewers who have decided other groups but not this one. */
function StillToLook({ context, standing }: Pick<Review, 'context' | 'standing'>) {
  const decided = new Set(standing.verdicts.map(({ by }) => by));
  const left = context.files
    .filter(({ by, verdicts }) => verdicts.length > 0 && !decided.has(by))
    .map(({ by }) => (by === context.by ? 'you' : by));
  return left.length === 0 ? null : <p className={muted}>Still to look: {left.join(', ')}.</p>;
}

function Choosing({ review: { context, send, standing } }: { review: Review }) {
  const { group } = standing;
  const { note } = currentDraft(context);
  const { samples, viewed } = viewProgress(group, context.viewed);
  const all = group.changes.length;
  const aimed = decisionTargets(context, 'approved').length;
  const isReady = context.isSinglePicture ? context.viewed.has(context.key) : viewed === samples;
  const approve =
    all === 1
      ? 'Approve'
      : context.isSinglePicture
        ? 'Approve this picture'
        : aimed < all
          ? `Approve the other ${aimed}`
          : `Approve all ${all}`;
  return (
    <div className={styles.stack}>
      {all === 1 ? null : (
        <Choices
          label="About"
          values={['all', 'one']}
          chosen={context.isSinglePicture ? 'one' : 'all'}
          wordsOf={(each) => (each === 'all' ? `All ${all}` : 'This picture only')}
          onChoose={(each) => send({ type: 'scope.choose', isSinglePicture: each === 'one' })}
        />
      )}
      <Button
        wide
        variant={isReady ? 'primary' : 'secondary'}
        aria-describedby="desk-samples"
        onClick={() => send({ type: 'approve' })}
      >
        {approve}
      </Button>
      <p className={muted} id="desk-samples">
        {viewed < samples
          ? `${context.isSinglePicture ? 'All open' : 'Opens'} once viewed: ${viewed} of ${samples} samples.`
          : `All ${samples === 1 ? 'of it' : `${samples} samples`} viewed.`}
      </p>
      {viewed < samples ? (
        <Button
          wide
          size="small"
          variant="quiet"
          onClick={() => send({ type: 'picture.nextSample' })}
        >
          Show the next sample
        </Button>
      ) : null}
      {note === '' ? null : <p className={styles.note}>Not sent yet: “{note}”</p>}
      <Button wide variant="secondary" onClick={() => send({ type: 'ask' })}>
        {note === '' ? 'Ask for a change' : 'Go on with your note'}
      </Button>
    </div>
  );
}

/** The decision form of a group, and its earlier decisions. */
export function Decision({ review }: { review: Review }) {
  const { context, standing, step, pinned, send } = review;
  const { state, verdicts, stale, replies } = standing;
  const pinNumberOf = ({ by, at }: Verdict): number | undefined =>
    pinned.findIndex((each) => each.by === by && each.at === at) + 1 || undefined;
  const isAsked = verdicts.some(({ decision }) => decision === 'asked');
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
          {verdicts.toSorted(pinnedLast).map((verdict) => (
            <Said
              key={`${verdict.by} ${verdict.decision} ${verdict.note}`}
              verdict={verdict}
              number={pinNumberOf(verdict)}
            />
          ))}
          {replies.map((verdict) => (
            <Said key={`${verdict.by} ${verdict.at}`} verdict={verdict} />
          ))}
        </ul>
      )}
      {isAsked && context.by !== '' ? (
        <ReplyForm key={standing.group.id} onSend={(note) => send({ type: 'reply', note })} />
      ) : null}
      {verdicts.length === 0 && stale.length > 0 ? (
        <p className={muted}>
          Decided once, when the pixels were others: {stale.map((each) => each.by).join(', ')}.
        </p>
      ) : null}
      <StillToLook context={context} standing={standing} />
      {step === 'naming' ? <NameForm nameDraft={context.nameDraft} send={send} /> : null}
      {step === 'asking' ? <AskForm context={context} send={send} /> : null}
      {step === 'choosing' ? <Choosing review={review} /> : null}
      <div className={styles.actions}>
        {context.undoStack.length > 0 ? (
          <Button size="small" variant="quiet" onClick={() => send({ type: 'undo' })}>
            Undo the last decision
          </Button>
        ) : null}
        {context.by === '' || step === 'naming' ? null : (
          <Button size="small" variant="quiet" onClick={() => send({ type: 'name.edit' })}>
            As {context.by}
          </Button>
        )}
      </div>
    </section>
  );
}
