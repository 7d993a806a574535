// In the browser: records the focus order and the ARIA snapshot of a rendered story.
import { computeAccessibleName, getRole } from 'dom-accessibility-api';
import { tabbable } from 'tabbable';
import { commands } from 'vitest/browser';
import type { FocusStop, AriaSnapshot } from '../desk/desk.ts';
import type { Outcome } from './pictureRun.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** The server takes the ARIA snapshot itself. */
    takeAriaSnapshot: (story: string, recorded: Omit<AriaSnapshot, 'aria'>) => Promise<Outcome>;
  }
}

function stopOf(element: Element): FocusStop {
  const { x, y, width, height } = element.getBoundingClientRect();
  return {
    role: getRole(element) ?? element.localName,
    name: computeAccessibleName(element).replaceAll(/\s+/g, ' '),
    box: {
      x: Math.round(x + scrollX),
      y: Math.round(y + scrollY),
      width: Math.round(width),
      height: Math.round(height),
    },
  };
}

/** Compares the story with its accepted ARIA snapshot and focus order. */
export const takeAriaSnapshot = (story: string, mode: string): Promise<Outcome> =>
  commands.takeAriaSnapshot(story, { mode, focus: tabbable(document.body).map(stopOf) });
