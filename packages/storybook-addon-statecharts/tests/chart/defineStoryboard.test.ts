import { fromPromise, setup } from 'xstate';
import { expect, test } from 'vitest';
import { chartOf } from '../../src/chart/chart.ts';
import { defineStoryboard } from '../../src/chart/defineStoryboard.ts';
import type { AllLabelsOf } from '../../src/chart/labels.ts';
import { idOf, register } from '../../src/chart/registry.ts';
import { withSilentActors } from '../../src/walks/silent.ts';

const machine = setup({
  types: { events: {} as { type: 'door.open' } },
  actors: { ring: fromPromise<string>(() => Promise.resolve('')) },
  delays: { pause: 10 },
  guards: { isLocked: () => false, isStuck: () => false },
}).createMachine({
  initial: 'shut',
  states: {
    shut: {
      on: { 'door.open': [{ guard: 'isLocked', target: 'shut' }, { target: 'open' }] },
      invoke: { src: 'ring' },
    },
    open: { initial: 'wide', states: { wide: {} }, after: { pause: 'shut' } },
  },
});

test('only the machine is required: its file names it, and names in code are the labels', () => {
  const storyboard = register(defineStoryboard(machine), 'backDoor');
  const { name, about, states, transitions } = chartOf(storyboard);
  expect([name, about, states.map((state) => state.name)]).toEqual([
    'Back door',
    '',
    ['shut', 'open', 'wide'],
  ]);
  // An id names its guard and target, and does not count the transitions before it.
  expect(transitions.map(({ id }) => id)).toEqual([
    'shut|door.open|isLocked>shut',
    'shut|door.open|>open',
    'open|xstate.after.pause.(machine).open|>shut',
  ]);
  const copies = [machine.provide({}), withSilentActors(machine)];
  expect([storyboard.id, ...copies.map(idOf)]).toEqual(['backDoor', 'backDoor', 'backDoor']);
});

test('complete labels have words for guards where the machine names some', () => {
  const bell = setup({}).createMachine({ initial: 'still', states: { still: {} } });
  const labels = {
    name: 'Bell',
    about: 'Rings once.',
    states: { still: 'Still' },
    events: {},
  } satisfies AllLabelsOf<typeof bell>;
  // @ts-expect-error -- two guards have no words
  const incomplete: AllLabelsOf<typeof machine> = labels;
  const storyboard = register(defineStoryboard(bell, { labels }), 'bell');
  expect([chartOf(storyboard).name, incomplete.name]).toEqual(['Bell', 'Bell']);
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
  expect(storyboard.machine).toBe(machine);
});
