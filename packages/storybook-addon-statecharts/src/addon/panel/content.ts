import { idOf } from '../../chart/registry.ts';
import type { StoryRecorder } from '../../watch/storyRecorder.ts';
import type { PanelChart, PanelContent, PanelStoryboard } from './messages.ts';

/** Returns the State panel's content, with the story's subject first. */
export function panelContent(
  watch: StoryRecorder,
  storyboards: readonly PanelStoryboard[],
): PanelContent {
  const running = watch.running().flatMap(({ key, machine, leaves }) => {
    const storyboard = storyboards.find(({ id }) => id === idOf(machine));
    return storyboard === undefined ? [] : [{ key, leaves, storyboard }];
  });
  const alikeOf = (id: string) => running.filter(({ storyboard }) => storyboard.id === id);
  const isSeveral = ({ instances }: PanelStoryboard): boolean => instances.length > 0;
  // A page below a story has the statecharts of both; only those started last are visible.
  const visible = running.filter(
    ({ key, storyboard }) => isSeveral(storyboard) || alikeOf(storyboard.id).at(-1)?.key === key,
  );
  // The screen's own statechart is started last; those with several instances end the list.
  const rank = ({ storyboard }: (typeof running)[number]): number =>
    storyboard.id === watch.about ? 0 : isSeveral(storyboard) ? 2 : 1;
  const ordered = visible.toReversed().toSorted((a, b) => rank(a) - rank(b));
  const subject = ordered.find((chart) => rank(chart) < 2);
  return {
    charts: ordered.map((chart): PanelChart => {
      const { name, instances, id } = chart.storyboard;
      const alike = alikeOf(id);
      const title =
        alike.length < instances.length
          ? undefined
          : instances[alike.indexOf(chart) % instances.length];
      return { ...chart, name: title ?? name, isSubject: chart === subject };
    }),
  };
}
