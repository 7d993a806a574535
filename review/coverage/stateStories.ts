import stateStories from './stateStories.json';

/**
 * The story that pins each leaf state, by statechart and state path. Written by `npm run states` from what
 * the stories were seen to do, and checked against it by `npm test`.
 */
export function storiesOf(machine: string): Readonly<Record<string, string>> {
  return (stateStories as Record<string, Record<string, string>>)[machine] ?? {};
}
