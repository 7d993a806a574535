/** Does a story fill a window? Everything else is a part of a page, or a page of the board. */
export const fillsWindow = (id: string): boolean => /^(?:screens|flows|faults|patterns)-/.test(id);
