import type { Chart } from '../chart/chart.ts';
import type { StateStories } from '../chart/registry.ts';
import { shownBy } from './coverage.ts';
import type { StoryRun } from './record.ts';

/** Prefers screens, then stories that pin the fewest other statecharts. */
function rank(story: StoryRun): string {
  const pinned = String(Object.keys(story.pins).length).padStart(2, '0');
  return `${story.title.startsWith('Screens/') ? 0 : 1} ${pinned} ${story.id}`;
}

/** Chooses a story for each leaf state. Keeps valid earlier choices, for stable links. */
export function chooseStories(
  charts: readonly Chart[],
  stories: readonly StoryRun[],
  before: StateStories,
): StateStories {
  const ranked = stories.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1));
  return Object.fromEntries(
    charts.map(({ id: machine, states }) => {
      const chosen = states
        .filter(({ kind, transient }) => kind === 'leaf' && !transient)
        .flatMap(({ id }): [string, string][] => {
          const candidates = ranked.filter((story) => shownBy(story, machine).includes(id));
          const previous = candidates.find((story) => story.id === before[machine]?.[id]);
          const story = previous ?? candidates[0];
          return story === undefined ? [] : [[id, story.id]];
        });
      return [machine, Object.fromEntries(chosen)];
    }),
  );
}
