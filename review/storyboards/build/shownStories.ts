import { readFileSync } from 'node:fs';
import path from 'node:path';
import { questions } from '../questions/session.ts';
import { roleScreens } from '../roleScreens.ts';

const STATE_STORIES = 'review/coverage/stateStories.json';

/** The stories whose pictures storyboards show. */
export function shownStories(root = '.'): ReadonlySet<string> {
  const byMachine = JSON.parse(readFileSync(path.join(root, STATE_STORIES), 'utf8')) as Record<
    string,
    Record<string, string>
  >;
  const stories = Object.values(byMachine).flatMap((statePaths) => Object.values(statePaths));
  const asked = questions.flatMap(({ steps }) => steps.flatMap(({ story }) => story ?? []));
  return new Set([...stories, ...Object.values(roleScreens), ...asked]);
}
