import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ask, indexOf } from '../../../packages/storybook-addon-statecharts/src/ask/ask.ts';
import { entriesOf } from '../../../packages/storybook-addon-statecharts/src/ask/entries.ts';
import { readStateStories } from '../../../packages/storybook-addon-statecharts/src/coverage/statesFiles.ts';
import { storyFiles } from '../../../packages/storybook-addon-statecharts/src/pictures/storyFiles.ts';
import { loadCharts } from '../../../packages/storybook-addon-statecharts/src/chart/loadCharts.ts';
import { questions } from './questions.ts';

await loadCharts();

const index = indexOf(
  entriesOf(
    storyFiles().map((file) => readFileSync(file, 'utf8')),
    readStateStories(),
  ),
);

/** `*` ends an answer that is any story of a file. */
const isAnswer = (answers: readonly string[], id: string): boolean =>
  answers.some((answer) =>
    answer.endsWith('*') ? id.startsWith(answer.slice(0, -1)) : id === answer,
  );

/** 0 is the first hit; -1 a right answer that is missing; nothing found is right where nothing shows it. */
const ranks = questions.map(([question, stories]) => {
  const { found, unknown } = ask(index, question);
  const ids = unknown.length > 0 && stories.length === 0 ? [] : found.map(({ entry }) => entry.id);
  const rank =
    stories.length === 0
      ? ids.length === 0
        ? 0
        : -1
      : ids.findIndex((id) => isAnswer(stories, id));
  return { question, rank, ids: ids.slice(0, 3) };
});

const within = (hits: number) => ranks.filter(({ rank }) => rank >= 0 && rank < hits).length;

test('there are 120 questions, each once', () => {
  expect(new Set(questions.map(([question]) => question)).size).toBe(120);
});

test('at least 100 are answered by the first hit, 115 by one of three', () => {
  const missed = ranks.filter(({ rank }) => rank !== 0);
  expect({ first: within(1), three: within(3), missed }).toMatchObject({
    first: expect.toSatisfy((count: number) => count >= 100),
    three: expect.toSatisfy((count: number) => count >= 115),
  });
});
