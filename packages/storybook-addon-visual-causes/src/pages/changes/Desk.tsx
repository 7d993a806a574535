import { useState } from 'react';
import type { Change, ChangeGroup, DeskData } from '../../desk/desk.ts';
import type { Extent } from '../../desk/ui/region.ts';
import { modeWords, subjectWords } from '../../desk/ui/words.ts';
import { Page } from '../../ui/Page.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import type { DeskSources } from '../sources.ts';
import { useLoaded } from '../useLoaded.ts';
import { Accept } from './Accept.tsx';
import { DeskHead } from './DeskHead.tsx';
import { Empty } from './Empty.tsx';
import { Facts } from './Facts.tsx';
import { GroupList } from './GroupList.tsx';
import { Keys } from './Keys.tsx';
import { ChangedWords, AriaSnapshots } from './AriaSnapshots.tsx';
import { Stage } from './Stage.tsx';
import { Strip } from './Strip.tsx';
import { Switches } from './Switches.tsx';
import { useKeys } from './useKeys.ts';
import { useAriaToggles } from './useAriaToggles.tsx';
import { views, type View } from './views.ts';
import { muted } from '../../ui/text.css.ts';
import * as styles from './Desk.css.ts';
import * as stage from './Stage.css.ts';

export interface DeskProps {
  data: DeskData;
  sources: DeskSources;
  /** The initial view. */
  view?: View;
}

/** The item that many steps lead to, around the ends. */
const step = <Item,>(items: readonly Item[], at: number, by: 1 | -1): Item | undefined =>
  items[(at + by + items.length) % items.length];

/** The differences from the base by cause, with the command that accepts each. */
export function Desk({ data, sources, view: first = 'slider' }: DeskProps) {
  const { groups } = data;
  const [opened, setOpened] = useState<{ group: ChangeGroup; change: Change } | undefined>(() => {
    const [group] = groups;
    const change = group?.changes[0];
    return group === undefined || change === undefined ? undefined : { group, change };
  });
  const [view, setView] = useState(first);
  const [extent, setExtent] = useState<Extent>('changed');
  const [areMarksShown, setMarks] = useState(true);
  const [areKeysOn, setKeys] = useState(true);
  const { isAriaShown, areStopsShown, toggles } = useAriaToggles();
  const { group, change } = opened ?? {};
  const at = group === undefined ? -1 : groups.indexOf(group);
  const place = group?.changes.findIndex(({ key }) => key === change?.key) ?? -1;

  function open(next: ChangeGroup | undefined, of = next?.changes[0]): void {
    if (next !== undefined && of !== undefined) setOpened({ group: next, change: of });
  }
  const openPicture = (next: Change | undefined): void => open(group, next);

  const picture = data.pictures.find(({ story }) => story === change?.story);
  const hasDetails = picture?.hasAriaSnapshot === true || change?.kind === 'ariaSnapshot';
  const details = useLoaded(sources.details, hasDetails ? change?.story : undefined);

  useKeys(
    {
      j: () => open(step(groups, at, 1)),
      k: () => open(step(groups, at, -1)),
      n: () => openPicture(step(group?.changes ?? [], place, 1)),
      p: () => openPicture(step(group?.changes ?? [], place, -1)),
      z: () => setExtent(extent === 'changed' ? 'whole' : 'changed'),
      m: () => setMarks(!areMarksShown),
      ...Object.fromEntries(views.map((each, index) => [String(index + 1), () => setView(each)])),
    },
    areKeysOn,
  );

  const areAriaSnapshotsShown = isAriaShown || change?.kind === 'ariaSnapshot';
  const latest = details?.after ?? details?.before;
  const canNumber =
    change !== undefined &&
    latest !== undefined &&
    (change.kind === 'ariaSnapshot' || change.mode === latest.mode);

  return (
    <Page className={styles.deskPage}>
      <DeskHead data={data} />
      {group === undefined || change === undefined ? (
        <Empty data={data} />
      ) : (
        <>
          <GroupList groups={groups} at={at} onOpen={(index) => open(groups[index])} />
          <section className={styles.stage} aria-labelledby="desk-stage">
            <div className={styles.stageTitle}>
              <h2 className={styles.subtitle} id="desk-stage">
                {subjectWords(change)}
              </h2>
              <span className={muted}>
                {group.changes.length === 1
                  ? modeWords(change.mode)
                  : `${place + 1} of ${group.changes.length}, ${modeWords(change.mode)}`}
              </span>
            </div>
            {group.texts === undefined ? null : <ChangedWords texts={group.texts} />}
            <Switches
              group={group}
              change={change}
              onOpen={openPicture}
              view={view}
              extent={extent}
              onView={setView}
              onExtent={setExtent}
            />
            <div className={areAriaSnapshotsShown ? stage.besides : undefined}>
              <Stage
                change={change}
                sources={sources}
                view={view}
                extent={extent}
                areMarksShown={areMarksShown}
                stops={areStopsShown && canNumber ? latest.focus : []}
              />
              {areAriaSnapshotsShown ? <AriaSnapshots details={details} /> : null}
            </div>
            {latest === undefined ? null : (
              <div className={styles.actions}>
                {toggles}
                {areStopsShown && !canNumber ? (
                  <p className={muted}>The numbers were taken in {modeWords(latest.mode)}.</p>
                ) : null}
              </div>
            )}
            {group.changes.length === 1 ? null : (
              <Strip group={group} change={change} thumb={sources.thumb} onOpen={openPicture} />
            )}
          </section>
          <aside className={styles.aside} aria-label="Accept">
            <Accept key={group.id} group={group} change={change} command={data.acceptCommand} />
            <Facts change={change} picture={picture} details={details} />
            <Keys areOn={areKeysOn} onTurn={() => setKeys(!areKeysOn)} />
          </aside>
        </>
      )}
      <p role="status">
        <VisuallyHidden>
          {group === undefined || change === undefined
            ? ''
            : `${group.title}, ${at + 1} of ${groups.length}. ${change.name}, ${modeWords(change.mode)}, ${place + 1} of ${group.changes.length}.`}
        </VisuallyHidden>
      </p>
    </Page>
  );
}
