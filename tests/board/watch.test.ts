import { createActor, createMachine } from 'xstate';
import { expect, test } from 'vitest';
import { disclosureMachine } from '../../machines/disclosure/disclosure.machine.ts';
import { signInForm } from '../../machines/signIn/signIn.form.ts';
import { panelContent } from '../../packages/storybook-addon-statecharts/src/addon/panel/content.ts';
import {
  beginWatch,
  currentWatch,
} from '../../packages/storybook-addon-statecharts/src/watch/current.ts';
import { loadCharts } from '../../packages/storybook-addon-statecharts/src/chart/loadCharts.ts';

await loadCharts();

const lamp = createMachine({
  id: 'lamp',
  initial: 'testing',
  states: {
    testing: { always: 'off' },
    off: { on: { press: 'on' } },
    on: { on: { press: 'off' } },
  },
});

test('a story’s statecharts are observed from their first step, whichever code created them', () => {
  beginWatch();
  const actor = createActor(lamp).start();
  actor.send({ type: 'press' });
  expect(currentWatch().runs()).toEqual({
    lamp: {
      began: ['off'],
      ended: ['on'],
      entered: ['off', 'on', 'testing'],
      transitions: ['off|press|0', 'testing||0'],
    },
  });
  expect(currentWatch().actorOf('lamp')).toBe(actor);
});

test('what an earlier story left running is none of the next one’s business', () => {
  beginWatch();
  const earlier = createActor(lamp).start();
  beginWatch();
  earlier.send({ type: 'press' });
  expect(currentWatch().runs()).toEqual({});
});

test('the panel begins with the statechart that the story is about', () => {
  beginWatch(['lamp']);
  createActor(lamp).start();
  createActor(createMachine({ id: 'deskLamp', initial: 'off', states: { off: {} } })).start();
  const order = panelContent(currentWatch()).charts.map(({ name }) => name);
  expect(order).toEqual(['Lamp', 'Desk lamp']);
});

test('the panel lists the states in their regions, the lit ones, and their storyboard', () => {
  beginWatch();
  const machine = createMachine({
    id: 'deskLamp',
    initial: 'plugged',
    states: { plugged: { initial: 'off', states: { off: {}, on: {} } } },
  });
  createActor(machine).start();
  const [chart] = panelContent(currentWatch()).charts;
  expect(chart).toMatchObject({
    name: 'Desk lamp',
    isSubject: true,
    storyboard: 'storyboards-desk-lamp--storyboard',
  });
  expect(chart?.states.map(({ id, name, isLeaf, isLit }) => [id, name, isLeaf, isLit])).toEqual([
    ['plugged', 'plugged', false, false],
    ['plugged.off', 'off', true, true],
    ['plugged.on', 'on', true, false],
  ]);
});

test('of two sessions the visible one is shown, its states in words', () => {
  beginWatch(['signIn']);
  createActor(signInForm.machine).start();
  const actor = createActor(signInForm.machine).start();
  actor.send({ type: 'form.submit' });
  const { charts } = panelContent(currentWatch());
  const lit = charts.map(({ name, isSubject, states }) => [
    name,
    isSubject,
    states.filter(({ isLit }) => isLit).map(({ words }) => words),
  ]);
  expect(lit).toEqual([
    ['Sign in', true, ['Something is missing: the email address is empty or not one']],
  ]);
});

test('of the menus that every page runs each has its title, and a lone one that of its statechart', () => {
  beginWatch();
  const begin = () => createActor(disclosureMachine, { input: { now: () => 0 } }).start();
  begin();
  const titles = () =>
    panelContent(currentWatch()).charts.map(({ name, isSubject }) => [name, isSubject]);
  expect(titles()).toEqual([['Menus', false]]);
  begin();
  begin();
  expect(titles()).toEqual([
    ['Menu on a phone', false],
    ['Account menu', false],
    ['Curriculum menu', false],
  ]);
});
