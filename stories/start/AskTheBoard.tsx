import { Suspense, use, useId, useMemo, useState } from 'react';
import {
  type Answer,
  ask,
  askedModeWords,
  loadIndex,
  pictureIn,
  reasonsFor,
  reasonWords,
} from 'storybook-addon-statecharts/board';
import { boardLink } from './boardLink.ts';
import * as styles from './Start.css.ts';

/** The largest number of results. */
const MOST = 8;

interface HitsProps extends Pick<ReturnType<typeof ask>, 'mode' | 'terms'> {
  answers: readonly Answer[];
}

function Hits({ answers, mode, terms }: HitsProps) {
  return (
    <ol className={styles.list}>
      {answers.slice(0, MOST).map(({ entry }) => {
        const { id, title, name, about, pictures } = entry;
        const reasons = reasonWords(reasonsFor(entry, terms));
        const hash = pictureIn(pictures, mode);
        return (
          <li key={id}>
            <a className={styles.answer} {...boardLink(id, mode)}>
              {hash === undefined ? (
                <span className={styles.noThumb}>No picture in {askedModeWords(mode)}</span>
              ) : (
                <img
                  className={styles.thumb}
                  src={`./desk/thumbs/${hash}.webp`}
                  alt=""
                  loading="lazy"
                />
              )}
              <span>
                <span className={styles.answerName}>
                  {title.replaceAll('/', ' › ')} › {name}
                </span>{' '}
                {about} ({askedModeWords(mode)})
                {reasons === '' ? null : <span className={styles.reasons}>{reasons}</span>}
              </span>
            </a>
          </li>
        );
      })}
    </ol>
  );
}

function Nowhere({ unknown, near, mode, terms }: ReturnType<typeof ask>) {
  return (
    <>
      <p className={styles.missing}>
        <strong>Nowhere.</strong>{' '}
        {unknown.length > 0
          ? `No story shows “${unknown.join('”, “')}”.`
          : 'No story shows all of it at once.'}{' '}
        That may be a missing state: copy the question into an issue.
      </p>
      {near.length === 0 ? null : (
        <>
          <p className={styles.hint}>A part of it is shown here:</p>
          <Hits answers={near.slice(0, 3)} mode={mode} terms={terms} />
        </>
      )}
    </>
  );
}

const examples = (
  <p className={styles.hint}>
    Try “expired link, phone, dark”, “screens with RadioCards”, “The Investor waves” or words from a
    screen.
  </p>
);

function Answers({ question }: { question: string }) {
  const index = use(loadIndex());
  const answers = useMemo(() => ask(index, question), [index, question]);
  const { found, mode, terms, unknown, near } = answers;
  if (question.trim() === '') return examples;
  if (found.length > 0) return <Hits answers={found} mode={mode} terms={terms} />;
  return unknown.length > 0 || near.length > 0 ? (
    <Nowhere {...answers} />
  ) : (
    <p className={styles.hint}>Which screen, in {askedModeWords(mode)}?</p>
  );
}

/** Search for a state in a mode by a question. Enter opens the first result. */
export function AskTheBoard({ asked = '' }: { asked?: string }) {
  const [question, setQuestion] = useState(asked);
  const id = useId();
  return (
    <form
      role="search"
      className={styles.box}
      onSubmit={(event) => {
        event.preventDefault();
        event.currentTarget.querySelector('a')?.click();
      }}
    >
      <label className={styles.label} htmlFor={id}>
        What do you want to see?
      </label>
      <input
        id={id}
        className={styles.input}
        type="search"
        autoComplete="off"
        value={question}
        onChange={(event) => setQuestion(event.target.value)}
      />
      <div aria-live="polite">
        <Suspense fallback={examples}>
          <Answers question={question} />
        </Suspense>
      </div>
    </form>
  );
}
