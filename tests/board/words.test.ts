import { describe, expect, test } from 'vitest';
import { getStateNodes } from 'xstate/graph';
import { loadCharts } from '../../packages/storybook-addon-statecharts/src/chart/loadCharts.ts';
import {
  statePathOf,
  transitionId,
  transitionsOf,
} from '../../packages/storybook-addon-statecharts/src/chart/transitions.ts';
import {
  stateName,
  transitionWords,
} from '../../packages/storybook-addon-statecharts/src/chart/words.ts';

/** The width of a drawing's box. */
const NAME_LENGTH = 36;

const isCode = (text: string): boolean => /[a-z][A-Z]|[.]\w|xstate/.test(text);

// `defineWords` types the keys: a missing word does not compile.
describe.for(await loadCharts())('$id in plain words', ({ id, machine, words = {} }) => {
  const transitions = [machine.root, ...getStateNodes(machine)].flatMap(transitionsOf);
  const conditions = transitions.map((transition) => ({
    transition,
    trigger: `${statePathOf(transition.source)}|${transition.eventType}`,
    condition: transitionWords(transition).condition,
  }));

  test('has a name, and says in a sentence what it decides', () => {
    expect(words.name).toMatch(/^[A-Z].*[^.]$/u);
    expect(words.about).toMatch(/^[A-Z].*[.]$/u);
  });

  test('says a condition of its own for each transition that has rivals or a guard', () => {
    const isAmong = (trigger: string, condition: string | undefined) =>
      conditions.filter((one) => one.trigger === trigger && one.condition === condition).length;
    const vague = conditions.filter(
      ({ transition: { guard }, trigger, condition }) =>
        isAmong(trigger, condition) > 1 || (guard !== undefined && condition === undefined),
    );
    expect(vague.map(({ transition }) => transitionId(transition))).toEqual(
      // Its guard only prevents a repetition.
      id === 'session' ? ['|storage.unavailable|0'] : [],
    );
    const known = transitions.map(transitionId);
    expect(Object.keys(words.transitions ?? {}).filter((one) => !known.includes(one))).toEqual([]);
  });

  test('speaks no code, and names what fits a box', () => {
    const { states = {}, events = {}, guards = {}, transitions: own = {} } = words;
    const all = [
      ...[states, events, own].flatMap((each) => Object.values(each)),
      ...Object.values(guards).flatMap((sides) => (sides ? [sides.yes, sides.otherwise] : [])),
    ].filter((text) => text !== undefined);
    expect(all.filter(isCode)).toEqual([]);
    expect(all.filter((text) => text.trim() === '' || text.endsWith('.'))).toEqual([]);
    const names = Object.keys(states).map((statePath) => stateName(id, statePath));
    expect(names.filter((name) => name.length > NAME_LENGTH)).toEqual([]);
  });
});
