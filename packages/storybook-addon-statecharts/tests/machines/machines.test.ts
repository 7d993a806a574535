import { DOMParser } from '@xmldom/xmldom';
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  and,
  assign,
  createActor,
  createMachine,
  fromObservable,
  fromPromise,
  raise,
  setup,
  type AnyStateMachine,
} from 'xstate';
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
import { trafficLightMachine } from '../../example/src/trafficLight/trafficLight.machine.ts';

const region = (end: string) => ({
  initial: 'busy',
  states: { busy: { on: { [end]: 'done' } }, done: { type: 'final' as const } },
});

/** What is walked without a model: history, parallel states, actors, delays and wildcards. */
const cafe = createMachine({
  id: 'cafe',
  initial: 'payment',
  states: {
    payment: {
      initial: 'card',
      states: {
        card: { on: { switch: 'transfer' } },
        transfer: {},
        last: { type: 'history' },
        lastExactly: { type: 'history', history: 'deep', target: 'card' },
      },
      on: { next: 'review' },
    },
    review: { on: { back: 'payment.last', edit: 'payment.lastExactly', confirm: 'preparing' } },
    preparing: {
      type: 'parallel',
      states: { beans: region('GROUND'), water: region('BOILED') },
      onDone: 'listening',
    },
    listening: {
      invoke: {
        // It has no name by which it could be provided.
        src: fromObservable(() => {
          throw new Error('Nothing listens while a machine is only thought through');
        }),
        onError: 'playing',
        onSnapshot: {},
      },
      on: { lost: 'playing' },
      after: { 5000: { actions: raise({ type: 'lost' }) } },
    },
    playing: {
      on: { 'media.stop': 'over', 'media.*': {}, 'pointer.*': '.shown', '*': 'review' },
      initial: 'hidden',
      states: { hidden: {}, shown: { after: { 2000: 'hidden' } } },
    },
    over: { type: 'final' },
  },
});

const user = setup({
  types: {
    context: {} as { userId: string; user?: string; error?: string },
    input: {} as { userId: string },
  },
  actors: {
    fetchUser: fromPromise(async () => (await (await fetch('/user')).json()) as { name: string }),
  },
}).createMachine({
  id: 'user',
  context: ({ input }) => ({ userId: input.userId }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'fetchUser',
        onDone: {
          target: 'success',
          actions: assign({ user: ({ event }) => event.output.name.trim() }),
        },
        onError: {
          target: 'failure',
          actions: assign({ error: ({ event }) => (event.error as Error).message }),
        },
      },
    },
    success: { type: 'final' },
    failure: { on: { RETRY: 'loading' } },
  },
});

/** Guards with and without names, one of them of a payload, and a loop that a guard ends. */
const counter = setup({
  types: {
    context: {} as { count: number },
    events: {} as { type: 'INC' | 'TRY' } | { type: 'SET'; value: number },
  },
  actions: { add: assign({ count: ({ context }) => context.count + 1 }) },
  guards: { isFound: ({ context }) => context.count > 3, isTired: () => false },
}).createMachine({
  id: 'counter',
  context: { count: 0 },
  initial: 'counting',
  states: {
    counting: {
      on: {
        INC: [{ guard: ({ context }) => context.count < 3, actions: 'add' }, { target: 'full' }],
        SET: {
          guard: and([({ event }) => event.value >= 0, ({ event }) => event.value <= 3]),
          actions: assign({ count: ({ event }) => event.value }),
        },
        TRY: 'comparing',
      },
    },
    full: {},
    found: {},
    comparing: {
      always: [
        { guard: 'isFound', target: 'found' },
        { guard: 'isTired', target: 'found' },
        { target: 'trying' },
      ],
    },
    trying: { entry: 'add', always: 'comparing' },
  },
});

const chartFor = (machine: AnyStateMachine) =>
  chartOf(register(defineStoryboard(machine), machine.id));

/** What a person reads of each transition. */
const wordsOf = (machine: AnyStateMachine) =>
  chartFor(machine).transitions.map(({ words: { event, condition } }) =>
    condition === undefined ? event : `${event}, ${condition}`,
  );

const like = (pattern: RegExp): unknown => expect.stringMatching(pattern);

const refusedOutput =
  /^“fetch user: succeeds” fails in loading: .* Add its output to model.outputs.fetchUser.$/;
const notTaken = /^Not walked: counting: SET; comparing: At once, is tired\. Add event payloads /;

/** Each machine alone: the number of its leaf states, and what is not walked of it. */
test.each<[name: string, machine: AnyStateMachine, leaves: number, left: readonly RegExp[]]>([
  ['cafe', cafe, 11, []],
  ['traffic light', trafficLightMachine, 6, []],
  ['user', user, 3, [/^User does not begin: .*'userId'.*[.] Add its input to/, refusedOutput]],
  ['counter', counter, 5, [notTaken]],
])(
  '%s, with `machine` alone, is drawn, walked without effects, and reports what is not',
  async (_, machine, leaves, left) => {
    const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('Nothing is sent'));
    onTestFinished(() => fetched.mockRestore());
    const chart = chartFor(machine);
    expect(chart.states.filter(({ kind }) => kind === 'leaf')).toHaveLength(leaves);
    const svg = await svgOf(chart);
    const onError = vi.fn<() => void>();
    new DOMParser({ onError }).parseFromString(svg, 'image/svg+xml');
    expect(onError).not.toHaveBeenCalled();
    expect(svg + mermaidOf(chart)).not.toMatch(/NaN|undefined|\[object/);
    expect(mermaidOf(chart)).toMatch(/^stateDiagram-v2\nstate "/);
    for (const { id } of chart.states) expect(svg).toContain(`data-state="${id}"`);

    const { model } = defineStoryboard(machine);
    for (const walk of explore(model).walks)
      expect(stepsAlong(model, walk)).toHaveLength(walk.steps.length + 1);
    expect(limitsOf(defineStoryboard(machine))).toEqual(left.map(like));
    // Effects of actors that should not have started.
    await new Promise((resolve) => setImmediate(resolve));
    expect(fetched).not.toHaveBeenCalled();
  },
);

const fail = () => {
  throw new Error('nothing to read');
};
const halfKnown = defineStoryboard(user, { model: { inputs: [{ userId: '7' }] } });
const counted = { model: { inputs: [undefined] } };
const ignoring = defineStoryboard(counter, {
  ...counted,
  ignore: {
    'counting|SET|>': 'Only a script sets it.',
    'comparing||isTired>found': 'Nobody tires.',
  },
});

const list = createMachine({
  id: 'list',
  on: { ADD: { actions: assign(fail) } },
  after: { 9: { actions: assign(fail) } },
});
const spinning = createMachine({
  id: 'spinning',
  initial: 'still',
  states: {
    still: { on: { GO: 'left' } },
    left: { always: 'right' },
    right: { always: 'left' },
  },
});
const endless = setup({ types: { context: {} as { count: number } } }).createMachine({
  id: 'endless',
  context: { count: 0 },
  on: {
    INC: { actions: assign({ count: ({ context }) => context.count + 1 }) },
    STOP: { guard: ({ context }) => context.count > 10_000, actions: fail },
  },
});

test.each<[what: string, storyboard: Storyboard, ...limits: RegExp[]]>([
  ['an output that is missing beside an input', halfKnown, refusedOutput],
  ['transitions that need a payload or a guard', defineStoryboard(counter, counted), notTaken],
  ['no transitions in `ignore`', ignoring],
  [
    'a payload where no state has a name, and the events before time passes',
    defineStoryboard(list),
    /^“ADD” fails: nothing to read. Add ADD with its payload to model.events.$/,
    /Add the events before it, with their payloads, to model[.]events[.]$/,
  ],
  [
    'an endless loop, without hanging',
    defineStoryboard(spinning),
    /^“GO” fails in still: Infinite loop detected/,
    /^Not walked: left: At once; right: At once\./,
  ],
  ['what lies beyond too many situations', defineStoryboard(endless), /^Not walked: .*STOP\./],
])('lists %s', (_, storyboard, ...limits) => {
  expect(limitsOf(storyboard)).toEqual(limits.map(like));
});

test('the walk is red where a model has a gap, and lists it', async () => {
  const takeAll = (storyboard: Storyboard) =>
    everyTransition(storyboard).play({
      step: (_: string, each: () => unknown) => each(),
    } as never);
  await expect(takeAll(halfKnown)).rejects.toThrow(refusedOutput);
  await takeAll(defineStoryboard(user));
  await takeAll(ignoring);
});

test('an input, an output and a payload let the walk continue where the machine alone fails', () => {
  const known = defineStoryboard(user, {
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
  expect(limitsOf(known)).toEqual([]);
  expect(pathTo(known.model, 'success')?.snapshot.context).toEqual({ userId: '7', user: 'Lena' });
  const { model } = defineStoryboard(counter, {
    model: { events: [{ words: 'Set to two', event: { type: 'SET', value: 2 } }] },
  });
  expect(explore(model).taken.has('counting|SET|>')).toBe(true);
});

test('every visible state has a shortest path, also one that only a changed context leads to', () => {
  const { model } = defineStoryboard(trafficLightMachine);
  const states = visibleStates(chartFor(trafficLightMachine)).map(({ id }) => id);
  expect(states.filter((id) => pathTo(model, id) === undefined)).toEqual([]);
  const toFull = pathTo(defineStoryboard(counter, counted).model, 'full');
  expect(toFull?.steps.map(({ event }) => event.type)).toEqual(['INC', 'INC', 'INC', 'INC']);
});

test('all ways between two states are found, the shortest first', () => {
  const ways = waysBetween(chartFor(trafficLightMachine), 'yellow', 'red.walk').map((way) =>
    way.map(({ transition }) => transition.event),
  );
  expect(ways).toEqual([['after yellow time'], ['POWER_OUTAGE', 'POWER_RESTORED']]);
});

test('a transition to a history state leads to its parent', () => {
  const { states, transitions } = chartFor(cafe);
  expect(states.map(({ id }) => id)).not.toContain('payment.last');
  const leaving = transitions.filter(({ source }) => source === 'review');
  expect(leaving.map(({ targets }) => targets)).toEqual([['payment'], ['payment'], ['preparing']]);
});

test('what has no words is described: wildcards, delays, actors, guards and history', () => {
  expect([cafe, counter, trafficLightMachine].flatMap(wordsOf)).toEqual(
    expect.arrayContaining([
      'back, back to where it was',
      'edit, back to exactly where it was',
      'confirm',
      'Preparing done',
      'INC, otherwise',
      'Anything else',
      'Any pointer event',
      'After 2000 ms',
      'Invoked actor fails',
      'Invoked actor reports',
      'After yellow time',
    ]),
  );
});

test('a state whose label equals its key is named once', async () => {
  const svg = await svgOf(chartFor(user));
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
  onTestFinished(() => void vi.useRealTimers());
  const actor = createActor(liveMachine(machine)).start();
  vi.advanceTimersByTime(60_000);
  expect(started).not.toHaveBeenCalled();
  expect(actor.getSnapshot().value).toBe('busy');
});
