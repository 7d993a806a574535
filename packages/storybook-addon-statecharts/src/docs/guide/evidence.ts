import { modes } from '../../pictures/modes.ts';
import { declaredModes } from '../../pictures/declared.ts';
import type { Status } from './guide.ts';

/** What a status means for somebody who wants to use the part. */
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

/** What is known of a part from its stories alone: how many there are, and how they are looked at. */
export function evidence(stories: readonly Shown[]): string {
  const names = stories.flatMap(({ parameters, id }) => declaredModes(parameters, id));
  const looks = new Set(
    names.flatMap((name) => {
      const mode = modes[name];
      if (mode === undefined) return [];
      return [mode.forcedColors === 'active' ? 'forced colours' : mode.theme];
    }),
  );
  const where = new Intl.ListFormat('en').format([...looks]);
  const pictures =
    names.length === 0 ? '' : `, ${count(names.length, 'accepted picture')} in ${where}`;
  return `${count(stories.length, 'state')}${pictures}; each checked for accessibility in light and dark.`;
}
