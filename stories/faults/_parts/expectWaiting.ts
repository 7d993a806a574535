import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

/** Asserts one visible waiting message, though each page has a hidden one for its start. */
export async function expectWaiting(canvas: StoryContext['canvas']): Promise<void> {
  await waitFor(() =>
    expect(
      canvas
        .getAllByText('Checking who is signed in')
        .filter((spinner) => spinner.checkVisibility()),
    ).toHaveLength(1),
  );
}
