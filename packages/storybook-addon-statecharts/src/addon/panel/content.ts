import { getStateNodes } from 'xstate/graph';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { chartOf, type Chart, type ChartState } from '../../chart/chart.ts';
import { transitionsOf } from '../../chart/transitions.ts';
import {
  eventNameOf,
  eventWords,
  machineWords,
  stateName,
  stateWords,
  wordsOf,
} from '../../chart/words.ts';
import { chartNamed, storiesOf } from '../../chart/registry.ts';
import type { PanelChart, PanelContent, PanelEvent, PanelState } from './messages.ts';
import type { RecordedEvent, StoryRecorder } from '../../watch/storyRecorder.ts';

const charts = new WeakMap<object, Chart>();

/** Copies of a machine share their definition. */
function chartFor(machine: AnyStateMachine): Chart {
  const known = charts.get(machine.config) ?? chartOf(machine);
  charts.set(machine.config, known);
  return known;
}

/** Sorts parents directly before their children. */
function inOrder(states: readonly ChartState[], parent = ''): ChartState[] {
  return states
    .filter((state) => state.parent === parent)
    .flatMap((state) => [state, ...inOrder(states, state.id)]);
}

/** The URL of a statechart's page: `signIn` has Storyboards/Sign in. */
function pageOf(machine: string, lit: readonly string[]): string {
  const slug = machine.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const args = lit.map((statePath) => statePath.replaceAll('.', '-')).join('+');
  return `./?path=/story/storyboards-${slug}--storyboard&args=lit:${args}`;
}

/** The titles of a statechart's instances, in the order in which a page starts them. */
const titlesOf = (machine: string): readonly string[] =>
  Object.values(chartNamed(machine)?.instances ?? {});
const isSeveral = (machine: string): boolean => titlesOf(machine).length > 0;
/** Whether a statechart runs on every page; then it is a story's subject only if named. */
const isEverywhere = (machine: string): boolean =>
  isSeveral(machine) || chartNamed(machine)?.everywhere === true;

interface Running {
  key: string;
  machine: AnyStateMachine;
  leaves: string[];
}

/** A page below a story has the statecharts of both; only those started last are visible. */
function onShow(running: Running[]): Running[] {
  return running.filter(
    ({ machine }, index) =>
      isSeveral(machine.id) ||
      !running.slice(index + 1).some((later) => later.machine.id === machine.id),
  );
}

/** Distinguishes several instances of one statechart. */
function nameOf({ key, machine }: Running, running: readonly Running[]): string {
  const alike = running.filter((one) => one.machine.id === machine.id);
  const titles = titlesOf(machine.id);
  if (titles.length === 0 || alike.length < titles.length) return machineWords(machine.id);
  // The story's own come first, then those of a page below it.
  const index = alike.findIndex((one) => one.key === key);
  return titles[index % titles.length] ?? machineWords(machine.id);
}

/**
 * Sorts the story's subjects first, then the page's others, the screen's own being started last,
 * then statecharts with several instances.
 */
function orderByStory(running: readonly Running[], about: readonly string[]): Running[] {
  const latestFirst = running.toReversed();
  const rank = ({ machine }: Running): number =>
    about.includes(machine.id) ? 0 : isSeveral(machine.id) ? 2 : 1;
  return [0, 1, 2].flatMap((index) => latestFirst.filter((one) => rank(one) === index));
}

/** An event in words, from whichever state handles it. */
function eventText(machine: AnyStateMachine, event: string): string {
  if (event === 'begins') return 'It begins';
  const nodes: AnyStateNode[] = [machine.root, ...getStateNodes(machine)];
  const transition = nodes.flatMap(transitionsOf).find(({ eventType }) => eventType === event);
  const eventName = transition === undefined ? undefined : eventNameOf(transition);
  return eventName === undefined ? event : eventWords(machine.id, eventName);
}

function panelEvent(
  watch: StoryRecorder,
  { machine: id, event, leaves }: RecordedEvent,
): PanelEvent {
  const machine = watch.machines().get(id);
  return {
    name: machineWords(id),
    event: machine === undefined ? event : eventText(machine, event),
    states: leaves.map((leaf) => stateName(id, leaf)),
  };
}

function panelState({ id, kind, transient }: ChartState, chart: Running): PanelState {
  const machine = chart.machine.id;
  return {
    id,
    name: stateName(machine, id),
    words: stateWords(machine, id),
    depth: id.split('.').length - 1,
    isLeaf: kind === 'leaf',
    isLit: chart.leaves.includes(id),
    isTransient: transient,
    story: storiesOf(machine)[id],
  };
}

/** Returns the State panel's content, with the story's subject first. */
export function panelContent(watch: StoryRecorder): PanelContent {
  const running = onShow(watch.running());
  const ordered = orderByStory(running, watch.about);
  const subjects = ordered.filter(({ machine }) => watch.about.includes(machine.id));
  const others = ordered.filter(({ machine }) => !isEverywhere(machine.id));
  const first = subjects.length === 0 ? others.slice(0, 1) : subjects;
  return {
    events: watch.events.map((event) => panelEvent(watch, event)),
    charts: ordered.map((chart): PanelChart => {
      const { key, machine, leaves } = chart;
      return {
        key,
        machine: machine.id,
        name: nameOf(chart, running),
        about: wordsOf(machine.id)?.about ?? '',
        isSubject: first.includes(chart),
        page: pageOf(machine.id, leaves),
        states: inOrder(chartFor(machine).states).map((state) => panelState(state, chart)),
      };
    }),
  };
}
