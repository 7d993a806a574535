import { readStateStories } from '../../chart/loadCharts.ts';
import { charts, settings } from '../../chart/registry.ts';

/** Returns the stories whose pictures are on storyboards. */
export function shownStories(root = '.'): ReadonlySet<string> {
  const stories = Object.values(readStateStories(root)).flatMap((statePaths) =>
    Object.values(statePaths),
  );
  const asked = charts().flatMap(({ questions }) =>
    questions.flatMap(({ steps }) => steps.flatMap(({ story }) => story ?? [])),
  );
  return new Set([...stories, ...Object.values(settings().people), ...asked]);
}
