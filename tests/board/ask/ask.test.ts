import { expect, test } from 'vitest';
import { buildEntries } from '../../../packages/storybook-addon-statecharts/src/ask/build/entries.ts';
import { ask } from '../../../packages/storybook-addon-statecharts/src/ask/search.ts';
import { indexOf } from '../../../packages/storybook-addon-statecharts/src/ask/searchIndex.ts';
import { loadCharts } from '../../../packages/storybook-addon-statecharts/src/chart/loadCharts.ts';
import { questions } from './questions.ts';

await loadCharts();
const index = indexOf(buildEntries());

const isAnswer = (answers: readonly string[], id: string): boolean =>
  answers.some((answer) =>
    answer.endsWith('*') ? id.startsWith(answer.slice(0, -1)) : id === answer,
  );

/** 0 is the first hit; -1 means not found. For a question without an answer, no hits is correct. */
const asked = questions.map(([question, stories, mode]) => {
  const answers = ask(index, question);
  const ids = answers.found.map(({ entry }) => entry.id);
  const rank =
    stories.length === 0
      ? ids.length === 0
        ? 0
        : -1
      : ids.findIndex((id) => isAnswer(stories, id));
  return { question, rank, first: ids.slice(0, 3), wanted: mode ?? 'desk light', answers };
});

const within = (hits: number) => asked.filter(({ rank }) => rank >= 0 && rank < hits).length;
const missed = (hits: number) =>
  asked
    .filter(({ rank }) => rank < 0 || rank >= hits)
    .map(({ question, first }) => `${question}: ${first.join(', ')}`)
    .join('\n');

test('there are 60 questions, each once', () => {
  expect(new Set(questions.map(([question]) => question)).size).toBe(60);
});

test('at least 54 are right at the first hit', () => {
  expect(within(1), missed(1)).toBeGreaterThanOrEqual(54);
});

test('at least 57 are right among the first three', () => {
  expect(within(3), missed(3)).toBeGreaterThanOrEqual(57);
});

test.for(asked)('“$question” is asked in $wanted', ({ wanted, answers: { mode } }) => {
  const window = mode.forced ? 'forced colors' : mode.window;
  expect(`${window} ${mode.theme}`).toBe(wanted);
});
