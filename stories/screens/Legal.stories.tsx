import { expect, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { phoneAlone, reflowCheck, screenModes, stateModes } from '../../.storybook/modes.ts';
import { paths } from '../../src/domain/paths.ts';
import PrivacyRoute from '../../src/app/routes/PrivacyRoute.tsx';
import TermsRoute from '../../src/app/routes/TermsRoute.tsx';
import { withPage } from '../_helpers/withPage.tsx';

const meta = preview.meta({
  title: 'Screens/Legal',
  component: PrivacyRoute,
  decorators: [withPage],
  parameters: { path: paths.privacy.pattern, chromatic: { modes: stateModes } },
});

/** The privacy policy: a summary, the contents, and the whole text. */
export const PrivacyPolicy = meta.story({
  parameters: { chromatic: { modes: { ...screenModes, ...reflowCheck } } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Last updated September 14, 2024')).toBeVisible();
    const contents = within(canvas.getByRole('navigation', { name: 'Contents' }));
    for (const link of contents.getAllByRole('link')) {
      const target = canvasElement.querySelector(link.getAttribute('href') ?? '');
      await expect(target).toHaveTextContent(link.textContent ?? '');
    }
  },
});

/** The terms of service, in the layout of the privacy policy. */
export const TermsOfService = meta.story({
  parameters: { chromatic: { modes: phoneAlone }, path: paths.terms.pattern },
  render: () => <TermsRoute />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Terms of service');
    await expect(canvas.getByText('Last updated September 14, 2024')).toBeVisible();
  },
});
