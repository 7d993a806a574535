/** The order of the sidebar: visitor-facing sections first. */
const SECTIONS = ['screens', 'faults', 'patterns', 'components', 'foundations', 'storyboards'];

/** The place of an item in a list; unknown ones come last. */
export function rankIn(list: readonly string[], item: string): number {
  const place = list.indexOf(item);
  return place < 0 ? list.length : place;
}

/** A title's first part in lower case: `screens`, `faults`, `components`. */
export const sectionOf = (title: string): string => title.split('/', 1)[0]?.toLowerCase() ?? '';

/** The place of a title's section in the sidebar. */
export const sectionRank = (title: string): number => rankIn(SECTIONS, sectionOf(title));

/** Whether a title's stories show whole screens. */
export const areScreens = (title: string): boolean => /^(?:screens|faults)\//i.test(title);
