import { useEffect, useMemo, useRef } from 'react';
import { isLiveMessage, type GoTo } from '../../../storyboards/liveMessages.ts';
import type { Subject } from '../../../storyboards/subject.ts';
import { pathTo, slugsOf, nextPathSteps, type PathStep } from '../../../storyboards/walk.ts';
import * as aside from '../aside/Aside.css.ts';
import * as controls from '../controls/Controls.css.ts';
import * as styles from './LivePane.css.ts';

export interface LivePaneProps {
  subject: Subject;
  /** The real screen's story, shown in an iframe. */
  story: string;
  theme: 'light' | 'dark';
  /** The path that the real screen has taken. */
  path: readonly PathStep[];
  onPath: (path: readonly PathStep[]) => void;
  /** The real screen's active states; undefined until it has loaded. */
  screenStates: readonly string[] | undefined;
  onScreenStates: (leaves: readonly string[]) => void;
}

/** Returns whether the user has moved the real screen off the path. */
export const isMovedByHand = (
  screenStates: readonly string[] | undefined,
  path: readonly PathStep[] | undefined,
): screenStates is readonly string[] =>
  screenStates !== undefined &&
  path !== undefined &&
  screenStates.join() !== path.at(-1)?.leaves.join();

/** The real screen, and the events possible now. */
export function LivePane({
  subject,
  story,
  theme,
  path,
  onPath,
  screenStates,
  onScreenStates,
}: LivePaneProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const slugs = slugsOf(path);
  const joinedSlugs = slugs.join(' ');
  const isOffPath = isMovedByHand(screenStates, path);
  const actualPath = useMemo(
    () => (isOffPath ? pathTo(subject.model, subject.stepper, screenStates) : path),
    [isOffPath, subject, screenStates, path],
  );
  const last = actualPath?.at(-1);
  const next = last === undefined ? [] : nextPathSteps(subject.stepper, last);
  const isOnward = useRef(false);

  const go = (anew: boolean): void => {
    const slugs = joinedSlugs === '' ? [] : joinedSlugs.split(' ');
    const message: GoTo = { kind: 'storyboards:go', slugs, anew, onward: isOnward.current };
    isOnward.current = false;
    frame.current?.contentWindow?.postMessage(message, location.origin);
  };

  useEffect(() => {
    const listen = ({ data, source }: MessageEvent<unknown>): void => {
      if (source !== frame.current?.contentWindow || !isLiveMessage(data)) return;
      if (data.kind !== 'storyboards:at') return;
      // The frame has just loaded.
      if (data.leaves === undefined) go(false);
      else onScreenStates(data.leaves);
    };
    addEventListener('message', listen);
    go(false);
    return () => removeEventListener('message', listen);
    // Its other values follow from the path or are constant.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [joinedSlugs]);

  return (
    <section className={aside.stack} aria-label="Live">
      {/* Same-origin page of this Storybook, which needs its scripts. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe
        ref={frame}
        className={styles.frame}
        title={`${subject.wording.name}, the real screen`}
        src={`./iframe.html?id=${story}&viewMode=story&globals=theme:${theme}`}
      />
      <p className={aside.muted} role="status">
        {screenStates === undefined
          ? 'Opening …'
          : `${screenStates.map((statePath) => subject.wording.state(statePath)).join(' · ')}${isOffPath ? ' (moved by hand)' : ''}`}
      </p>
      <ol className={styles.steps} aria-label="The path so far">
        {path.map((step, index) => (
          <li key={index}>
            <button
              type="button"
              className={controls.quiet}
              aria-pressed={index === path.length - 1}
              onClick={() => onPath(path.slice(0, index + 1))}
            >
              {index === 0 ? 'Start' : step.words}
            </button>
          </li>
        ))}
      </ol>
      {isOffPath ? (
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
          {next.map((step) => (
            <li key={step.slug}>
              <button
                type="button"
                className={aside.transition}
                onClick={() => {
                  const onward = [...(actualPath ?? []), step];
                  isOnward.current = isOffPath;
                  // An unchanged path re-renders nothing, so the message is sent here.
                  if (slugsOf(onward).join(' ') === joinedSlugs) go(true);
                  else onPath(onward);
                }}
              >
                {step.words}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
