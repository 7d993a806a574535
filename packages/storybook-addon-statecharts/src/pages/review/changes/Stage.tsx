import { useEffect, type ReactNode } from 'react';
import type { FocusStop, Shot } from '../../../desk/desk.ts';
import { currentDraft } from '../../../desk/deskContext.ts';
import { regionOf, type Extent } from '../../../desk/ui/region.ts';
import { kindWords, modeWords, subjectWords } from '../../../desk/ui/words.ts';
import { useLoaded } from '../useLoaded.ts';
import { DifferenceView } from './DifferenceView.tsx';
import { Frame, Picture, Scroll } from './Frame.tsx';
import { PinField, Pins } from './Pins.tsx';
import type { Review } from './review.ts';
import type { View } from './views.ts';
import { Stops } from './AriaSnapshots.tsx';
import { ACCEPTED, Blink, Fade, NOW, SideBySide, Slider } from './Views.tsx';
import * as desk from './Desk.css.ts';
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

const decode = (address: string): Promise<void> => {
  const image = new Image();
  image.src = address;
  return image.decode();
};

/** Decodes pictures by their addresses, with spaces between. */
const decodeAll = (addresses: string): Promise<void[]> =>
  Promise.all(addresses === '' ? [] : addresses.split(' ').map(decode));

function sizesText(before: Shot, after: Shot): string | undefined {
  if (before.width === after.width && before.height === after.height) return undefined;
  return `Now ${after.width} × ${after.height} px, accepted ${before.width} × ${before.height} px. Both lie at the top left; what one lacks counts as different.`;
}

/** The current picture, before and after. */
export function Stage({ review, view, extent, isStill, areMarksShown, stops }: StageProps) {
  const { context, send, step, change, sources, ariaSnapshots, pinned } = review;
  const { before, after, kind, key, boxes } = change;
  const shots = [before, after].filter((shot) => shot !== undefined);
  const loaded = useLoaded(decodeAll, shots.map(({ hash }) => sources.picture(hash)).join(' '));
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
        <Scroll region={region}>
          <Frame
            region={region}
            caption={kind === 'gone' ? ACCEPTED : NOW}
            marks={isAriaSnapshot ? marks : []}
          >
            {drawn(picture, kindWords[kind])}
            {over}
          </Frame>
        </Scroll>
        <p className={desk.muted}>
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
  const two = {
    accepted: drawn(before, 'as accepted'),
    now: drawn(after, 'as it is now'),
    region,
    marks,
    over,
  };
  return (
    <div className={styles.sheet}>
      {view === 'sideBySide' ? <SideBySide {...two} /> : null}
      {view === 'slider' ? <Slider key={key} {...two} /> : null}
      {view === 'fade' ? <Fade key={key} {...two} /> : null}
      {view === 'blinking' ? <Blink key={key} {...two} isStill={isStill} /> : null}
      {view === 'difference' ? (
        <DifferenceView
          before={sources.picture(before.hash)}
          after={sources.picture(after.hash)}
          region={region}
          label={`${subject}: what differs`}
        />
      ) : null}
      {sizes === undefined ? null : <p className={desk.muted}>{sizes}</p>}
    </div>
  );
}
