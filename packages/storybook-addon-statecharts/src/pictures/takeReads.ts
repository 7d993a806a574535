// In the browser: where the keyboard stops in what a story has drawn, and what a screen reader is told.
import { computeAccessibleName, getRole } from 'dom-accessibility-api';
import { tabbable } from 'tabbable';
import { commands } from 'vitest/browser';
import type { FocusStop, Reads } from '../desk/desk.ts';
import type { ReadsOutcome } from './pictureRun.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** The ARIA snapshot is taken on the way. */
    takeReads: (story: string, seen: Omit<Reads, 'aria'>) => Promise<ReadsOutcome>;
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

/** What the screen tells; a sentence where that is not as accepted. */
export async function takeReads(story: string, mode: string): Promise<string | undefined> {
  const focus = tabbable(document.body).map(stopOf);
  const outcome = await commands.takeReads(story, { mode, focus });
  switch (outcome.kind) {
    case 'same':
    case 'accepted':
      return undefined;
    case 'missing':
      return 'never accepted';
    case 'changed':
      return outcome.said;
  }
}
