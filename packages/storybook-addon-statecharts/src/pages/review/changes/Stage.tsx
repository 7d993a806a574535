import { useEffect, type ReactNode } from 'react';
import type { FocusStop, Shot } from '../../../desk/desk.ts';
import { currentDraft } from '../../../desk/deskContext.ts';
import { regionOf, type Extent } from '../../../desk/ui/region.ts';
import { kindWords, modeWords, subjectWords } from '../../../desk/ui/words.ts';
import { useLoaded } from '../useLoaded.ts';
import { Frame, Picture } from './Frame.tsx';
import { loadImages } from './loadImages.ts';
import { PinField, Pins } from './Pins.tsx';
import type { Review } from './review.ts';
import type { View } from './views.ts';
import { Stops } from './AriaSnapshots.tsx';
import { ACCEPTED, NOW, viewComponents } from './Views.tsx';
import { muted } from '../../../ui/text.css.ts';
import * as styles from './Stage.css.ts';

export interface StageProps {
  review: Review;
  view: View;
  extent: Extent;
  /** Whether the reader prefers reduced motion. */
  isStill: boolean;
  areMarksShown: boolean;
  /** The focus stops to draw; empty unless requested. */
  stops: readonly FocusStop[];
}

function sizesText(before: Shot, after: Shot): string | undefined {
  if (before.width === after.width && before.height === after.height) return undefined;
  return `Now ${after.width} × ${after.height} px, accepted ${before.width} × ${before.height} px. Both lie at the top left; what one lacks counts as different.`;
}

/** The current picture, before and after. */
export function Stage({ review, view, extent, isStill, areMarksShown, stops }: StageProps) {
  const { context, send, step, change, sources, ariaSnapshots, pinned } = review;
  const { before, after, kind, key, boxes } = change;
  const shots = [before, after].filter((shot) => shot !== undefined);
  const addresses = shots.map(({ hash }) => sources.picture(hash)).join(' ');
  const loaded = useLoaded(loadImages, addresses);
  const isRead = kind !== 'ariaSnapshot' || (ariaSnapshots !== undefined && ariaSnapshots !== null);
  const isShown = loaded !== undefined && loaded !== null && isRead;
  useEffect(() => {
    if (isShown) send({ type: 'picture.shown', key });
  }, [isShown, key, send]);

  const picture = after ?? before;
  if (loaded === null) {
    return (
      <p className={styles.empty} role="alert">
        A picture could not be loaded, so it cannot be approved. Reload the page.
      </p>
    );
  }
  if (picture === undefined) {
    return <p className={styles.empty}>An ARIA snapshot has no picture. Its text is beside.</p>;
  }

  const marks = areMarksShown ? boxes : [];
  const { pin } = currentDraft(context);
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
  const over: ReactNode = (
    <>
      <Stops stops={stops} region={region} />
      <Pins verdicts={pinned} picture={picture} region={region} />
      {step === 'asking' ? (
        <PinField
          pin={pin?.key === key ? pin : undefined}
          picture={picture}
          region={region}
          onPut={({ x, y }) => send({ type: 'pin.place', x, y })}
          onRemove={() => send({ type: 'pin.remove' })}
        />
      ) : null}
    </>
  );

  if (before === undefined || after === undefined || kind !== 'changed') {
    const isAriaSnapshot = kind === 'ariaSnapshot';
    return (
      <div className={styles.sheet}>
        <Frame
          region={region}
          caption={kind === 'gone' ? ACCEPTED : NOW}
          marks={isAriaSnapshot ? marks : []}
        >
          {drawn(picture, kindWords[kind])}
          {over}
        </Frame>
        <p className={muted}>
          {isAriaSnapshot
            ? (change.summary ?? 'The picture is the same; what is told of it is not.')
            : kind === 'new'
              ? 'New: there is no accepted picture to compare with.'
              : 'Gone: nothing draws this any more.'}
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
        accepted={drawn(before, 'as accepted')}
        now={drawn(after, 'as it is now')}
        addresses={addresses}
        subject={subject}
        region={region}
        marks={marks}
        over={over}
        isStill={isStill}
      />
      {sizes === undefined ? null : <p className={muted}>{sizes}</p>}
    </div>
  );
}
