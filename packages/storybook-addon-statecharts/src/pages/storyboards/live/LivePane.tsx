import { useEffect, useMemo, useRef } from 'react';
import { isLiveMessage, type GoTo } from '../../../storyboards/liveMessages.ts';
import type { Subject } from '../../../storyboards/subject.ts';
import { pathTo, slugsOf, stopsAfter, type Stop } from '../../../storyboards/walk.ts';
import * as aside from '../aside/Aside.css.ts';
import * as controls from '../controls/Controls.css.ts';
import * as styles from './LivePane.css.ts';

export interface LivePaneProps {
  subject: Subject;
  /** The story that the real screen is, in its own frame. */
  story: string;
  theme: 'light' | 'dark';
  /** How the real screen has come where it is. */
  path: readonly Stop[];
  onPath: (path: readonly Stop[]) => void;
  /** Where the real screen rests, by state path; undefined until it is there. */
  at: readonly string[] | undefined;
  onAt: (leaves: readonly string[]) => void;
}

/** Has somebody moved the real screen to where the path does not lead? */
export const isMovedByHand = (
  at: readonly string[] | undefined,
  path: readonly Stop[] | undefined,
): at is readonly string[] =>
  at !== undefined && path !== undefined && at.join() !== path.at(-1)?.leaves.join();

/** The real screen, and what can happen to it now. */
export function LivePane({ subject, story, theme, path, onPath, at, onAt }: LivePaneProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const slugs = slugsOf(path);
  const said = slugs.join(' ');
  const isElsewhere = isMovedByHand(at, path);
  const here = useMemo(
    () => (isElsewhere ? pathTo(subject.model, subject.stepper, at) : path),
    [isElsewhere, subject, at, path],
  );
  const last = here?.at(-1);
  const next = last === undefined ? [] : stopsAfter(subject.stepper, last);
  const isOnward = useRef(false);

  const go = (anew: boolean): void => {
    const slugs = said === '' ? [] : said.split(' ');
    const message: GoTo = { kind: 'storyboards:go', slugs, anew, onward: isOnward.current };
    isOnward.current = false;
    frame.current?.contentWindow?.postMessage(message, location.origin);
  };

  useEffect(() => {
    const listen = ({ data, source }: MessageEvent<unknown>): void => {
      if (source !== frame.current?.contentWindow || !isLiveMessage(data)) return;
      if (data.kind !== 'storyboards:at') return;
      // It has just been loaded.
      if (data.leaves === undefined) go(false);
      else onAt(data.leaves);
    };
    addEventListener('message', listen);
    go(false);
    return () => removeEventListener('message', listen);
    // What else it reads follows from the path, or is the same all the time.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [said]);

  return (
    <section className={aside.stack} aria-label="Live">
      {/* This very Storybook's own page, which needs its scripts and its origin. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe
        ref={frame}
        className={styles.frame}
        title={`${subject.wording.name}, the real screen`}
        src={`./iframe.html?id=${story}&viewMode=story&globals=theme:${theme}`}
      />
      <p className={aside.muted} role="status">
        {at === undefined
          ? 'Opening …'
          : `${at.map((statePath) => subject.wording.state(statePath)).join(' · ')}${isElsewhere ? ' (moved by hand)' : ''}`}
      </p>
      <ol className={styles.steps} aria-label="The path so far">
        {path.map((stop, index) => (
          <li key={index}>
            <button
              type="button"
              className={controls.quiet}
              aria-pressed={index === path.length - 1}
              onClick={() => onPath(path.slice(0, index + 1))}
            >
              {index === 0 ? 'Start' : stop.words}
            </button>
          </li>
        ))}
      </ol>
      {isElsewhere ? (
        <button type="button" className={controls.button} onClick={() => go(true)}>
          Back to the path
        </button>
      ) : null}
      <h3 className={aside.subtitle}>What can happen now</h3>
      {next.length === 0 ? (
        <button type="button" className={controls.button} onClick={() => onPath(path.slice(0, 1))}>
          Nothing more: start again
        </button>
      ) : (
        <ul className={aside.list}>
          {next.map((stop) => (
            <li key={stop.slug}>
              <button
                type="button"
                className={aside.transition}
                onClick={() => {
                  const onward = [...(here ?? []), stop];
                  isOnward.current = isElsewhere;
                  // The same path as before tells the page nothing new.
                  if (slugsOf(onward).join(' ') === said) go(true);
                  else onPath(onward);
                }}
              >
                {stop.words}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
