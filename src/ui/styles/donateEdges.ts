import { vars } from './theme.css.ts';
import { donateRoom } from './tokens/breakpoint.ts';

/*
 * Where Donate floats (docs/decisions/015) is decided in rem, as in SiteHeader: text made larger by the
 * browser, by an extension or by the page itself takes room alike. Media queries know of the browser's alone.
 */

/** None where the window has that room; else further below it than any page is long. */
const unless = (room: string) => `min(0px, (${room}) * 1000)`;

const spareHeight = `100svh - ${donateRoom.height}`;
const spareWidth = `100vw - ${donateRoom.width}`;

/** How far the shelf stands above the window's foot. */
export const shelfEdge = `min(${unless(spareHeight)}, ${unless(spareWidth)})`;

/** How far the control in the margin does. */
export const marginEdge = unless(`100vw - ${donateRoom.upright}`);

/** In the margin it hangs above its own place, by less than this. */
export const hanging = `min(10rem, (100vw - ${donateRoom.upright} + 1rem) * 1000)`;

/** Spaced-out text makes a narrow header two lines high. */
export const twoLineHeader = `${shelfEdge} + 3rem`;

export const shelfHeight = `calc(${vars.layout.shelf} + env(safe-area-inset-bottom))`;

const whileThere = (room: string) => `clamp(0px, (${room}) * 1000, ${shelfHeight})`;

/** What the shelf takes of the window's height; nothing where it stands elsewhere. */
export const roomOfShelf = `min(${whileThere(spareHeight)}, ${whileThere(spareWidth)}, ${whileThere(`${donateRoom.upright} - 100vw`)})`;

/** A container is measured without the scroll bar, of up to 20 px. */
const hasMargin = (width: string) => `(min-width: ${Number.parseFloat(width) - 1.25}rem)`;
export const upright = hasMargin(donateRoom.upright);
export const lying = hasMargin(donateRoom.lying);
