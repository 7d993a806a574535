import type { ReactNode } from 'react';
import type { Window } from '../../../storyboards/modes.ts';
import type { StatePicture } from '../../../storyboards/pictures.ts';
import type { CaptionedStep } from '../../../storyboards/captionPath.ts';
import { classNames } from '../../../ui/classNames.ts';
import * as styles from './Strip.css.ts';

export interface StripProps {
  label: string;
  stops: readonly CaptionedStep[];
  window: Window;
  pictureOf: (statePath: string, story?: string) => StatePicture | undefined;
  /** Wraps into several rows, for print. */
  wraps?: boolean;
  /** Below each stop. */
  notes?: readonly ReactNode[];
}

/** Merges consecutive stops that look the same, with their numbers. */
function mergeAlike(
  stops: readonly CaptionedStep[],
  pictureOf: StripProps['pictureOf'],
): { stop: CaptionedStep; steps: number[] }[] {
  const seen = stops.map(({ statePath, story }) => pictureOf(statePath, story)?.hash);
  const merged: { stop: CaptionedStep; steps: number[] }[] = [];
  for (const [step, stop] of stops.entries()) {
    const last = merged.at(-1);
    if (last !== undefined && seen[step] !== undefined && seen[step] === seen[step - 1]) {
      last.steps.push(step);
    } else merged.push({ stop, steps: [step] });
  }
  return merged;
}

/** A path as a row of captioned pictures. */
export function Strip({ label, stops, window, pictureOf, wraps = false, notes = [] }: StripProps) {
  const isDesk = window === 'desk';
  return (
    // A scroller must be reachable by keyboard (axe, scrollable-region-focusable).
    <ol
      className={classNames(styles.strip, wraps ? styles.wrapped : undefined)}
      aria-label={label}
      tabIndex={wraps ? undefined : 0}
    >
      {mergeAlike(stops, pictureOf).map(({ stop, steps }) => {
        const { statePath, event, condition, story } = stop;
        const picture = pictureOf(statePath, story);
        const names = new Set(steps.map((step) => stops[step]?.name));
        return (
          <li key={steps[0]} className={styles.stop}>
            {event === undefined ? null : (
              <span className={styles.happens}>
                {event}
                {condition === undefined ? '' : `, ${condition}`}
                <span aria-hidden="true" className={styles.arrow}>
                  →
                </span>
              </span>
            )}
            <span className={classNames(styles.card, isDesk ? styles.deskCard : undefined)}>
              {picture === undefined ? (
                <span
                  className={classNames(styles.picture, isDesk ? styles.deskPicture : undefined)}
                />
              ) : (
                <img
                  className={classNames(styles.picture, isDesk ? styles.deskPicture : undefined)}
                  src={picture.url}
                  alt=""
                />
              )}
              {[...names].map((name) => (
                <span key={name} className={styles.name}>
                  {name}
                </span>
              ))}
              {steps.map((step) => notes[step])}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
