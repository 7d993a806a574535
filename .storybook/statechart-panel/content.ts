import type { AnyStateMachine } from 'xstate';
import { instances } from '../../review/statecharts/instances.ts';
import { chartOf, type Chart, type ChartState } from '../../review/statecharts/chart.ts';
import { storiesOf } from '../../review/coverage/stateStories.ts';
import type { PanelChart, PanelContent, PanelState } from './messages.ts';
import type { StoryRecorder } from '../../review/watch/storyRecorder.ts';

const charts = new WeakMap<object, Chart>();

/** Copies of a machine share their definition. */
function chartFor(machine: AnyStateMachine): Chart {
  const known = charts.get(machine.config) ?? chartOf(machine);
  charts.set(machine.config, known);
  return known;
}

/** A parent directly before its children. */
function inOrder(states: readonly ChartState[], parent = ''): ChartState[] {
  return states
    .filter((state) => state.parent === parent)
    .flatMap((state) => [state, ...inOrder(states, state.id)]);
}

/** `signIn` has the page Statecharts/Sign in. */
function pageOf(machine: string, lit: readonly string[]): string {
  const slug = machine.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const args = lit.map((place) => place.replaceAll('.', '-')).join('+');
  return `./?path=/story/statecharts-${slug}--chart&args=lit:${args}`;
}

const severalOnPage = new Set(Object.values(instances));

/**
 * Those that the story is about before the page's others, of which the screen's own begin last; the
 * menus, which every page has, at the end.
 */
function foremost<Running extends { machine: AnyStateMachine }>(
  running: Running[],
  about: readonly string[],
): Running[] {
  const latestFirst = running.reduce<Running[]>((before, one) => [one, ...before], []);
  const rank = ({ machine }: Running): number =>
    about.includes(machine.id) ? 0 : severalOnPage.has(machine.id) ? 2 : 1;
  return [0, 1, 2].flatMap((place) => latestFirst.filter((one) => rank(one) === place));
}

/** What the panel shows of a story's statecharts. */
export function panelContent(watch: StoryRecorder): PanelContent {
  return {
    events: watch.events,
    charts: foremost(watch.running(), watch.about).map(({ key, machine, leaves }): PanelChart => {
      const stories = storiesOf(machine.id);
      return {
        key,
        machine: machine.id,
        page: pageOf(machine.id, leaves),
        states: inOrder(chartFor(machine).states).map(
          ({ id, name, kind, passing }): PanelState => ({
            id,
            name,
            depth: id.split('.').length - 1,
            isLeaf: kind === 'leaf',
            isLit: leaves.includes(id),
            isPassing: passing,
            story: stories[id],
          }),
        ),
      };
    }),
  };
}
