import type { Mode } from './modes.ts';

type Size = Mode['viewport'];

/**
 * The reviewers' windows, and the space left for a story: a screen is rendered in the chosen
 * window, scaled down if necessary; a component in the canvas beside the sidebar.
 */
export const reviewers: Readonly<Record<string, { screen: Size; part: Size }>> = {
  '1440x900': { screen: { width: 1280, height: 900 }, part: { width: 1140, height: 820 } },
  '1280x800': { screen: { width: 1280, height: 900 }, part: { width: 980, height: 720 } },
  '390x844': { screen: { width: 390, height: 844 }, part: { width: 390, height: 720 } },
};
