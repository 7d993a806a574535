import { DOMParser } from '@xmldom/xmldom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { assign, createActor, createMachine, fromPromise, type AnyStateMachine } from 'xstate';
import { chartOf, visibleStates } from '../../src/chart/chart.ts';
import { defineStoryboard, type Storyboard } from '../../src/chart/defineStoryboard.ts';
import { register } from '../../src/chart/registry.ts';
import { mermaidOf } from '../../src/storyboards/mermaid.ts';
import { svgOf } from '../../src/storyboards/svg.tsx';
import { waysBetween } from '../../src/storyboards/ways.ts';
import { everyTransition } from '../../src/walks/everyTransition.ts';
import { liveMachine } from '../../src/walks/liveMachine.ts';
import { pathTo } from '../../src/walks/pathTo.ts';
import { limitsOf } from '../../src/walks/limits.ts';
import { explore } from '../../src/walks/paths.ts';
import { stepsAlong } from '../../src/walks/simulator.ts';
import { checkoutMachine } from './checkout.ts';
import { coffeeMachine } from './coffee.ts';
import { counterMachine } from './counter.ts';
import { guessingMachine } from './guessing.ts';
import { playerMachine } from './player.ts';
import { socketMachine } from './socket.ts';
import { trafficLightMachine } from '../../example/src/trafficLight/trafficLight.machine.ts';
import { userMachine } from './user.ts';

/** One machine for each feature of XState, registered without further options. */
const cases: readonly { machine: AnyStateMachine; leaves: number; left: readonly string[] }[] = [
  { machine: coffeeMachine, leaves: 6, left: [] },
  { machine: checkoutMachine, leaves: 5, left: [] },
  {
    machine: userMachine,
    leaves: 3,
    left: [
      "User does not begin: Cannot read properties of undefined (reading 'userId'). Add its input to model.inputs.",
      "“fetch user: succeeds” fails in loading: Cannot read properties of undefined (reading 'name'). Add its output to model.outputs.fetchUser.",
    ],
  },
  { machine: trafficLightMachine, leaves: 6, left: [] },
  {
    machine: guessingMachine,
    leaves: 5,
    left: [
      expect.stringMatching(/^Not walked: comparing: At once, is tired\. Add event payloads /),
    ],
  },
  { machine: playerMachine, leaves: 4, left: [] },
  {
    machine: counterMachine,
    leaves: 2,
    left: [expect.stringMatching(/^Not walked: counting: SET\. Add event payloads /)],
  },
  { machine: socketMachine, leaves: 4, left: [] },
];

const plainOf = (machine: AnyStateMachine) => defineStoryboard(machine).model;

const chartFor = (machine: AnyStateMachine) =>
  chartOf(register(defineStoryboard(machine), machine.id));

/** Waits for effects of actors that should not have started. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

afterEach(() => {
  vi.unstubAllGlobals();
});

describe.for(cases.map((each) => [each.machine.id, each] as const))(
  '%s, with `machine` alone',
  ([, { machine, leaves, left }]) => {
    test('is drawn with every state and transition', async () => {
      const chart = chartFor(machine);
      expect(chart.states.filter(({ kind }) => kind === 'leaf')).toHaveLength(leaves);
      const svg = await svgOf(chart);
      const faults: string[] = [];
      new DOMParser({ onError: (_, message) => faults.push(message) }).parseFromString(
        svg,
        'image/svg+xml',
      );
      expect(faults).toEqual([]);
      expect(svg).not.toMatch(/NaN|undefined|\[object/);
      expect(mermaidOf(chart)).not.toMatch(/undefined|\[object/);
      for (const { id } of chart.states) expect(svg).toContain(`data-state="${id}"`);
    });

    test('is walked, and reports what is not', async () => {
      const fetched = vi.fn<typeof fetch>(() => Promise.reject(new Error('Nothing may be sent')));
      vi.stubGlobal('fetch', fetched);
      const model = plainOf(machine);
      const { walks, taken } = explore(model);
      for (const walk of walks) {
        expect(stepsAlong(model, walk)).toHaveLength(walk.steps.length + 1);
      }
      const untaken = chartFor(machine).transitions.filter(({ id }) => !taken.has(id));
      expect(limitsOf(defineStoryboard(machine))).toEqual(left);
      expect(untaken.length).toBeLessThanOrEqual(left.length);
      await settle();
      expect(fetched).not.toHaveBeenCalled();
    });
  },
);

describe('what a model adds', () => {
  test('an input and an output let the walk continue where the machine alone fails', () => {
    const storyboard = defineStoryboard(userMachine, {
      model: {
        inputs: [{ userId: '7' }],
        outputs: {
          fetchUser: [
            { words: 'succeeds', output: { name: ' Lena ' } },
            { words: 'fails', error: new Error('offline') },
          ],
        },
      },
    });
    expect(limitsOf(storyboard)).toEqual([]);
    const success = explore(storyboard.model).paths.find(({ snapshot }) =>
      snapshot.matches('success'),
    );
    expect(success?.snapshot.context).toEqual({
      userId: '7',
      user: { name: 'Lena' },
      error: undefined,
    });
  });

  test('an event with a payload is walked', () => {
    const { model } = defineStoryboard(counterMachine, {
      model: { events: [{ words: 'Set to two', event: { type: 'SET', value: 2 } }] },
    });
    expect(explore(model).taken.has('counting|SET|>')).toBe(true);
  });

  describe('of which a part is missing', () => {
    const half = { model: { inputs: [{ userId: '7' }] } };
    const refusal: unknown = expect.stringMatching(
      /^“fetch user: succeeds” fails in loading: .* to model/,
    );
    const takeAll = (storyboard: Storyboard) =>
      everyTransition(storyboard).play({
        step: (_: string, each: () => unknown) => each(),
      } as never);

    test('the missing part is listed, and the walk is red', async () => {
      const storyboard = defineStoryboard(userMachine, half);
      expect(limitsOf(storyboard)).toEqual([refusal]);
      await expect(takeAll(storyboard)).rejects.toThrow(
        'Add its output to model.outputs.fetchUser',
      );
      await takeAll(defineStoryboard(userMachine));
    });

    test('a transition without its payload is listed, but for one in `ignore`', async () => {
      const model = { model: { inputs: [undefined] } };
      expect(limitsOf(defineStoryboard(counterMachine, model))).toEqual([
        expect.stringMatching(/^Not walked: counting: SET\. Add event payloads /),
      ]);
      const ignore = { 'counting|SET|>': 'Only a script sets it.' };
      const storyboard = defineStoryboard(counterMachine, { ...model, ignore });
      expect(limitsOf(storyboard)).toEqual([]);
      await takeAll(storyboard);
    });

    test('a state that only a changed context leads to has a path', () => {
      const { model } = defineStoryboard(counterMachine, { model: { inputs: [undefined] } });
      expect(pathTo(model, 'full')?.steps.map(({ event }) => event.type)).toEqual(
        Array.from({ length: 4 }, () => 'INC'),
      );
    });
  });
});

describe('ways and paths', () => {
  test('every visible state without missing input is reached by a shortest path', () => {
    const model = plainOf(trafficLightMachine);
    const states = visibleStates(chartFor(trafficLightMachine)).map(({ id }) => id);
    expect(states.filter((id) => pathTo(model, id) === undefined)).toEqual([]);
  });

  test('all ways between two states are found, the shortest first', () => {
    const machine = createMachine({
      id: 'ways',
      initial: 'a',
      states: { a: { on: { GO: 'b', JUMP: 'c' } }, b: { on: { GO: 'c' } }, c: {} },
      on: { RESET: '.a' },
    });
    const ways = waysBetween(chartFor(machine), 'a', 'c').map((way) =>
      way.map(({ transition }) => transition.event),
    );
    expect(ways).toEqual([['JUMP'], ['GO', 'GO']]);
  });
});

describe('special kinds of state and transition', () => {
  test('a transition to a history state leads to its parent', () => {
    const { states, transitions } = chartFor(checkoutMachine);
    expect(states.map(({ id }) => id)).not.toContain('payment.last');
    expect(
      transitions
        .filter(({ source }) => source === 'review')
        .map(({ event, targets, words }) => [event, targets, words.condition]),
    ).toEqual([
      ['back', ['payment'], 'back to where it was'],
      ['edit', ['payment'], 'back to exactly where it was'],
      ['confirm', ['paid'], undefined],
    ]);
  });

  test('wildcards, delays and actors have descriptive names', () => {
    const labels = (machine: AnyStateMachine) =>
      chartFor(machine).transitions.map(({ words }) => words.event);
    expect(labels(playerMachine)).toEqual(
      expect.arrayContaining(['Anything else', 'Any pointer event', 'After 2000 ms']),
    );
    expect(labels(trafficLightMachine)).toContain('After yellow time');
    expect(labels(coffeeMachine)).toContain('Preparing done');
    expect(labels(socketMachine)).toEqual(
      expect.arrayContaining(['Invoked actor fails', 'Invoked actor reports']),
    );
  });

  test('the other branch of an unnamed guard has a name', () => {
    const { transitions } = chartFor(counterMachine);
    expect(transitions.findLast(({ event }) => event === 'INC')?.words).toEqual({
      event: 'INC',
      condition: 'otherwise',
    });
  });
});

describe('what a model must add', () => {
  const fail = () => {
    throw new Error('nothing to read');
  };

  test('a machine without states fails without a place', () => {
    const machine = createMachine({ id: 'list', on: { ADD: { actions: assign(fail) } } });
    expect(limitsOf(defineStoryboard(machine))).toEqual([
      '“ADD” fails: nothing to read. Add ADD with its payload to model.events.',
    ]);
  });

  test('where time passes, the events before it are missing', () => {
    const machine = createMachine({
      id: 'auction',
      initial: 'open',
      states: { open: { after: { 1000: { actions: assign(fail) } } } },
    });
    expect(limitsOf(defineStoryboard(machine))).toEqual([
      expect.stringMatching(/Add the events before it, with their payloads, to model[.]events[.]$/),
    ]);
  });
});

describe('machines that could hang or have effects', () => {
  test('an endless loop is reported and does not hang', () => {
    const machine = createMachine({
      id: 'spinning',
      initial: 'still',
      states: {
        still: { on: { GO: 'left' } },
        left: { always: 'right' },
        right: { always: 'left' },
      },
    });
    expect(limitsOf(defineStoryboard(machine))).toEqual([
      expect.stringMatching(/^“GO” fails in still: Infinite loop detected/),
      expect.stringMatching(/^Not walked: left: At once; right: At once\./),
    ]);
  });

  test('a machine with too many situations is walked up to the limit', () => {
    const machine = createMachine({
      id: 'endless',
      types: {} as { context: { count: number } },
      context: { count: 0 },
      initial: 'counting',
      states: {
        counting: {
          on: {
            INC: { actions: assign({ count: ({ context }) => context.count + 1 }) },
            STOP: { guard: ({ context }) => context.count > 10_000, target: 'over' },
          },
        },
        over: {},
      },
    });
    expect(limitsOf(defineStoryboard(machine))).toEqual([
      expect.stringMatching(/^Not walked: counting: STOP\./),
    ]);
  });

  test('a state whose label equals its key is named once', async () => {
    const svg = await svgOf(chartFor(userMachine));
    expect(svg.match(/>loading</g)).toEqual(['>loading<']);
  });

  test('inline actors are not started, and no time passes in a live screen', () => {
    const started = vi.fn(() => Promise.resolve());
    const machine = createMachine({
      id: 'inline',
      initial: 'busy',
      states: {
        busy: { invoke: { src: fromPromise(started), onDone: 'done' }, after: { 1: 'done' } },
        done: {},
      },
    });
    vi.useFakeTimers();
    const actor = createActor(liveMachine(machine)).start();
    vi.advanceTimersByTime(60_000);
    expect(started).not.toHaveBeenCalled();
    expect(actor.getSnapshot().value).toBe('busy');
    actor.stop();
    vi.useRealTimers();
  });
});
