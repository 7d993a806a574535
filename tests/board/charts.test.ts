import { globSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { chartOf, leavesOf } from '../../packages/storybook-addon-statecharts/src/chart/chart.ts';
import {
  chartFiles,
  loadCharts,
} from '../../packages/storybook-addon-statecharts/src/chart/loadCharts.ts';
import { explore } from '../../packages/storybook-addon-statecharts/src/walks/paths.ts';

const machines = await loadCharts();

describe('a statechart', () => {
  test('is registered by a chart file of its name; a factory makes others and has none', () => {
    const names = globSync('machines/*/*.machine.ts').map((file) =>
      path.basename(file).replace('.machine.ts', ''),
    );
    const registered = chartFiles().map((file) => path.basename(file).replace('.chart.ts', ''));
    expect(registered).toEqual(names.filter((name) => name !== 'form').toSorted());
    expect(machines.map(({ id }) => id)).toEqual(registered);
  });

  test.each(machines)('$id: its transitions tell apart, whatever is provided', ({ machine }) => {
    const ids = chartOf(machine).transitions.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(chartOf(machine.provide({})).transitions.map(({ id }) => id)).toEqual(ids);
  });

  test('knows the leaf states of a value', () => {
    const found = machines.find(({ id }) => id === 'session');
    expect(found && leavesOf(found.machine, 'signedOut')).toEqual(['signedOut']);
  });
});

test.each(machines)('$id can be walked through every one of its transitions', ({ model }) => {
  const { taking } = explore(model);
  const missing = chartOf(model.machine).transitions.filter(({ id }) => !taking.has(id));
  expect(missing).toEqual([]);
});
