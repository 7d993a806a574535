import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

/** Waits for a toast to be seen: its card comes late, and rises. */
export async function expectToast(
  canvas: StoryContext['canvas'],
  title: string,
  text: string,
): Promise<void> {
  const card = (await canvas.findByRole('button', { name: 'Close notification' })).parentElement;
  await waitFor(() => expect(card).toBeVisible());
  await expect(card).toHaveTextContent(`${title}${text}`);
}
