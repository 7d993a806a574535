import type { ReactNode } from 'react';
import type { Window } from '../../../storyboards/modes.ts';
import type { StatePicture } from '../../../storyboards/pictures.ts';
import type { ToldStop } from '../../../storyboards/telling.ts';
import { classNames } from '../../../ui/classNames.ts';
import * as styles from './Strip.css.ts';

export interface StripProps {
  label: string;
  stops: readonly ToldStop[];
  window: Window;
  pictureOf: (statePath: string, story?: string) => StatePicture | undefined;
  /** The stop that is looked at. */
  at?: number;
  /** Runs on in further lines, as paper asks. */
  wraps?: boolean;
  /** Under each stop. */
  notes?: readonly ReactNode[];
}

/** A path as a row of captioned pictures. */
export function Strip({
  label,
  stops,
  window,
  pictureOf,
  at,
  wraps = false,
  notes = [],
}: StripProps) {
  const isDesk = window === 'desk';
  return (
    // A scroller must be reachable by keyboard (axe, scrollable-region-focusable).
    <ol
      className={classNames(styles.strip, wraps ? styles.wrapped : undefined)}
      aria-label={label}
      tabIndex={wraps ? undefined : 0}
    >
      {stops.map(({ statePath, name, event, condition, story }, step) => {
        const picture = pictureOf(statePath, story);
        return (
          <li key={step} className={styles.stop} aria-current={at === step ? 'step' : undefined}>
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
              <span className={styles.name}>{name}</span>
              {notes[step]}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
