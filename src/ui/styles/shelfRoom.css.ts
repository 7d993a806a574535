import { createGlobalVar, globalStyle } from '@vanilla-extract/css';
import { vars } from './theme.css.ts';
import { media } from './tokens/breakpoint.ts';

/** The window height taken by FloatingDonate's shelf. */
export const shelfRoom = createGlobalVar('shelf-room');

const height = `calc(${vars.layout.shelf} + env(safe-area-inset-bottom))`;

globalStyle(':root', {
  vars: { [shelfRoom]: '0px' },
  '@media': { [media.shelf]: { vars: { [shelfRoom]: height } } },
});

/** The bottom edge of fixed elements above the shelf. */
export const aboveShelf = `calc(${vars.space[4]} + max(${shelfRoom}, env(safe-area-inset-bottom)))`;
