import { svgOf } from '../../../storyboards/drawing/svg.ts';
import { modeOf } from '../../../storyboards/modes.ts';
import { answerPath } from '../../../storyboards/questions.ts';
import { captionPath } from '../../../storyboards/captionPath.ts';
import { useShown, type Shown } from '../context.ts';
import { Strip } from '../strip/Strip.tsx';
import { useIsPrinting } from '../../useIsPrinting.ts';
import type { Drawing } from '../useLayout.ts';
import * as styles from './Printed.css.ts';

/** The drawing as an SVG element, with the page's URLs of pictures. Print is always light. */
function svgIn({ subject, pictureOf, ...shown }: Shown, drawing: Drawing): Element {
  const svg = svgOf({
    ...shown,
    ...drawing,
    theme: 'light',
    id: subject.id,
    pictureOf: (statePath) => {
      const picture = pictureOf(statePath, undefined, modeOf(shown.window, 'light'));
      return picture && { href: picture.url, status: picture.status };
    },
  });
  return document.importNode(
    new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement,
    true,
  );
}

/** The print version: the whole drawing on one sheet, and the answer to each question. */
export function Printed({ drawing }: { drawing: Drawing }) {
  const shown = useShown();
  const { subject, window, pictureOf } = shown;
  const isPrinting = useIsPrinting();
  return (
    <div className={styles.sheet}>
      <style>{'@page { size: A3 landscape; margin: 10mm; }'}</style>
      {isPrinting ? (
        <>
          <div
            ref={(host) => host?.replaceChildren(svgIn(shown, drawing))}
            className={styles.drawing}
          />
          {subject.questions.map((question) => (
            <section key={question.id} className={styles.answer}>
              <h2 className={styles.question}>What happens when {question.words}</h2>
              <p>{question.answer}</p>
              <Strip
                label={question.words}
                steps={captionPath(
                  subject,
                  answerPath(subject.simulator, subject.model.machine, question),
                  question.steps,
                )}
                window={window}
                wraps
                pictureOf={(statePath, story) =>
                  pictureOf(statePath, story, modeOf(window, 'light'))
                }
              />
            </section>
          ))}
        </>
      ) : null}
    </div>
  );
}
