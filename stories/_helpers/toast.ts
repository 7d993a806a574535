import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { States } from '../../.storybook/actors/states.ts';
import type { ToastMessage } from '../../src/domain/toast.ts';

/** A visible toast, for `parameters.states`. */
export function pinnedToast(toast: ToastMessage): NonNullable<States['toasts']> {
  return {
    value: { showing: 'running' },
    context: { queue: [{ ...toast, id: 1 }], nextId: 2 },
  };
}

/** Waits until a toast is visible: its card appears late, is animated, and replaces another's. */
export async function expectToast(
  canvas: StoryContext['canvas'],
  title: string,
  text: string,
): Promise<void> {
  await waitFor(async () => {
    const card = canvas.getByRole('button', { name: 'Close notification' }).parentElement;
    await expect(card).toBeVisible();
    await expect(card).toHaveTextContent(`${title}${text}`);
  });
}

/** A play function: the button only shows the toast of a feature that is still to come. */
export const pressShows =
  (name: string | RegExp, { title, text }: Pick<ToastMessage, 'title'> & { text: string }) =>
  async ({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) => {
    await userEvent.click(canvas.getByRole('button', { name }));
    await expectToast(canvas, title, text);
  };
