import { useEffect, useMemo, useRef } from 'react';
import { machineWords, stateName } from '../../../chart/words.ts';
import { isLiveMessage, type GoTo } from '../../../storyboards/liveMessages.ts';
import { pathTo, slugsOf } from '../../../storyboards/walk.ts';
import type { Step } from '../../../walks/simulator.ts';
import { useShown } from '../context.ts';
import { muted } from '../../../ui/text.css.ts';
import * as aside from '../aside/Aside.css.ts';
import { ToolButton } from '../controls/ToolButton.tsx';

export interface LivePaneProps {
  /** The real screen's story, shown in an iframe. */
  story: string;
  /** The path that the real screen has taken. */
  path: readonly Step[];
  onPath: (path: readonly Step[]) => void;
  /** The real screen's active states; undefined until it has loaded. */
  screenStates: readonly string[] | undefined;
  onScreenStates: (leaves: readonly string[]) => void;
}

/** Returns whether the user has moved the real screen off the path. */
export const isMovedByHand = (
  screenStates: readonly string[] | undefined,
  path: readonly Step[] | undefined,
): screenStates is readonly string[] =>
  screenStates !== undefined &&
  path !== undefined &&
  screenStates.join() !== path.at(-1)?.leaves.join();

/** The real screen, and the events possible now. */
export function LivePane({ story, path, onPath, screenStates, onScreenStates }: LivePaneProps) {
  const { subject, theme } = useShown();
  const frame = useRef<HTMLIFrameElement>(null);
  const slugs = slugsOf(path);
  const joinedSlugs = slugs.join(' ');
  const isOffPath = isMovedByHand(screenStates, path);
  const actualPath = useMemo(
    () => (isOffPath ? pathTo(subject.model, screenStates) : path),
    [isOffPath, subject, screenStates, path],
  );
  const last = actualPath?.at(-1);
  const next = last === undefined ? [] : subject.simulator.next(last.snapshot);
  /** The steps that the real screen was last asked for; undefined until it has loaded. */
  const sent = useRef<readonly string[]>(undefined);

  const send = (steps: readonly string[], isRestart: boolean): void => {
    const message: GoTo = { kind: 'storyboards:go', slugs: steps, isRestart };
    frame.current?.contentWindow?.postMessage(message, location.origin);
  };
  /** Continues to the end of the path, or starts again if it is another one. */
  const follow = (): void => {
    if (sent.current === undefined) return;
    const isContinued = sent.current.every((slug, index) => slugs[index] === slug);
    const rest = isContinued ? slugs.slice(sent.current.length) : slugs;
    if (!isContinued || rest.length > 0) send(rest, !isContinued);
    sent.current = slugs;
  };
  const take = (step: Step): void => {
    const onward = [...(actualPath ?? []), step];
    if (isOffPath) {
      send(slugsOf([step]), false);
      sent.current = slugsOf(onward);
    }
    onPath(onward);
  };

  useEffect(() => {
    const listen = ({ data, source }: MessageEvent<unknown>): void => {
      if (source !== frame.current?.contentWindow || !isLiveMessage(data)) return;
      if (data.kind !== 'storyboards:at') return;
      if (data.leaves !== undefined) {
        onScreenStates(data.leaves);
        return;
      }
      // The frame has just loaded.
      sent.current = [];
      follow();
    };
    addEventListener('message', listen);
    follow();
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
        className={aside.frame}
        title={`${machineWords(subject.id)}, the real screen`}
        src={`./iframe.html?id=${story}&viewMode=story&globals=theme:${theme}`}
      />
      <p className={muted} role="status">
        {screenStates === undefined
          ? 'Opening …'
          : `${screenStates.map((statePath) => stateName(subject.id, statePath)).join(' · ')}${isOffPath ? ' (moved by hand)' : ''}`}
      </p>
      <ol className={aside.steps} aria-label="The path so far">
        {path.map((step, index) => (
          <li key={index}>
            <ToolButton
              look="quiet"
              aria-pressed={index === path.length - 1}
              onClick={() => onPath(path.slice(0, index + 1))}
            >
              {step.modelEvent?.words ?? 'Start'}
            </ToolButton>
          </li>
        ))}
      </ol>
      {isOffPath ? (
        <ToolButton onClick={() => send(slugs, true)}>Back to the path</ToolButton>
      ) : null}
      <h3 className={aside.subtitle}>What can happen now</h3>
      {next.length === 0 ? (
        <ToolButton onClick={() => onPath(path.slice(0, 1))}>Nothing more: start again</ToolButton>
      ) : (
        <ul className={aside.list}>
          {next.map((step) => (
            <li key={step.modelEvent?.words}>
              <button type="button" className={aside.transition} onClick={() => take(step)}>
                {step.modelEvent?.words}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
