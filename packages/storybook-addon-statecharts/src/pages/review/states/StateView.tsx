import { useEffect } from 'react';
import type { DeskPicture } from '../../../desk/desk.ts';
import { modeWords, subjectWords } from '../../../desk/ui/words.ts';
import { Button } from '../../../ui/Button.tsx';
import { muted } from '../../../ui/text.css.ts';
import { StoryLink } from '../../storyboards/StoryLink.tsx';
import { chartStory } from '../changes/Facts.tsx';
import { Frame, Picture } from '../changes/Frame.tsx';
import { AriaSnapshots, Stops } from '../changes/AriaSnapshots.tsx';
import { useAriaToggles } from '../changes/useAriaToggles.tsx';
import type { DeskSources } from '../sources.ts';
import { useLoaded } from '../useLoaded.ts';
import * as desk from '../changes/Desk.css.ts';
import * as styles from './AllStates.css.ts';

export interface StateViewProps {
  /** A story's pictures, one per mode. */
  pictures: readonly DeskPicture[];
  sources: DeskSources;
  onClose: () => void;
}

const focus = (title: HTMLElement | null): void => title?.focus();

/** A state in all its modes, with its ARIA snapshot and focus order. */
export function StateView({ pictures, sources, onClose }: StateViewProps) {
  const { isAriaShown, areStopsShown, toggles } = useAriaToggles();
  const [first] = pictures;
  const ariaSnapshots = useLoaded(
    sources.ariaSnapshots,
    first?.hasAriaSnapshot === true ? first.story : undefined,
  );
  useEffect(() => {
    const press = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') onClose();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [onClose]);
  if (first === undefined) return null;
  const latest = ariaSnapshots?.after;
  return (
    <section className={styles.state} aria-labelledby="state-view">
      <div className={desk.stageTitle}>
        <h2 className={desk.subtitle} id="state-view" tabIndex={-1} ref={focus}>
          {subjectWords(first)}
        </h2>
        <p className={muted}>
          {[...first.states, first.role, first.fault].filter(Boolean).join(' · ')}
        </p>
      </div>
      <div className={desk.actions}>
        <StoryLink story={first.story}>Open it live</StoryLink>
        {first.states.slice(0, 1).map((statePath) => (
          <StoryLink key={statePath} story={chartStory(statePath)}>
            In its chart
          </StoryLink>
        ))}
        {latest === undefined ? null : toggles}
        <Button size="small" variant="secondary" onClick={onClose}>
          Close
        </Button>
      </div>
      <ul className={styles.modes}>
        {pictures.map(({ mode, hash, width, height }) => {
          const region = { x: 0, y: 0, width, height };
          return (
            <li key={mode} className={desk.stack}>
              <Frame region={region}>
                <Picture
                  shot={region}
                  src={sources.picture(hash)}
                  alt={`${subjectWords(first)}, ${modeWords(mode)}`}
                  region={region}
                />
                {areStopsShown && latest?.mode === mode ? (
                  <Stops stops={latest.focus} region={region} />
                ) : null}
              </Frame>
              <p className={muted}>
                {modeWords(mode)}, {width} × {height} px
              </p>
            </li>
          );
        })}
      </ul>
      {isAriaShown ? <AriaSnapshots pair={ariaSnapshots} /> : null}
    </section>
  );
}
