import { fromPromise, setup } from 'xstate';
import { afterEach, expect, test } from 'vitest';
import { defineChart } from '../../src/chart/defineChart.ts';
import { chartNamed, idOf, knownChart, register } from '../../src/chart/registry.ts';
import { eventWords, stateName, wordsOf } from '../../src/chart/words.ts';

const machine = setup({
  types: { events: {} as { type: 'door.open' } | { type: 'door.close'; gently: boolean } },
  actors: { ring: fromPromise<string>(() => Promise.resolve('')) },
  delays: { pause: 10 },
  guards: { isLocked: () => false },
}).createMachine({
  id: 'door',
  initial: 'shut',
  states: {
    shut: { on: { 'door.open': { guard: 'isLocked', target: 'open' } }, invoke: { src: 'ring' } },
    open: { initial: 'wide', states: { wide: {} }, after: { pause: 'shut' } },
  },
});

afterEach(() => register({ charts: [] }));

test('only the machine is required: names are the default words, everything else is empty', () => {
  const chart = defineChart({ machine });
  register({ charts: [chart] });
  expect(chart).toMatchObject({ id: 'door', questions: [], unreachable: {}, parts: {} });
  expect(chart.model).toEqual({ machine });
  expect([
    stateName('door', 'open.wide'),
    eventWords('door', 'door.open'),
    wordsOf('door'),
  ]).toEqual(['wide', 'door.open', undefined]);
});

test('missing words fall back to names', () => {
  const words = { states: { shut: 'Shut: nobody gets in' }, events: { 'door.open': 'It opens' } };
  register({ charts: [defineChart({ machine, words })] });
  expect([
    stateName('door', 'shut'),
    stateName('door', 'open'),
    eventWords('door', 'door.open'),
  ]).toEqual(['Shut', 'open', 'It opens']);
});

test('keys that the machine does not have do not compile', () => {
  const chart = defineChart({
    machine,
    // @ts-expect-error There is no such state.
    words: { states: { ajar: 'A little open' } },
    model: {
      sends: [
        // @ts-expect-error There is no such event.
        { words: 'a knock', event: { type: 'door.knock' } },
      ],
      // @ts-expect-error There is no such actor.
      answers: { knock: [] },
      // @ts-expect-error There is no such delay.
      delays: { rest: 10 },
    },
    questions: [
      {
        id: 'stuck',
        words: 'it is stuck?',
        answer: 'It stays so.',
        steps: [
          { event: 'ring.done', to: 'open.wide' },
          // @ts-expect-error There is no such state.
          { event: 'after.pause', to: 'gone' },
        ],
      },
    ],
    // @ts-expect-error There is no such state.
    unreachable: { 'ajar|door.open|0': 'Nothing opens it.' },
  });
  expect(chart.id).toBe('door');
});

test('each of several machines on a page is pinned under its own name', () => {
  register({
    charts: [defineChart({ machine, instances: { front: 'Front door', back: 'Back door' } })],
  });
  expect(['front', 'back', 'window'].map(idOf)).toEqual(['door', 'door', 'window']);
});

test('a duplicate id is refused, and an unregistered one is named', () => {
  const chart = defineChart({ machine });
  expect(() => register({ charts: [chart, chart] })).toThrow('Two chart files register door');
  expect(chartNamed('window')).toBeUndefined();
  expect(() => knownChart('window')).toThrow('No chart file registers window');
});
