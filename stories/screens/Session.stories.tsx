import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { deskAlone, stateModes } from '../../.storybook/modes.ts';
import { people } from '../../mocks/fixtures/people.ts';
import { profileOf, sessionOf } from '../../mocks/fixtures/sessions.ts';
import { App } from '../../src/app/App.tsx';
import { paths } from '../../src/domain/paths.ts';
import type { States } from '../../.storybook/actors/states.ts';

const meta = preview.meta({
  title: 'Screens/Session',
  component: App,
  tags: ['!autodocs'],
  parameters: { path: paths.dashboard.pattern, chromatic: { modes: stateModes } },
});

const session = sessionOf(people.student);

/** The new password was refused: the field shows the reason. */
export const NewPasswordRefused = meta.story({
  tags: ['fault'],
  parameters: {
    states: {
      session: {
        value: { signedIn: { freshness: 'fresh', profile: 'loaded', recovery: 'asking' } },
        context: {
          session,
          profile: profileOf(people.student),
          recoveryFor: session.user.id,
          recoveryError: 'tooShort',
        },
      },
    } satisfies States,
    chromatic: { modes: deskAlone },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('New password')).toHaveAccessibleDescription(
      /Use at least 6 characters/,
    );
  },
});
