import { createGlobalVar, fallbackVar } from '@vanilla-extract/css';

import { vars } from './theme.css.ts';

/** The window height taken by the shelf; set by FloatingDonate. */
export const shelfRoomVar = createGlobalVar('shelf-room');

export const shelfRoom = fallbackVar(shelfRoomVar, '0px');

/** The bottom edge of fixed elements above the shelf. */
export const aboveShelf = `calc(${vars.space[4]} + max(${shelfRoom}, env(safe-area-inset-bottom)))`;
