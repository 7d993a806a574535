import { Suspense, use, useMemo, useState } from 'react';
import {
  type Answer,
  ask,
  askedModeWords,
  loadIndex,
  pictureIn,
  reasonsFor,
  reasonWords,
} from 'storybook-addon-statecharts/board';
import { Notice } from '../../src/ui/components/Notice/Notice.tsx';
import { Panel } from '../../src/ui/components/Panel/Panel.tsx';
import { Stack } from '../../src/ui/components/Stack/Stack.tsx';
import { Text } from '../../src/ui/components/Text/Text.tsx';
import { TextField } from '../../src/ui/components/TextField/TextField.tsx';
import { boardLink } from './boardLink.ts';
import * as styles from './Start.css.ts';

/** The largest number of results. */
const MOST = 8;

interface HitsProps extends Pick<ReturnType<typeof ask>, 'mode' | 'terms'> {
  answers: readonly Answer[];
}

function Hits({ answers, mode, terms }: HitsProps) {
  return (
    <Stack as="ol" gap="1">
      {answers.slice(0, MOST).map(({ entry }) => {
        const { id, title, name, about, pictures } = entry;
        const reasons = reasonWords(reasonsFor(entry, terms));
        const hash = pictureIn(pictures, mode);
        return (
          <li key={id}>
            <a className={styles.answer} {...boardLink(id, mode)}>
              {hash === undefined ? (
                <span>No picture in {askedModeWords(mode)}</span>
              ) : (
                <img
                  className={styles.picture}
                  src={`./desk/thumbs/${hash}.webp`}
                  alt=""
                  loading="lazy"
                />
              )}
              <span>
                <strong className={styles.line}>
                  {title.replaceAll('/', ' › ')} › {name}
                </strong>{' '}
                {about} ({askedModeWords(mode)})
                {reasons === '' ? null : <span className={styles.line}>{reasons}</span>}
              </span>
            </a>
          </li>
        );
      })}
    </Stack>
  );
}

function Nowhere({ unknown, near, mode, terms }: ReturnType<typeof ask>) {
  return (
    <>
      <Notice tone="warning" title="Nowhere.">
        {unknown.length > 0
          ? `No story shows “${unknown.join('”, “')}”.`
          : 'No story shows all of it at once.'}{' '}
        That may be a missing state: copy the question into an issue.
      </Notice>
      {near.length === 0 ? null : (
        <>
          <Text tone="muted">A part of it is shown here:</Text>
          <Hits answers={near.slice(0, 3)} mode={mode} terms={terms} />
        </>
      )}
    </>
  );
}

const examples = (
  <Text tone="muted">
    Try “expired link, phone, dark”, “screens with RadioCards”, “The Investor waves” or words from a
    screen.
  </Text>
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
    <Text tone="muted">Which screen, in {askedModeWords(mode)}?</Text>
  );
}

/** Search for a state in a mode by a question. Enter opens the first result. */
export function AskTheBoard({ asked = '' }: { asked?: string }) {
  const [question, setQuestion] = useState(asked);
  return (
    <form
      role="search"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        event.currentTarget.querySelector('a')?.click();
      }}
    >
      <Panel>
        <Stack gap="3" align="stretch">
          <TextField
            label="What do you want to see?"
            type="search"
            required
            autoComplete="off"
            value={question}
            onChange={(event) => setQuestion(event.target.value)}
          />
          <div aria-live="polite">
            <Suspense fallback={examples}>
              <Answers question={question} />
            </Suspense>
          </div>
        </Stack>
      </Panel>
    </form>
  );
}
