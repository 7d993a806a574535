import { useMemo, useState } from 'react';
import type { DeskData } from '../../../desk/desk.ts';
import { currentChange } from '../../../desk/deskContext.ts';
import { standings as standingsOf } from '../../../desk/summary.ts';
import type { Extent } from '../../../desk/ui/region.ts';
import type { DeskStore } from '../../../desk/ui/stores.ts';
import { modeWords, subjectWords } from '../../../desk/ui/words.ts';
import { indexVerdicts, standing } from '../../../desk/verdicts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Page } from '../../../ui/Page.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { DamagedFiles } from '../DamagedFiles.tsx';
import { downloadVerdicts } from '../downloadVerdicts.ts';
import type { DeskSources } from '../sources.ts';
import { useLoaded } from '../useLoaded.ts';
import { Decision } from './Decision.tsx';
import { DeskHead } from './DeskHead.tsx';
import { Empty } from './Empty.tsx';
import { Facts } from './Facts.tsx';
import { GroupList } from './GroupList.tsx';
import { HandOver } from './HandOver.tsx';
import { Keys } from './Keys.tsx';
import type { Review } from './review.ts';
import { ChangedWords, AriaSnapshots } from './AriaSnapshots.tsx';
import { Stage } from './Stage.tsx';
import { Strip } from './Strip.tsx';
import { Switches } from './Switches.tsx';
import { useDesk } from './useDesk.ts';
import { useKeys } from './useKeys.ts';
import { useAriaToggles } from './useAriaToggles.tsx';
import { views, type View } from './views.ts';
import { muted } from '../../../ui/text.css.ts';
import * as styles from './Desk.css.ts';
import * as stage from './Stage.css.ts';

export interface DeskProps {
  data: DeskData;
  sources: DeskSources;
  store: DeskStore;
  /** Whether the reader prefers reduced motion. */
  isStill: boolean;
  now?: () => Date;
  /** The initial view. */
  view?: View;
}

/** The differences from the base, decided group by group. */
export function Desk({ data, sources, store, isStill, now, view: first = 'slider' }: DeskProps) {
  const [snapshot, send] = useDesk(data, store, now);
  const { context } = snapshot;
  const [view, setView] = useState(first);
  const [extent, setExtent] = useState<Extent>('changed');
  const [areMarksShown, setMarks] = useState(true);
  const [areKeysOn, setKeys] = useState(true);
  const [isHandingOver, setHandingOver] = useState(false);
  const { isAriaShown, areStopsShown, toggles } = useAriaToggles();

  const change = currentChange(context);
  const picture = data.pictures.find(({ story }) => story === change?.story);
  const hasAriaSnapshot = picture?.hasAriaSnapshot === true || change?.kind === 'ariaSnapshot';
  const ariaSnapshots = useLoaded(
    sources.ariaSnapshots,
    hasAriaSnapshot ? change?.story : undefined,
  );
  const stands = useMemo(
    () => standingsOf({ groups: context.groups }, context.files),
    [context.groups, context.files],
  );
  const stand = stands[context.groupIndex];
  const group = stand?.group;
  const step =
    (['asking', 'naming'] as const).find((each) => snapshot.matches({ deciding: each })) ??
    'choosing';
  const own = context.files.find(({ by }) => by === context.by);

  useKeys(
    {
      a: () => send({ type: 'approve' }),
      c: () => send({ type: 'ask' }),
      o: () => send({ type: 'scope.choose', isSinglePicture: !context.isSinglePicture }),
      j: () => send({ type: 'group.next' }),
      k: () => send({ type: 'group.previous' }),
      n: () => send({ type: 'picture.nextSample' }),
      u: () => send({ type: 'undo' }),
      z: () => setExtent(extent === 'changed' ? 'whole' : 'changed'),
      m: () => setMarks(!areMarksShown),
      ...Object.fromEntries(views.map((each, index) => [String(index + 1), () => setView(each)])),
    },
    areKeysOn,
  );

  const areAriaSnapshotsShown = isAriaShown || change?.kind === 'ariaSnapshot';
  const latest = ariaSnapshots?.after ?? ariaSnapshots?.before;
  const canNumber =
    change !== undefined &&
    latest !== undefined &&
    (change.kind === 'ariaSnapshot' || change.mode === latest.mode);
  const review: Review | undefined =
    change === undefined || stand === undefined
      ? undefined
      : {
          context,
          send,
          step,
          standing: stand,
          change,
          picture,
          ariaSnapshots,
          pinned: standing(change, indexVerdicts(context.files)).verdicts.filter(({ pin }) => pin),
          sources,
        };

  return (
    <Page className={styles.deskPage}>
      <DeskHead data={data} standings={stands} onHandOver={() => setHandingOver(true)} />
      <div className={styles.notices}>
        {snapshot.matches({ storing: 'failed' }) ? (
          <Notice tone="error" title="Not saved" role="alert">
            <p>{context.failure} Your decisions are on this page alone until you save the file.</p>
            <div className={styles.actions}>
              {own === undefined ? null : (
                <Button size="small" onClick={() => downloadVerdicts(own)}>
                  Save the file
                </Button>
              )}
              <Button size="small" variant="secondary" onClick={() => send({ type: 'save.retry' })}>
                Try again
              </Button>
            </div>
          </Notice>
        ) : null}
        <DamagedFiles title="Decisions that cannot be read" files={context.damaged} />
      </div>
      {group === undefined || change === undefined || review === undefined ? (
        <Empty data={data} />
      ) : (
        <>
          <GroupList
            standings={stands}
            at={context.groupIndex}
            onOpen={(id) => send({ type: 'group.open', id })}
          />
          <section className={styles.stage} aria-labelledby="desk-stage">
            <div className={styles.stageTitle}>
              <h2 className={styles.subtitle} id="desk-stage">
                {subjectWords(change)}
              </h2>
              <span className={muted}>
                {group.changes.length === 1
                  ? modeWords(change.mode)
                  : `${group.changes.findIndex(({ key }) => key === change.key) + 1} of ${group.changes.length} alike`}
              </span>
            </div>
            {group.texts === undefined ? null : <ChangedWords texts={group.texts} />}
            <Switches
              review={review}
              view={view}
              extent={extent}
              onView={setView}
              onExtent={setExtent}
            />
            <div className={areAriaSnapshotsShown ? stage.besides : undefined}>
              <Stage
                review={review}
                view={view}
                extent={extent}
                isStill={isStill}
                areMarksShown={areMarksShown}
                stops={areStopsShown && canNumber ? latest.focus : []}
              />
              {areAriaSnapshotsShown ? <AriaSnapshots pair={ariaSnapshots} /> : null}
            </div>
            {latest === undefined ? null : (
              <div className={styles.actions}>
                {toggles}
                {areStopsShown && !canNumber ? (
                  <p className={muted}>The numbers were taken in {modeWords(latest.mode)}.</p>
                ) : null}
              </div>
            )}
            {group.changes.length === 1 ? null : <Strip review={review} />}
          </section>
          <aside className={styles.aside} aria-label="Decide">
            <Decision review={review} />
            <Facts review={review} />
            <Keys areOn={areKeysOn} onTurn={() => setKeys(!areKeysOn)} />
            <p className={muted}>
              A decision holds for exactly these pixels. When they change it opens again.
            </p>
          </aside>
        </>
      )}
      <p role="status">
        <VisuallyHidden>
          <span key={context.announcement.id}>{context.announcement.text}</span>
        </VisuallyHidden>
      </p>
      {isHandingOver ? (
        <HandOver
          data={data}
          standings={stands}
          context={context}
          send={send}
          onClose={() => setHandingOver(false)}
        />
      ) : null}
    </Page>
  );
}
