import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { reflowCheck, screenModes, stateModes } from '../../.storybook/modes.ts';
import { paths } from '../../src/domain/paths.ts';
import VolunteerRoute from '../../src/app/routes/VolunteerRoute.tsx';
import { placeholders } from '../../src/content/messages.ts';
import { pressShows } from '../_helpers/toast.ts';
import { longWords } from '../_helpers/longWords.tsx';
import { withPage } from '../_helpers/withPage.tsx';

const meta = preview.meta({
  title: 'Screens/Volunteer',
  component: VolunteerRoute,
  decorators: [withPage],
  parameters: { path: paths.volunteer.pattern, chromatic: { modes: stateModes } },
});

/** Four roles with their time commitment, the benefits, and volunteers' voices. */
export const FourRoles = meta.story({
  parameters: { chromatic: { modes: { ...screenModes, ...reflowCheck } } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /^Apply as/ })).toHaveLength(4);
    await expect(canvas.getByText('2-4 hours/month')).toBeVisible();
    await expect(canvas.getByText('Examples for now: these people are made up.')).toBeVisible();
  },
});

/** Apply shows that it is still to come. */
export const ApplicationToCome = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: pressShows('Apply as Mentor', placeholders.volunteer),
});

/** Every text with a word without a break opportunity. */
export const LongContent = meta.story({ ...longWords, tags: ['!autodocs'] });
