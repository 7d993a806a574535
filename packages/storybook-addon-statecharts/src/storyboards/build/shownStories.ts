import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { STATE_STORIES } from '../../chart/loadCharts.ts';
import { charts, settings, type StateStories } from '../../chart/registry.ts';

/** The stories whose pictures storyboards show. */
export function shownStories(root = '.'): ReadonlySet<string> {
  const file = path.join(root, STATE_STORIES);
  const byMachine = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as StateStories)
    : {};
  const stories = Object.values(byMachine).flatMap((statePaths) => Object.values(statePaths));
  const asked = charts().flatMap(({ questions }) =>
    questions.flatMap(({ steps }) => steps.flatMap(({ story }) => story ?? [])),
  );
  return new Set([...stories, ...Object.values(settings().people), ...asked]);
}
