import { describe, expect, test } from 'vitest';
import { getStateNodes } from 'xstate/graph';
import { loadMachines } from '../../packages/storybook-addon-statecharts/src/coverage/statesFiles.ts';
import {
  statePathOf,
  transitionId,
  transitionsOf,
} from '../../packages/storybook-addon-statecharts/src/chart/transitions.ts';
import {
  guardName,
  eventNameOf,
  eventWords,
  machineWords,
  stateName,
  stateWords,
  transitionWords,
  wordsOf,
} from '../../packages/storybook-addon-statecharts/src/chart/words.ts';

const machines = await loadMachines();

/** The width of a drawing's box. */
const NAME_LENGTH = 36;

const isCode = (text: string): boolean => /[a-z][A-Z]|[.]\w|xstate/.test(text);

describe.for(machines)('$id in plain words', ({ id, machine }) => {
  const nodes = getStateNodes(machine);
  const transitions = [machine.root, ...nodes].flatMap(transitionsOf);
  const words = wordsOf(id);

  test('has a name, and says in a sentence what it decides', () => {
    expect(words?.name).toMatch(/^[A-Z].*[^.]$/u);
    expect(words?.about).toMatch(/^[A-Z].*[.]$/u);
  });

  test('has words for each state, and for none besides', () => {
    expect(Object.keys(words?.states ?? {}).toSorted()).toEqual(nodes.map(statePathOf).toSorted());
  });

  test('has words for everything that can happen, and for nothing besides', () => {
    const eventNames = transitions.flatMap((transition) => eventNameOf(transition) ?? []);
    expect(Object.keys(words?.events ?? {}).toSorted()).toEqual(
      [...new Set(eventNames)].toSorted(),
    );
  });

  test('has words for each guard that a transition names, and for none besides', () => {
    const guards = transitions.flatMap((transition) => guardName(transition) ?? []);
    expect(Object.keys(words?.guards ?? {}).toSorted()).toEqual([...new Set(guards)].toSorted());
  });

  test('says the condition of each transition that has rivals or a guard', () => {
    const silent = transitions.filter((transition) => {
      const rivals = transitions.filter(
        ({ source, eventType }) =>
          source === transition.source && eventType === transition.eventType,
      );
      const isConditional = transition.guard !== undefined || rivals.length > 1;
      return isConditional && transitionWords(transition).condition === undefined;
    });
    expect(silent.map(transitionId)).toEqual(
      // Its guard only prevents a repetition.
      id === 'session' ? ['|storage.unavailable|0'] : [],
    );
  });

  test('says two different conditions for two rivals', () => {
    const sentences = transitions.map((transition) =>
      [
        statePathOf(transition.source),
        transition.eventType,
        transitionWords(transition).condition,
      ].join('|'),
    );
    expect(sentences.filter((one, index) => sentences.indexOf(one) !== index)).toEqual([]);
  });

  test('names no transition in `transitions` that does not exist', () => {
    const known = transitions.map(transitionId);
    expect(Object.keys(words?.transitions ?? {}).filter((id) => !known.includes(id))).toEqual([]);
  });

  test('speaks no code, and names what fits a box', () => {
    const { states = {}, events = {}, guards = {}, transitions: conditions = {} } = words ?? {};
    const all = [
      ...Object.values(states),
      ...Object.values(events),
      ...Object.values(guards).flatMap((sides) => (sides ? [sides.yes, sides.otherwise] : [])),
      ...Object.values(conditions),
    ].filter((text) => text !== undefined);
    expect(all.filter(isCode)).toEqual([]);
    expect(all.filter((text) => text.trim() === '' || text.endsWith('.'))).toEqual([]);
    const names = Object.keys(states).map((statePath) => stateName(id, statePath));
    expect(names.filter((name) => name.length > NAME_LENGTH)).toEqual([]);
  });
});

test('a state, an event, a delay and a guard are looked up by what the machine calls them', () => {
  expect({
    machine: machineWords('signIn'),
    whole: stateWords('signIn', ''),
    state: stateWords('signIn', 'waiting'),
    name: stateName('signIn', 'waiting'),
    event: eventWords('session', 'tab.shown'),
    delay: eventWords('session', 'after.tick'),
    guard: wordsOf('session')?.guards?.['refreshIsDue'],
  }).toEqual({
    machine: 'Sign in',
    whole: 'Sign in',
    state: 'Too many tries: the button counts down',
    name: 'Too many tries',
    event: 'The tab comes into view',
    delay: 'Thirty seconds pass',
    guard: { yes: 'almost over', otherwise: 'still fresh' },
  });
});

test('a machine of the board itself, which has no words, is called by its code names', () => {
  expect([machineWords('copying'), stateWords('copying', 'justCopied')]).toEqual([
    'Copying',
    'just copied',
  ]);
});
