import { vars } from './theme.css.ts';
import { donateRoom } from './tokens/breakpoint.ts';

/*
   The floating Donate control (docs/decisions/015) measures room in rem, as SiteHeader does,
   because text enlarged by an extension or the page itself takes room too. Media queries only see
   the browser's own text size.
*/

/** 0 if the window has that room; else a large negative offset. */
const zeroIfPositive = (room: string) => `min(0px, (${room}) * 1000)`;

const spareHeight = `100svh - ${donateRoom.height}`;
const spareWidth = `100vw - ${donateRoom.width}`;

/** How far the shelf is above the window's bottom edge. */
export const shelfEdge = `min(${zeroIfPositive(spareHeight)}, ${zeroIfPositive(spareWidth)})`;

/** The same of the control in the margin. */
export const marginEdge = zeroIfPositive(`100vw - ${donateRoom.upright}`);

/** How far the control is lifted above its place in the margin. */
export const footerOffset = `min(10rem, (100vw - ${donateRoom.upright} + 1rem) * 1000)`;

/** Wide letter spacing wraps a narrow header to two lines. */
export const twoLineHeader = `${shelfEdge} + 3rem`;

export const shelfHeight = `calc(${vars.layout.shelf} + env(safe-area-inset-bottom))`;

const heightIfPositive = (room: string) => `clamp(0px, (${room}) * 1000, ${shelfHeight})`;

/** The window height taken by the shelf; 0 if it is elsewhere. */
export const heightOfShelf = `min(${heightIfPositive(spareHeight)}, ${heightIfPositive(spareWidth)}, ${heightIfPositive(`${donateRoom.upright} - 100vw`)})`;

/** Container queries exclude the scroll bar, of up to 20 px. */
const hasMargin = (width: string) => `(min-width: ${Number.parseFloat(width) - 1.25}rem)`;
export const upright = hasMargin(donateRoom.upright);
export const horizontal = hasMargin(donateRoom.horizontal);
