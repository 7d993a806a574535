import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { svgOf } from '../../../storyboards/drawing/svg.ts';
import { modeOf } from '../../../storyboards/modes.ts';
import { answerPath } from '../../../storyboards/questions.ts';
import { captionPath } from '../../../storyboards/captionPath.ts';
import type { Exported } from '../export/exports.ts';
import { Strip } from '../strip/Strip.tsx';
import * as styles from './Printed.css.ts';

export interface PrintedProps extends Omit<Exported, 'theme' | 'pictureOf'> {
  /** A state's picture in a mode: print is always light. */
  pictureIn: (statePath: string, mode: string, story?: string) => ReturnType<Exported['pictureOf']>;
}

/** The drawing as an SVG element, with the page's URLs of pictures. */
function drawing({ subject, pictureIn, ...drawn }: PrintedProps): Element {
  const svg = svgOf({
    ...drawn,
    theme: 'light',
    wording: subject.wording,
    pictureOf: (statePath) => {
      const picture = pictureIn(statePath, modeOf(drawn.window, 'light'));
      return picture && { href: picture.url, status: picture.status };
    },
  });
  return document.importNode(
    new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement,
    true,
  );
}

/** The print version: the whole drawing on one sheet, and the answer to each question. */
export function Printed(props: PrintedProps) {
  const { subject, window, pictureIn } = props;
  const [isPrinting, setPrinting] = useState(false);
  const host = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const begin = (): void => {
      // The browser prints as soon as this returns.
      flushSync(() => setPrinting(true));
      host.current?.replaceChildren(drawing(props));
    };
    const end = (): void => setPrinting(false);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, [props]);

  return (
    <div className={styles.sheet}>
      <style>{'@page { size: A3 landscape; margin: 10mm; }'}</style>
      {isPrinting ? (
        <>
          <div ref={host} className={styles.drawing} />
          {subject.questions.map((question) => (
            <section key={question.id} className={styles.answer}>
              <h2 className={styles.question}>What happens when {question.words}</h2>
              <p className={styles.words}>{question.answer}</p>
              <Strip
                label={question.words}
                steps={captionPath(
                  subject,
                  answerPath(subject.stepper, subject.model.machine, question),
                  question.steps,
                )}
                window={window}
                wraps
                pictureOf={(statePath, story) =>
                  pictureIn(statePath, modeOf(window, 'light'), story)
                }
              />
            </section>
          ))}
        </>
      ) : null}
    </div>
  );
}
