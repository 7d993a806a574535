import { modes } from '../../pictures/modes.ts';
import { declaredModes } from '../../pictures/declared.ts';

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
