import { modes } from './modes.ts';
import { viewportKey } from './viewports.ts';

/** Where `npm run storybook` listens. */
const STORYBOOK = 'http://localhost:6006/';

/** A story in Storybook, in one mode. */
export function storyLink(id: string, mode: string): string {
  const known = modes[mode];
  const globals =
    known === undefined
      ? ''
      : `&globals=theme:${known.theme};viewport.value:${viewportKey(known.viewport)}`;
  return `${STORYBOOK}?path=/story/${id}${globals}`;
}
