import { createGlobalVar, fallbackVar } from '@vanilla-extract/css';

import { vars } from './theme.css.ts';

/** What the shelf at the window's foot takes of its height: set by FloatingDonate, none without one. */
export const shelfRoomVar = createGlobalVar('shelf-room');

export const shelfRoom = fallbackVar(shelfRoomVar, '0px');

/** The lower edge of what is fixed above the shelf. */
export const aboveShelf = `calc(${vars.space[4]} + max(${shelfRoom}, env(safe-area-inset-bottom)))`;
