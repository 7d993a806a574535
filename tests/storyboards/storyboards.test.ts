import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { describeAll } from '../../packages/storybook-addon-statecharts/src/chart/describeAll.ts';

const described = await describeAll({
  root: process.cwd(),
  configDir: '.storybook',
  files: globSync('stories/storyboards/*.storyboard.*').map((file) => path.resolve(file)),
});
const charts = described.flatMap(({ description }) => description?.chart ?? []);

/** The width of a drawing's box. */
const NAME_LENGTH = 36;
const isCode = (text: string): boolean => /[a-z][A-Z]|[.]\w|xstate/.test(text);

test('every statechart has a storyboard; the one of which forms are made has none', () => {
  expect(described.map(({ error }) => error).filter(Boolean)).toEqual([]);
  const names = globSync('machines/*/*.{machine,form}.ts').map((file) =>
    path.basename(file).replace(/[.](?:machine|form)[.]ts$/, ''),
  );
  expect([...charts.map(({ id }) => id), 'form'].toSorted()).toEqual(names.toSorted());
});

test.each(charts)('$id: its labels are words, and tell apart what it decides', (chart) => {
  const { states, transitions } = chart;
  expect(chart.name).toMatch(/^[A-Z].*[^.]$/u);
  expect(chart.about).toMatch(/^[A-Z].*[.]$/u);
  const sentences = transitions.map(({ source, trigger, event, words }) =>
    JSON.stringify([source, trigger, event, words.condition]),
  );
  expect([...new Set(sentences)]).toEqual(sentences);
  const labels = [
    ...states.map(({ name }) => name),
    ...transitions.flatMap(({ words }) => [words.event, words.condition ?? '']),
  ];
  expect(labels.filter(isCode)).toEqual([]);
  expect(states.filter(({ name }) => name.length > NAME_LENGTH)).toEqual([]);
});
