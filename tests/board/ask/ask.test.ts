import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ask, indexOf } from '../../../packages/storybook-addon-statecharts/src/ask/ask.ts';
import { entriesOf } from '../../../packages/storybook-addon-statecharts/src/ask/entries.ts';
import { readStateStories } from '../../../packages/storybook-addon-statecharts/src/coverage/statesFiles.ts';
import { storyFiles } from '../../../packages/storybook-addon-statecharts/src/pictures/storyFiles.ts';
import { loadCharts } from '../../../packages/storybook-addon-statecharts/src/chart/loadCharts.ts';
import { questions } from './questions.ts';

await loadCharts();

const entries = entriesOf(
  storyFiles().map((file) => readFileSync(file, 'utf8')),
  readStateStories(),
);
const index = indexOf(entries);

test('there are forty questions, each once', () => {
  expect(new Set(questions.map(([question]) => question)).size).toBeGreaterThanOrEqual(40);
});

test.for(questions)('“%s” leads to %s, %s', ([question, story, mode]) => {
  const answers = ask(index, question);
  expect(answers.found.map(({ entry }) => entry.id)[0]).toBe(story);
  expect(`${answers.mode.window} ${answers.mode.theme}`).toBe(mode);
});

test.for(['login', '429', '404', 'spam', 'timeout', 'print', 'pay', 'teacher', 'kids', 'rtl'])(
  '“%s”, of which no story is called, has an answer',
  (word) => {
    const { found, unknown } = ask(index, word);
    expect(unknown).toEqual([]);
    expect(found.length).toBeGreaterThan(0);
  },
);

describe('what no story shows', () => {
  test.for([
    ['login with a fingerprint', ['fingerprint']],
    ['invoice', ['invoice']],
    ['chat with a teacher', ['chat']],
  ] as const)('“%s” is offered as missing', ([question, unknown]) => {
    expect(ask(index, question).unknown).toEqual(unknown);
  });

  test('the rest of the question is answered all the same', () => {
    expect(ask(index, 'login with a fingerprint').found[0]?.entry.id).toBe(
      'screens-sign-in--empty-form',
    );
  });

  test('a question of modes alone has no answer, and misses nothing', () => {
    expect(ask(index, 'phone, dark')).toEqual({
      mode: { theme: 'dark', window: 'phone' },
      found: [],
      unknown: [],
    });
  });
});
