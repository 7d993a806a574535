import type { Mode } from './modes.ts';

type Size = Mode['viewport'];

/**
 * The windows that reviewers open the board in, and what they leave to a story: a screen is drawn in the
 * window that is chosen, smaller where it does not fit; a part takes the canvas beside the sidebar.
 */
export const reviewers: Readonly<Record<string, { screen: Size; part: Size }>> = {
  '1440x900': { screen: { width: 1280, height: 900 }, part: { width: 1140, height: 820 } },
  '1280x800': { screen: { width: 1280, height: 900 }, part: { width: 980, height: 720 } },
  '390x844': { screen: { width: 390, height: 844 }, part: { width: 390, height: 720 } },
};
