import { modes } from '../../pictures/modes.ts';
import { declaredModes } from '../../pictures/declared.ts';
import type { Status } from './guide.ts';

/** The meaning of each status for users of a component. */
export const statusWords: Readonly<Record<Status, string>> = {
  stable: 'Stable: use it.',
  changing: 'Changing: ask before you use it somewhere new.',
  leaving: 'Leaving: do not use it anywhere new.',
};

interface Shown {
  id: string;
  parameters: object;
}

const count = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;

/** Describes a component's stories: their number, and how they are checked. */
export function evidence(stories: readonly Shown[]): string {
  const names = stories.flatMap(({ parameters, id }) => declaredModes(parameters, id));
  const appearances = new Set(
    names.flatMap((name) => {
      const mode = modes[name];
      if (mode === undefined) return [];
      return [mode.forcedColors === 'active' ? 'forced colours' : mode.theme];
    }),
  );
  const list = new Intl.ListFormat('en').format([...appearances]);
  const pictures =
    names.length === 0 ? '' : `, ${count(names.length, 'accepted picture')} in ${list}`;
  return `${count(stories.length, 'state')}${pictures}; each checked for accessibility in light and dark.`;
}
