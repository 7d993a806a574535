import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { phoneAlone, reflowCheck, screenModes, stateModes } from '../../.storybook/modes.ts';
import { notYet } from '../../src/content/notYet.ts';
import { paths } from '../../src/domain/paths.ts';
import VolunteerRoute from '../../src/app/routes/VolunteerRoute.tsx';
import { placeholders } from '../../src/content/messages.ts';
import { VolunteerScreen } from '../../src/ui/screens/VolunteerScreen/VolunteerScreen.tsx';
import { extremes } from '../_helpers/extremes.ts';
import { expectToast } from '../_helpers/toast.ts';
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
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Apply as Mentor' }));
    await expectToast(canvas, placeholders.volunteer.title, placeholders.volunteer.text);
  },
});

/** Very long roles, names and voices. */
export const LongContent = meta.story({
  parameters: { chromatic: { modes: { ...reflowCheck, ...phoneAlone } } },
  render: () => (
    <VolunteerScreen
      examples={extremes.word}
      heading="Volunteer"
      statement={extremes.word}
      notYet={notYet.volunteer}
      description={`${extremes.word} and everything around it`}
      onApply={() => undefined}
      roles={[
        {
          id: 'long',
          title: extremes.word,
          commitment: `${extremes.hugeNumber} hours/month`,
          description: extremes.word.repeat(3),
          requirements: [extremes.word, extremes.rtlName, 'Patience'],
        },
      ]}
      benefits={[extremes.word, extremes.rtlName, 'Soup']}
      voices={[
        {
          name: extremes.longName,
          position: extremes.word,
          portrait: 'bun',
          words: extremes.word.repeat(3),
        },
        { name: extremes.rtlName, position: 'Mentor', portrait: 'cap', words: extremes.rtlName },
        { name: extremes.emojiName, position: 'Mentor', portrait: 'long', words: 'Yes.' },
      ]}
    />
  ),
});
