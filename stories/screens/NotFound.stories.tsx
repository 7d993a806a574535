import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { screenModes } from '../../.storybook/modes.ts';
import NotFoundRoute from '../../src/app/routes/NotFoundRoute.tsx';

const meta = preview.meta({
  title: 'Screens/Not found',
  component: NotFoundRoute,
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
  parameters: { path: '/nowhere', chromatic: { modes: screenModes } },
});

/** 404: a wrong address, which has no page, and three links onwards. */
export const PageNotFound = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'This page is not here',
    );
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
  },
});
