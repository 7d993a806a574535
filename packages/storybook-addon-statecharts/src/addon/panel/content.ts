import { toId } from 'storybook/internal/csf';
import { chartOf } from '../../chart/chart.ts';
import { chartTitle } from '../../chart/chartFile.ts';
import { chartNamed, storiesOf } from '../../chart/registry.ts';
import { machineWords, stateName, stateWords } from '../../chart/words.ts';
import type { StoryRecorder } from '../../watch/storyRecorder.ts';
import type { PanelChart, PanelContent, PanelState } from './messages.ts';

type Running = ReturnType<StoryRecorder['running']>[number];

/** The titles of a statechart's instances, in the order in which a page starts them. */
const titlesOf = (machine: string): readonly string[] =>
  Object.values(chartNamed(machine)?.instances ?? {});
const isSeveral = (machine: string): boolean => titlesOf(machine).length > 0;
/** Whether a statechart runs on every page; then it is a story's subject only if named. */
const isEverywhere = (machine: string): boolean =>
  isSeveral(machine) || chartNamed(machine)?.everywhere === true;

/** Distinguishes several instances of one statechart. */
function nameOf({ key, machine }: Running, running: readonly Running[]): string {
  const alike = running.filter((one) => one.machine.id === machine.id);
  const titles = titlesOf(machine.id);
  if (titles.length === 0 || alike.length < titles.length) return machineWords(machine.id);
  // The story's own come first, then those of a page below it.
  const index = alike.findIndex((one) => one.key === key);
  return titles[index % titles.length] ?? machineWords(machine.id);
}

const statesOf = ({ machine, leaves }: Running): PanelState[] =>
  chartOf(machine).states.map(({ id, kind, transient }) => ({
    id,
    name: stateName(machine.id, id),
    words: stateWords(machine.id, id),
    isLeaf: kind === 'leaf',
    isLit: leaves.includes(id),
    isTransient: transient,
    story: storiesOf(machine.id)[id],
  }));

/** Returns the State panel's content, with the story's subject first. */
export function panelContent(watch: StoryRecorder): PanelContent {
  // A page below a story has the statecharts of both; only those started last are visible.
  const running = watch
    .running()
    .filter(
      ({ machine: { id } }, index, all) =>
        isSeveral(id) || !all.slice(index + 1).some((later) => later.machine.id === id),
    );
  // The screen's own statechart is started last; those with several instances end the list.
  const rank = ({ machine: { id } }: Running): number =>
    watch.about.includes(id) ? 0 : isSeveral(id) ? 2 : 1;
  const ordered = running.toReversed().toSorted((a, b) => rank(a) - rank(b));
  const named = ordered.filter((chart) => rank(chart) === 0);
  const main = ordered.find(({ machine }) => !isEverywhere(machine.id));
  return {
    charts: ordered.map((chart): PanelChart => ({
      key: chart.key,
      name: nameOf(chart, running),
      isSubject: named.length > 0 ? named.includes(chart) : chart === main,
      states: statesOf(chart),
      storyboard: toId(chartTitle(chart.machine.id), 'Storyboard'),
    })),
  };
}
