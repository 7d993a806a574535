import { expect, type userEvent as events, waitFor } from 'storybook/test';
import type { Canvas } from 'storybook/internal/csf';

let texts: string[] = [];

function replace(writeText: (text: string) => Promise<void>): () => void {
  const before = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  return () => {
    if (before === undefined) Reflect.deleteProperty(navigator, 'clipboard');
    else Object.defineProperty(navigator, 'clipboard', before);
  };
}

type UserEvent = ReturnType<typeof events.setup>;

/** For a story's `beforeEach`: a clipboard that accepts every write. */
export function openClipboard(): () => void {
  texts = [];
  return replace((text) => {
    texts.push(text);
    return Promise.resolve();
  });
}

/** For a story's `beforeEach`: a clipboard without permission. */
export function closedClipboard(): () => void {
  texts = [];
  return replace(() =>
    Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError')),
  );
}

/** The texts copied since the story began. */
export const copiedTexts = (): readonly string[] => texts;

/** Resets the page: the first form selected, no message, no focus. */
export async function endCopying(canvas: Canvas, userEvent: UserEvent, first?: string) {
  if (first !== undefined) await userEvent.click(canvas.getByRole('button', { name: first }));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(canvas.queryByText(/^Copied /u)).not.toBeInTheDocument());
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

/** Parses a copied drawing and returns its root. @throws if it is no SVG file */
export function readSvg(text: string): Element {
  const { documentElement } = new DOMParser().parseFromString(text, 'image/svg+xml');
  if (documentElement.namespaceURI !== 'http://www.w3.org/2000/svg') throw new Error(text);
  return documentElement;
}
