import { useEffect, useState } from 'react';
import type { DeskPicture, PictureCommit } from '../../desk/desk.ts';
import { modeParts, modeWords, subjectWords } from '../../desk/ui/words.ts';
import { Button } from '../../ui/Button.tsx';
import { muted } from '../../ui/text.css.ts';
import { Choices } from '../../ui/Choices.tsx';
import { StoryLink } from '../StoryLink.tsx';
import { Frame, Picture } from '../changes/Frame.tsx';
import { AriaSnapshots, Stops } from '../changes/AriaSnapshots.tsx';
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

const parts = ['window', 'theme'] as const;

/** The picture in a width or theme, preferably alike in the other. */
function pictureIn(
  pictures: readonly DeskPicture[],
  { mode }: DeskPicture,
  part: (typeof parts)[number],
  value: string,
): DeskPicture | undefined {
  const other = part === 'window' ? 'theme' : 'window';
  const candidates = pictures.filter((each) => modeParts(each.mode)[part] === value);
  return (
    candidates.find((each) => modeParts(each.mode)[other] === modeParts(mode)[other]) ??
    candidates[0]
  );
}

/** The commits that changed a picture. */
function History({ commits }: { commits: readonly PictureCommit[] }) {
  return (
    <div className={desk.stack}>
      <h3 className={desk.asideTitle}>History of this picture</h3>
      {commits.length === 0 ? (
        <p className={muted}>No commit has changed it.</p>
      ) : (
        <ul className={desk.stack}>
          {commits.map(({ commit, date, author, subject }) => (
            <li key={commit} className={desk.note}>
              <time dateTime={date}>{date}</time>, {author}: {subject} <code>{commit}</code>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** A state in one mode, with what is read aloud, its focus order, and its history. */
export function StateView({ pictures, sources, onClose }: StateViewProps) {
  const [first] = pictures;
  const [shown = first, setShown] = useState(first);
  const [areStopsShown, setStopsShown] = useState(false);
  const details = useLoaded(sources.details, first?.story);
  useEffect(() => {
    const press = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') onClose();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [onClose]);
  if (first === undefined || shown === undefined) return null;
  const { mode, hash, width, height } = shown;
  const region = { x: 0, y: 0, width, height };
  const latest = details?.after;
  return (
    <section className={styles.state} aria-labelledby="state-view">
      <div className={desk.stageTitle}>
        <h2 className={desk.subtitle} id="state-view" tabIndex={-1} ref={focus}>
          {subjectWords(first)}
        </h2>
        <p className={muted}>{[first.statechart, first.role].filter(Boolean).join(' · ')}</p>
      </div>
      <div className={desk.actions}>
        {parts.map((part) => {
          const values = [...new Set(pictures.map((each) => modeParts(each.mode)[part]))].filter(
            (value) => value !== '',
          );
          return values.length < 2 ? null : (
            <Choices
              key={part}
              label={part === 'window' ? 'Width' : 'Theme'}
              values={values}
              chosen={modeParts(mode)[part]}
              onChoose={(value) => setShown(pictureIn(pictures, shown, part, value) ?? shown)}
            />
          );
        })}
        <StoryLink story={first.story}>Open it live</StoryLink>
        {latest?.mode === mode ? (
          <Button
            size="small"
            variant="secondary"
            aria-pressed={areStopsShown}
            onClick={() => setStopsShown(!areStopsShown)}
          >
            Number the focus
          </Button>
        ) : null}
        <Button size="small" variant="secondary" onClick={onClose}>
          Close
        </Button>
      </div>
      <div className={styles.besides}>
        <div className={desk.stack}>
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
        </div>
        <div className={desk.stack}>
          <AriaSnapshots details={details} />
          {details ? <History commits={details.history[mode] ?? []} /> : null}
        </div>
      </div>
    </section>
  );
}
