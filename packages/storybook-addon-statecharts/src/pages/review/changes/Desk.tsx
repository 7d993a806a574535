import { useMachine } from '@xstate/react';
import { useCallback, useEffect, useMemo } from 'react';
import { fromPromise } from 'xstate';
import type { Change, DeskData } from '../../../desk/desk.ts';
import {
  changeAt,
  deskMachine,
  draftAt,
  groupAt,
  views,
  type Kept,
  type View,
} from '../../../desk/deskMachine.ts';
import { contentOf, counted, standings as standingsOf } from '../../../desk/summary.ts';
import { lookedAt } from '../../../desk/ui/lookedAt.ts';
import { extents, type Extent } from '../../../desk/ui/region.ts';
import type { DeskStore } from '../../../desk/ui/stores.ts';
import { modeParts, modeWords, subjectWords } from '../../../desk/ui/words.ts';
import { standing, type VerdictFile } from '../../../desk/verdicts.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { Choices } from '../../storyboards/controls/Choices.tsx';
import * as controls from '../../storyboards/controls/Controls.css.ts';
import { storyLink } from '../../storyboards/storyLink.ts';
import { RunWords } from '../RunWords.tsx';
import type { DeskSources } from '../sources.ts';
import { Decision } from './Decision.tsx';
import { Facts } from './Facts.tsx';
import { GroupList } from './GroupList.tsx';
import { damageWords, downloadFile, HandOver } from './HandOver.tsx';
import { Reads } from './Reads.tsx';
import { Stage } from './Stage.tsx';
import { Strip } from './Strip.tsx';
import { useKeys } from './useKeys.ts';
import { useReads } from './useReads.ts';
import { useReadsToggles } from './useReadsToggles.tsx';
import * as styles from './Desk.css.ts';
import { Page } from '../../../ui/Page.tsx';

export interface DeskProps {
  data: DeskData;
  sources: DeskSources;
  store: DeskStore;
  /** Does the reader's system ask for stillness? */
  isStill: boolean;
  now?: () => Date;
  /** As it opens. */
  view?: View;
}

const viewWords: Readonly<Record<View, string>> = {
  sideBySide: 'Side by side',
  slider: 'Slider',
  fade: 'Fade',
  blinking: 'Blink',
  difference: 'Difference',
};

const extentWords: Readonly<Record<Extent, string>> = {
  changed: 'What changed',
  whole: 'Whole',
};

const keyWords: readonly (readonly [string, string])[] = [
  ['A', 'approve'],
  ['C', 'ask for a change'],
  ['J', 'next'],
  ['K', 'previous'],
  ['N', 'next kind of picture'],
  ['U', 'take back'],
  ['1–5', 'view'],
  ['Z', 'zoom'],
];

/** The change that shows the same in another mode. */
function inMode(
  changes: readonly Change[],
  change: Change,
  part: 'window' | 'theme',
  value: string,
): Change | undefined {
  const own = modeParts(change.mode);
  const fitting = changes.filter(({ mode }) => modeParts(mode)[part] === value);
  const other = part === 'window' ? 'theme' : 'window';
  return (
    fitting.find(
      ({ story, mode }) => story === change.story && modeParts(mode)[other] === own[other],
    ) ??
    fitting.find(({ story }) => story === change.story) ??
    fitting.find(({ mode }) => modeParts(mode)[other] === own[other]) ??
    fitting[0]
  );
}

const unique = (values: readonly string[]): string[] =>
  [...new Set(values)].filter((value) => value !== '');

function useDesk({ data, store, isStill, now = () => new Date() }: DeskProps) {
  const machine = useMemo(
    () =>
      deskMachine.provide({
        actors: {
          open: fromPromise<Kept, readonly VerdictFile[]>(({ input }) => store.open(input)),
          save: fromPromise<void, Kept>(({ input }) => store.save(input)),
        },
      }),
    [store],
  );
  return useMachine(machine, {
    input: { groups: data.groups, files: data.verdicts, damaged: data.damaged, isStill, now },
  });
}

/** What differs from the base, decided group by group. */
export function Desk(props: DeskProps) {
  const { data, sources, store, isStill } = props;
  const [snapshot, send] = useDesk(props);
  const { context } = snapshot;
  const { isReading, areStops, toggles } = useReadsToggles();

  const changes = data.groups.flatMap((each) => each.changes);
  const group = groupAt(context);
  const change = changeAt(context);
  const draft = draftAt(context);
  const picture = data.pictures.find(({ story }) => story === change?.story);
  const isTold = picture?.hasReads === true || change?.kind === 'reads';
  const reads = useReads(sources, isTold ? change?.story : undefined);
  const stands = useMemo(
    () => standingsOf({ groups: context.groups }, context.files),
    [context.groups, context.files],
  );
  const stand = stands[context.at];
  const decided = stands.filter(({ state }) => state === 'approved' || state === 'asked').length;
  const view = views.find((each) => snapshot.matches({ view: each })) ?? 'slider';
  const extent: Extent = snapshot.matches({ extent: 'changed' }) ? 'changed' : 'whole';
  const areKeysOn = snapshot.matches({ keys: 'on' });
  const isFailed = snapshot.matches({ keeping: 'failed' });
  const step = snapshot.matches({ deciding: 'asking' })
    ? 'asking'
    : snapshot.matches({ deciding: 'naming' })
      ? 'naming'
      : 'choosing';
  const isHandingOver = snapshot.matches({ handingOver: 'open' });
  const own = context.files.find(({ by }) => by === context.by);

  useEffect(() => store.watch((kept) => send({ type: 'kept.changed', kept })), [store, send]);
  const first = props.view;
  useEffect(() => {
    if (first !== undefined) send({ type: 'view.choose', view: first });
  }, [first, send]);
  // What is on this page alone would be lost without a word.
  useEffect(() => {
    if (!isFailed || context.version === 0) return undefined;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isFailed, context.version]);

  const choose = (next: View): void => send({ type: 'view.choose', view: next });
  useKeys(
    {
      a: () => send({ type: 'approve' }),
      c: () => send({ type: 'ask' }),
      j: () => send({ type: 'group.next' }),
      k: () => send({ type: 'group.previous' }),
      n: () => send({ type: 'picture.unseen' }),
      u: () => send({ type: 'undo' }),
      z: () => send({ type: 'extent.choose', extent: extent === 'changed' ? 'whole' : 'changed' }),
      ...Object.fromEntries(views.map((each, index) => [String(index + 1), () => choose(each)])),
    },
    areKeysOn,
  );
  const onShown = useCallback((key: string) => send({ type: 'picture.shown', key }), [send]);

  const isPair = change?.kind === 'changed';
  const pair = isReading || change?.kind === 'reads' ? reads : undefined;
  const told = reads?.after ?? reads?.before;
  const canNumber =
    change !== undefined &&
    told !== undefined &&
    (change.kind === 'reads' || change.mode === told.mode);
  const pinned =
    change === undefined || group === undefined
      ? []
      : standing(change, context.files).verdicts.filter(({ pin }) => pin !== undefined);
  const pinNumbers = new Map(
    (stand?.verdicts ?? [])
      .concat(pinned)
      .filter((verdict) => pinned.some((each) => each.by === verdict.by && each.at === verdict.at))
      .map((verdict) => [verdict, pinned.findIndex((each) => each.by === verdict.by) + 1] as const),
  );

  return (
    <Page className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>Review desk</h1>
        <p className={styles.sums}>
          {data.base === undefined ? (
            'Nothing to compare with'
          ) : (
            <>
              this branch beside <strong>{data.base.ref}</strong> ·{' '}
              {contentOf(changes) || 'nothing'} {changes.length === 1 ? 'differs' : 'differ'} ·{' '}
              {decided} of {counted(stands.length, 'decision')} taken
              <RunWords run={data.run} />
            </>
          )}
        </p>
        {stands.length === 0 ? null : (
          <progress
            className={styles.progress}
            max={stands.length}
            value={decided}
            aria-label="Decisions taken"
          />
        )}
        <a className={controls.button} {...storyLink('review-all-states--this-branch')}>
          All states
        </a>
        <a className={controls.button} {...storyLink('review-record--this-branch')}>
          Record
        </a>
        <Button size="small" onClick={() => send({ type: 'handOver.open' })}>
          Hand over
        </Button>
      </header>
      <div className={styles.notices}>
        {isFailed ? (
          <Notice tone="error" title="Not saved" role="alert">
            <p>{context.failure} Your decisions are on this page alone until you save the file.</p>
            <div className={styles.actions}>
              {own === undefined ? null : (
                <Button size="small" onClick={() => downloadFile(own)}>
                  Save the file
                </Button>
              )}
              <Button size="small" variant="secondary" onClick={() => send({ type: 'save.retry' })}>
                Try again
              </Button>
            </div>
          </Notice>
        ) : null}
        {context.damaged.length === 0 ? null : (
          <Notice tone="error" title="Decisions that cannot be read">
            {context.damaged.map((damage) => (
              <p key={`${damage.file} ${damage.line}`}>{damageWords(damage)}</p>
            ))}
          </Notice>
        )}
      </div>
      {group === undefined || change === undefined || stand === undefined ? (
        <div className={styles.notices}>
          {data.base === undefined ? (
            <EmptyState title="Nothing to compare with" level={2}>
              No earlier pictures could be read, so nothing can be told apart. All states are there:
              open “All states”. With the base in reach, for example after git fetch origin main,
              the board says what differs.
            </EmptyState>
          ) : (
            <EmptyState title="Nothing to review" level={2}>
              Every picture is as in {data.base.ref}.
            </EmptyState>
          )}
        </div>
      ) : (
        <>
          <GroupList
            standings={stands}
            at={context.at}
            onOpen={(id) => send({ type: 'group.open', id })}
          />
          <section className={styles.stage} aria-labelledby="desk-stage">
            <div className={styles.stageTitle}>
              <h2 className={styles.subtitle} id="desk-stage">
                {subjectWords(change)}
              </h2>
              <span className={styles.muted}>
                {group.changes.length === 1
                  ? modeWords(change.mode)
                  : `${group.changes.findIndex(({ key }) => key === change.key) + 1} of ${group.changes.length} alike`}
              </span>
            </div>
            <div className={styles.switches}>
              <Choices
                label="View"
                values={views}
                chosen={view}
                wordsOf={(each) => viewWords[each]}
                onChoose={choose}
                isDisabled={!isPair}
              />
              {(['window', 'theme'] as const).map((part) => {
                const values = unique(group.changes.map(({ mode }) => modeParts(mode)[part]));
                if (values.length < 2) return null;
                return (
                  <Choices
                    key={part}
                    label={part === 'window' ? 'Window' : 'Theme'}
                    values={values}
                    chosen={modeParts(change.mode)[part]}
                    onChoose={(value) => {
                      const next = inMode(group.changes, change, part, value);
                      if (next !== undefined) send({ type: 'picture.open', key: next.key });
                    }}
                  />
                );
              })}
              {change.boxes.length === 0 || !isPair ? null : (
                <Choices
                  label="Zoom"
                  values={extents}
                  chosen={extent}
                  wordsOf={(each) => extentWords[each]}
                  onChoose={(next) => send({ type: 'extent.choose', extent: next })}
                />
              )}
            </div>
            <Stage
              change={change}
              view={view}
              extent={extent}
              blink={{
                shown: snapshot.matches({ view: { blinking: { shown: 'accepted' } } })
                  ? 'accepted'
                  : 'now',
                isRunning: snapshot.matches({ view: { blinking: { pace: 'running' } } }),
                isStill,
                onSwap: () => send({ type: 'blink.swap' }),
                onHold: () => send({ type: 'blink.hold' }),
                onRun: () => send({ type: 'blink.run' }),
              }}
              sources={sources}
              reads={reads}
              stops={areStops && canNumber ? told.focus : []}
              pins={pinned.flatMap(({ pin }, index) =>
                pin === undefined ? [] : [{ number: index + 1, at: pin }],
              )}
              pinning={
                step === 'asking'
                  ? {
                      pin: draft.pin?.key === change.key ? draft.pin : undefined,
                      onPut: ({ x, y }) => send({ type: 'pin.put', x, y }),
                      onRemove: () => send({ type: 'pin.remove' }),
                    }
                  : undefined
              }
              onShown={onShown}
            />
            {group.changes.length === 1 ? null : (
              <Strip
                changes={group.changes}
                current={change.key}
                seen={context.seen}
                thumb={sources.thumb}
                onOpen={(key) => send({ type: 'picture.open', key })}
              />
            )}
            {told === undefined ? null : (
              <div className={styles.actions}>
                {toggles}
                {areStops && !canNumber ? (
                  <p className={styles.muted}>The numbers were taken in {modeWords(told.mode)}.</p>
                ) : null}
              </div>
            )}
            {isReading || change.kind === 'reads' ? <Reads pair={pair} /> : null}
          </section>
          <aside className={styles.aside} aria-label="Decide">
            <Decision
              standing={stand}
              looked={lookedAt(group, context.seen)}
              step={step}
              draft={draft}
              isNoteMissing={context.isNoteMissing}
              by={context.by}
              nameDraft={context.nameDraft}
              canUndo={context.given.length > 0}
              pinNumbers={pinNumbers}
              onApprove={() => send({ type: 'approve' })}
              onAsk={() => send({ type: 'ask' })}
              onUnseen={() => send({ type: 'picture.unseen' })}
              onNote={(note) => send({ type: 'note.change', note })}
              onUnpin={() => send({ type: 'pin.remove' })}
              onSend={() => send({ type: 'ask.send' })}
              onLeave={() => send({ type: 'ask.leave' })}
              onName={(name) => send({ type: 'name.change', name })}
              onGiveName={() => send({ type: 'name.give' })}
              onLeaveName={() => send({ type: 'name.leave' })}
              onAskName={() => send({ type: 'name.ask' })}
              onUndo={() => send({ type: 'undo' })}
            />
            <Facts change={change} picture={picture} reads={reads} />
            <div className={styles.stack}>
              <ul className={styles.keys} aria-label="Keys">
                {keyWords.map(([key, words]) => (
                  <li key={key}>
                    <kbd className={styles.key}>{key}</kbd>
                    {words}
                  </li>
                ))}
              </ul>
              <div className={styles.actions}>
                <button
                  type="button"
                  className={controls.button}
                  aria-pressed={areKeysOn}
                  onClick={() => send({ type: 'keys.turn' })}
                >
                  Single keys
                </button>
              </div>
            </div>
            <p className={styles.muted}>
              A decision holds for exactly these pixels. When they change it opens again.
            </p>
          </aside>
        </>
      )}
      <p role="status">
        <VisuallyHidden>
          <span key={context.said.turn}>{context.said.words}</span>
        </VisuallyHidden>
      </p>
      {isHandingOver ? (
        <HandOver
          data={data}
          standings={stands}
          files={context.files}
          by={context.by}
          imported={context.imported}
          onChoose={(files) => send({ type: 'files.choose', files })}
          onClose={() => send({ type: 'handOver.close' })}
        />
      ) : null}
    </Page>
  );
}
