import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { chartOf, leavesOf } from '../../packages/storybook-addon-statecharts/src/chart/chart.ts';
import { loadCharts } from '../../packages/storybook-addon-statecharts/src/chart/loadCharts.ts';

const machines = await loadCharts();

test('every statechart is registered; the one of which forms are made is not', () => {
  const names = globSync('machines/*/*.{machine,form}.ts').map((file) =>
    path.basename(file).replace(/[.](?:machine|form)[.]ts$/, ''),
  );
  expect(machines.map(({ id }) => id)).toEqual(names.filter((name) => name !== 'form').toSorted());
});

test.each(machines)('$id: its transitions tell apart, whatever is provided', ({ machine }) => {
  const ids = chartOf(machine).transitions.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(chartOf(machine.provide({})).transitions.map(({ id }) => id)).toEqual(ids);
});

test('a pinned parent state is filled up with initial states', () => {
  const session = machines.find(({ id }) => id === 'session');
  expect(session && leavesOf(session.machine, 'signedIn')).toEqual([
    'signedIn.freshness.checking',
    'signedIn.profile.choosing',
    'signedIn.recovery.choosing',
  ]);
});
