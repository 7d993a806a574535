import { expect, test } from 'vitest';
import { buildEntries } from '../../../packages/storybook-addon-statecharts/src/ask/build/entries.ts';
import { reasonsFor } from '../../../packages/storybook-addon-statecharts/src/ask/reasons.ts';
import { ask } from '../../../packages/storybook-addon-statecharts/src/ask/search.ts';
import { indexOf } from '../../../packages/storybook-addon-statecharts/src/ask/searchIndex.ts';
import { camelStemsOf } from '../../../packages/storybook-addon-statecharts/src/ask/words.ts';
import { loadCharts } from '../../../packages/storybook-addon-statecharts/src/chart/loadCharts.ts';
import { questions } from './questions.ts';

await loadCharts();
const index = indexOf(buildEntries());

const isAnswer = (answers: readonly string[], id: string): boolean =>
  answers.some((answer) =>
    answer.endsWith('*') ? id.startsWith(answer.slice(0, -1)) : id === answer,
  );

/** The questions with an answer among their first hits, or none where none is correct. */
const rightWithin = (hits: number) =>
  questions.filter(([question, stories]) => {
    const ids = ask(index, question).found.map(({ entry }) => entry.id);
    return stories.length === 0
      ? ids.length === 0
      : ids.slice(0, hits).some((id) => isAnswer(stories, id));
  });

test('of 120 questions, at least 100 are right at the first hit and 115 among three', () => {
  expect(new Set(questions.map(([question]) => question)).size).toBe(120);
  expect(rightWithin(1).length).toBeGreaterThanOrEqual(100);
  expect(rightWithin(3).length).toBeGreaterThanOrEqual(115);
});

test.for(questions)('“%s” is asked in its mode, and each hit shows every term', (asked) => {
  const [question, , wanted = 'desk light'] = asked;
  const { found, terms, mode } = ask(index, question);
  expect(`${mode.forced ? 'forced colors' : mode.window} ${mode.theme}`).toBe(wanted);
  for (const { entry } of found.slice(0, 3)) {
    const reasons = reasonsFor(entry, terms);
    for (const { asked: term, literal, others } of terms) {
      const shown = reasons.filter((reason) => reason.asked === term);
      for (const { field, text } of shown) expect(entry[field]).toContain(text);
      const stems = new Set(shown.flatMap(({ text }) => camelStemsOf(text)));
      const ways = [literal, ...others].filter((way) => way.length > 0);
      const isShown = ways.some((way) => way.every((one) => stems.has(one)));
      expect(isShown, `${entry.id} does not show “${term}”`).toBe(true);
    }
  }
});
