import { fromPromise, setup } from 'xstate';
import { expect, test } from 'vitest';
import { chartOf } from '../../src/chart/chart.ts';
import { defineStoryboard } from '../../src/chart/defineStoryboard.ts';
import type { AllLabelsOf } from '../../src/chart/labels.ts';
import { idOf, register } from '../../src/chart/registry.ts';
import { withSilentActors } from '../../src/walks/silent.ts';

const create = (id?: string) =>
  setup({
    types: { events: {} as { type: 'door.open' } | { type: 'door.close'; gently: boolean } },
    actors: { ring: fromPromise<string>(() => Promise.resolve('')) },
    delays: { pause: 10 },
    guards: { isLocked: () => false, isStuck: () => false },
  }).createMachine({
    ...(id === undefined ? {} : { id }),
    initial: 'shut',
    states: {
      shut: {
        on: { 'door.open': [{ guard: 'isLocked', target: 'shut' }, { target: 'open' }] },
        invoke: { src: 'ring' },
      },
      open: { initial: 'wide', states: { wide: {} }, after: { pause: 'shut' } },
    },
  });
const machine = create('door');

test('only the machine is required: names are the default labels', () => {
  const chart = chartOf(register(defineStoryboard(machine), 'door'));
  expect([chart.name, chart.about, chart.states.map(({ name }) => name)]).toEqual([
    'Door',
    '',
    ['shut', 'open', 'wide'],
  ]);
});

test('complete labels have words for guards where the machine names some', () => {
  const bell = setup({ types: { events: {} as { type: 'bell.ring' } } }).createMachine({
    initial: 'still',
    states: { still: { on: { 'bell.ring': 'ringing' } }, ringing: {} },
  });
  const labels = {
    name: 'Bell',
    about: 'Rings once.',
    states: { still: 'Still', ringing: 'Ringing' },
    events: { 'bell.ring': 'Somebody rings' },
  } satisfies AllLabelsOf<typeof bell>;
  // @ts-expect-error -- two guards have no words
  const incomplete: AllLabelsOf<typeof machine> = labels;
  const storyboard = register(defineStoryboard(bell, { labels }), 'bell');
  expect([chartOf(storyboard).name, incomplete.name]).toEqual(['Bell', 'Bell']);
});

test('a machine without an id takes its file’s name, as do its copies', () => {
  const nameless = create();
  const storyboard = register(defineStoryboard(nameless), 'backDoor');
  expect(storyboard.id).toBe('backDoor');
  expect([nameless.provide({}), withSilentActors(nameless)].map(idOf)).toEqual([
    'backDoor',
    'backDoor',
  ]);
});

test('the id of a transition names its guard and target, and does not count those before it', () => {
  const ids = chartOf(register(defineStoryboard(machine), 'door')).transitions.map(({ id }) => id);
  expect(ids).toEqual([
    'shut|door.open|isLocked>shut',
    'shut|door.open|>open',
    'open|xstate.after.pause.door.open|>shut',
  ]);
});

test('keys that the machine does not have do not compile', () => {
  const storyboard = defineStoryboard(machine, {
    // @ts-expect-error There is no such state.
    labels: { states: { ajar: 'A little open' } },
    model: {
      events: [
        // @ts-expect-error There is no such event.
        { words: 'a knock', event: { type: 'door.knock' } },
      ],
      // @ts-expect-error There is no such actor.
      outputs: { knock: [] },
      // @ts-expect-error There is no such delay.
      delays: { rest: 10 },
    },
    // @ts-expect-error There is no such state.
    ignore: { 'ajar|door.open|>open': 'Nothing opens it.' },
  });
  expect(storyboard.id).toBe('door');
});
