import { byKey } from '../desk/byKey.ts';
import type { Picture } from './manifest.ts';

/**
 * Names the stories that have the same picture in one mode: one of them may show another's state.
 * @param about limits the result to groups with one of these stories; all by default
 */
export function equalPictures(
  pictures: readonly Pick<Picture, 'story' | 'mode' | 'hash'>[],
  about?: ReadonlySet<string>,
): string[] {
  return [...byKey(pictures, ({ mode, hash }) => `${mode} ${hash}`).values()].flatMap((equal) => {
    const stories = [...new Set(equal.map(({ story }) => story))].toSorted();
    const isNamed =
      stories.length > 1 && (about === undefined || stories.some((each) => about.has(each)));
    return isNamed ? [`${stories.join(' and ')} in ${equal[0].mode}`] : [];
  });
}
