import { useMemo, useState } from 'react';
import { machineAbout, machineWords } from '../../../chart/words.ts';
import { failuresAt, flowsOf } from '../../../storyboards/flows.ts';
import { modeOf, type Theme, type Window } from '../../../storyboards/modes.ts';
import { pictureOf } from '../../../storyboards/pictures.ts';
import type { Subject } from '../../../storyboards/subject.ts';
import { captionPath } from '../../../storyboards/captionPath.ts';
import type { Step } from '../../../walks/simulator.ts';
import { Choices } from '../controls/Choices.tsx';
import { muted } from '../../../ui/text.css.ts';
import { ToolButton } from '../controls/ToolButton.tsx';
import * as board from '../Storyboard.css.ts';
import { Strip } from './Strip.tsx';
import * as styles from './Strip.css.ts';
import { Page } from '../../../ui/Page.tsx';

/** The next states if a service fails or refuses here. */
function Failures({ subject, step }: { subject: Subject; step: Step }) {
  const failures = failuresAt(subject, step);
  if (failures.length === 0) return null;
  return (
    <details className={styles.fails}>
      <summary className={styles.summary}>And what if it fails here?</summary>
      {failures.map((failure) => {
        const [, captioned] = captionPath(subject, [step, failure]);
        return captioned === undefined ? null : (
          <span key={failure.modelEvent?.words} className={styles.branch}>
            <span>{[captioned.event, captioned.condition].filter(Boolean).join(', ')}</span>
            <strong>→ {captioned.name}</strong>
          </span>
        );
      })}
    </details>
  );
}

const papers = ['A4', 'A3'] as const;

/** Every flow of a statechart as a row of pictures, for screen and print. */
export function Strips({
  subject,
  theme,
  window,
}: {
  subject: Subject;
  theme: Theme;
  window: Window;
}) {
  const [paper, setPaper] = useState<(typeof papers)[number]>('A4');
  const flows = useMemo(() => flowsOf(subject), [subject]);
  const { id: machine, stories, pictures } = subject;
  return (
    <Page className={styles.page}>
      <style>{`@page { size: ${paper} landscape; margin: 10mm; }`}</style>
      <div>
        <h1 className={board.title}>{machineWords(machine)}, step by step</h1>
        <p className={muted}>{machineAbout(machine)}</p>
      </div>
      <div className={styles.tools}>
        <Choices label="Paper" values={papers} chosen={paper} onChoose={setPaper} />
        <ToolButton onClick={() => globalThis.print()}>Print</ToolButton>
      </div>
      {flows.map(({ id, title, path, steps }) => (
        <section key={id} className={styles.flow}>
          <h2 className={styles.title}>{title}</h2>
          <Strip
            label={title}
            steps={captionPath(subject, path, steps)}
            window={window}
            wraps
            pictureOf={(statePath, story = stories[statePath]) =>
              pictureOf(pictures, story, modeOf(window, theme))
            }
            notes={path.map((step, at) => (
              <Failures key={at} subject={subject} step={step} />
            ))}
          />
        </section>
      ))}
    </Page>
  );
}
