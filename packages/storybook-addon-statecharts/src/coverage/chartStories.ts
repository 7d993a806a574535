import { titleId } from '../pictures/storyTitles.ts';
import type { ChartRun, StoryRun } from './record.ts';

/** The files of stories that run each statechart, as the first part of their stories' ids, sorted. */
export type ChartStories = Record<string, string[]>;

/** Every page-wide statechart is there around every story: one that only stays where it began says nothing. */
const isRun = ({ pins }: StoryRun, id: string, { transitions }: ChartRun): boolean =>
  transitions.length > 0 || id in pins;

/** Which files of stories run or pin each of the statecharts, by what a whole run has seen. */
export function chartStoriesOf(
  charts: readonly string[],
  stories: readonly StoryRun[],
): ChartStories {
  return Object.fromEntries(
    charts.map((id) => {
      const titles = stories.flatMap((story) => {
        const run = story.charts[id];
        return run !== undefined && isRun(story, id, run) ? [titleId(story.title)] : [];
      });
      return [id, [...new Set(titles)].toSorted()];
    }),
  );
}
