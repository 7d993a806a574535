import { centredBox } from '../geometry/viewBox.ts';
import { markRings } from './mark.ts';

/**
 * The favicon's source: the logo with literal colours, because a favicon has no style sheet. A test
 * compares it with `public/favicon.svg`.
 */
export function faviconSvg(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${centredBox(40)}" fill="none" stroke="#0d251b" stroke-width="3.2" stroke-linecap="round"><circle r="18.3" fill="#f7be46"/><path d="${markRings.join('')}"/><circle r="2" fill="#0d251b" stroke="none"/></svg>\n`;
}
