import type { StoryContext } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { PASSWORD } from '../../mocks/fixtures/credentials.ts';
import { people } from '../../mocks/fixtures/people.ts';
import { paths } from '../../src/domain/paths.ts';
import { LiveSite, mailedHash, type Site } from './_parts/LiveSite.tsx';

const dashboard = paths.dashboard.pattern;

const meta = preview.meta({
  title: 'Faults/Recovery',
  render: (_, { parameters }) => <LiveSite site={parameters.site as Site} />,
  tags: ['!autodocs', 'fault'],
  parameters: {
    path: dashboard,
    site: {
      address: `${dashboard}${mailedHash('recovery')}`,
      requestedEmail: people.student.email,
    } satisfies Site,
    // Pictured in Patterns/PasswordDialog, without the page behind it.
    chromatic: { disableSnapshot: true },
  },
});

type Parts = Pick<StoryContext, 'canvas' | 'userEvent'>;

async function save({ canvas, userEvent }: Parts, password: string) {
  const field = await canvas.findByLabelText('New password');
  await userEvent.clear(field);
  await userEvent.type(field, password);
  await userEvent.click(canvas.getByRole('button', { name: 'Save password' }));
  return field;
}

/** Too short: the field reports it, and no request is sent. */
export const TooShort = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = await save({ canvas, userEvent }, 'oak');
    await expect(field).toHaveAccessibleDescription(/Use at least 6 characters/);
    await expect(field).toHaveValue('oak');
  },
});

/** The server refuses the password: the field shows its reason, and the typed text stays. */
export const Refused = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = await save({ canvas, userEvent }, PASSWORD);
    await expect(
      await canvas.findByText('New password should be different from the old password.'),
    ).toBeVisible();
    await expect(field).toHaveValue(PASSWORD);
  },
});
