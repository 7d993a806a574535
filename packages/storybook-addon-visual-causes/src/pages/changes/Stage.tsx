import type { ReactNode } from 'react';
import type { Change, FocusStop, Shot } from '../../desk/desk.ts';
import { regionOf, type Extent } from '../../desk/ui/region.ts';
import { kindWords, modeWords, subjectWords } from '../../desk/ui/words.ts';
import type { DeskSources } from '../sources.ts';
import { useLoaded } from '../useLoaded.ts';
import { Frame, Picture } from './Frame.tsx';
import { loadImages } from './loadImages.ts';
import type { View } from './views.ts';
import { Stops } from './AriaSnapshots.tsx';
import { BEFORE, NOW, viewComponents } from './Views.tsx';
import { muted } from '../../ui/text.css.ts';
import * as styles from './Stage.css.ts';

export interface StageProps {
  change: Change;
  sources: DeskSources;
  view: View;
  extent: Extent;
  areMarksShown: boolean;
  /** The focus stops to draw; empty unless requested. */
  stops: readonly FocusStop[];
}

function sizesText(before: Shot, after: Shot): string | undefined {
  if (before.width === after.width && before.height === after.height) return undefined;
  return `Now ${after.width} × ${after.height} px, before ${before.width} × ${before.height} px. Both lie at the top left; what one lacks counts as different.`;
}

/** The current picture, before and after. */
export function Stage({ change, sources, view, extent, areMarksShown, stops }: StageProps) {
  const { before, after, kind, key, boxes } = change;
  const shots = [before, after].filter((shot) => shot !== undefined);
  const addresses = shots.map(({ hash }) => sources.picture(hash)).join(' ');
  const loaded = useLoaded(loadImages, addresses);

  const picture = after ?? before;
  if (loaded === null) {
    return (
      <p className={styles.empty} role="alert">
        A picture could not be loaded. Reload the page.
      </p>
    );
  }
  if (picture === undefined) {
    return <p className={styles.empty}>An ARIA snapshot has no picture. Its text is beside.</p>;
  }

  const marks = areMarksShown ? boxes : [];
  const region = regionOf(change, kind === 'changed' ? extent : 'whole');
  const subject = `${subjectWords(change)}, ${modeWords(change.mode)}`;
  const drawn = (shot: Shot, words: string): ReactNode => (
    <Picture
      shot={shot}
      src={sources.picture(shot.hash)}
      alt={`${subject}, ${words}`}
      region={region}
    />
  );
  const over = <Stops stops={stops} region={region} />;

  if (before === undefined || after === undefined || kind !== 'changed') {
    const isAriaSnapshot = kind === 'ariaSnapshot';
    return (
      <div className={styles.sheet}>
        <Frame
          region={region}
          caption={kind === 'gone' ? BEFORE : NOW}
          marks={isAriaSnapshot ? marks : []}
        >
          {drawn(picture, kindWords[kind])}
          {over}
        </Frame>
        <p className={muted}>
          {isAriaSnapshot
            ? (change.summary ?? 'The picture is the same; its ARIA snapshot differs.')
            : kind === 'new'
              ? 'New: the base has no picture to compare with.'
              : 'Removed: no story renders this.'}
        </p>
      </div>
    );
  }

  const sizes = sizesText(before, after);
  const Compared = viewComponents[view];
  return (
    <div className={styles.sheet}>
      <Compared
        key={key}
        before={drawn(before, 'before')}
        now={drawn(after, 'as it is now')}
        addresses={addresses}
        subject={subject}
        region={region}
        marks={marks}
        over={over}
      />
      {sizes === undefined ? null : <p className={muted}>{sizes}</p>}
    </div>
  );
}
