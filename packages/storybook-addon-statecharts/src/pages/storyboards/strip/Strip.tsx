import type { ReactNode } from 'react';
import type { Window } from '../../../storyboards/modes.ts';
import type { AcceptedPicture } from '../../../storyboards/pictures.ts';
import type { CaptionedStep } from '../../../storyboards/captionPath.ts';
import { classNames } from '../../../ui/classNames.ts';
import * as styles from './Strip.css.ts';

export interface StripProps {
  label: string;
  steps: readonly CaptionedStep[];
  window: Window;
  pictureOf: (statePath: string, story?: string) => AcceptedPicture | undefined;
  /** Wraps into several rows, for print. */
  wraps?: boolean;
  /** Below each step. */
  notes?: readonly ReactNode[];
}

/** Merges consecutive steps with the same picture, and keeps their indexes. */
function mergeAlike(
  steps: readonly CaptionedStep[],
  pictureOf: StripProps['pictureOf'],
): { step: CaptionedStep; indexes: number[] }[] {
  const hashes = steps.map(({ statePath, story }) => pictureOf(statePath, story)?.hash);
  const merged: { step: CaptionedStep; indexes: number[] }[] = [];
  for (const [index, step] of steps.entries()) {
    const last = merged.at(-1);
    if (last !== undefined && hashes[index] !== undefined && hashes[index] === hashes[index - 1]) {
      last.indexes.push(index);
    } else merged.push({ step, indexes: [index] });
  }
  return merged;
}

/** A path as a row of captioned pictures. */
export function Strip({ label, steps, window, pictureOf, wraps = false, notes = [] }: StripProps) {
  const isDesk = window === 'desk';
  const pictureClass = classNames(styles.picture, isDesk && styles.deskPicture);
  return (
    // A scroller must be reachable by keyboard (axe, scrollable-region-focusable).
    <ol
      className={classNames(styles.strip, wraps && styles.wrapped)}
      aria-label={label}
      tabIndex={wraps ? undefined : 0}
    >
      {mergeAlike(steps, pictureOf).map(({ step, indexes }) => {
        const { statePath, event, condition, story } = step;
        const picture = pictureOf(statePath, story);
        const names = new Set(indexes.map((index) => steps[index]?.name));
        return (
          <li key={indexes[0]} className={styles.step}>
            {event === undefined ? null : (
              <span className={styles.happens}>
                {event}
                {condition === undefined ? '' : `, ${condition}`}
                <span aria-hidden="true" className={styles.arrow}>
                  →
                </span>
              </span>
            )}
            <span className={classNames(styles.card, isDesk && styles.deskCard)}>
              {picture === undefined ? (
                <span className={pictureClass} />
              ) : (
                <img className={pictureClass} src={picture.url} alt="" />
              )}
              {[...names].map((name) => (
                <span key={name} className={styles.name}>
                  {name}
                </span>
              ))}
              {indexes.map((index) => notes[index])}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
