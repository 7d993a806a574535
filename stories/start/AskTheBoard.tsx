import { useId, useState } from 'react';
import { ask, type AskedMode, entriesOf, indexOf } from 'storybook-addon-statecharts/board';
import stateStories from '../../board/coverage/stateStories.json';
import { boardLink } from './boardLink.ts';
import * as styles from './Start.css.ts';

const sources = import.meta.glob<string>('/stories/**/*.stories.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const index = indexOf(entriesOf(Object.values(sources), stateStories));

const windowNames = { phone: 'Phone', desk: 'Desk', zoomed: 'Desk at 400 % zoom' } as const;
const inMode = ({ window, theme }: AskedMode): string => `${windowNames[window]}, ${theme}`;

function Missing({ unknown, question }: { unknown: readonly string[]; question: string }) {
  return (
    <p className={styles.missing}>
      No story shows “{unknown.join(', ')}”. That may be a missing state: copy the question, “
      {question.trim()}”, into an issue.
    </p>
  );
}

function Answers({ question }: { question: string }) {
  const { found, mode, unknown } = ask(index, question);
  if (question.trim() === '') {
    return (
      <p className={styles.hint}>
        Try “expired link, phone, dark”, “login 429”, “teacher dashboard” or words from a screen.
      </p>
    );
  }
  return (
    <>
      {unknown.length === 0 ? null : <Missing unknown={unknown} question={question} />}
      {found.length > 0 || unknown.length > 0 ? null : (
        <p className={styles.hint}>Which screen, in {inMode(mode)}?</p>
      )}
      <ol className={styles.list}>
        {found.map(({ entry }) => (
          <li key={entry.id}>
            <a className={styles.answer} {...boardLink(entry.id, mode)}>
              <span className={styles.answerName}>
                {entry.title.replace('/', ' › ')} › {entry.name}
              </span>
              <span>
                {entry.about} ({inMode(mode)})
              </span>
            </a>
          </li>
        ))}
      </ol>
    </>
  );
}

/** Leads from a question to a state in a mode. Enter opens the first answer. */
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
        <Answers question={question} />
      </div>
    </form>
  );
}
