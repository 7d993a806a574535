import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { reflowMode, screenModes } from '../../.storybook/modes.ts';
import { people } from '../../mocks/fixtures/people.ts';
import { profileOf, sessionOf } from '../../mocks/fixtures/sessions.ts';
import { paths } from '../../src/app/paths.ts';
import DashboardRoute from '../../src/app/routes/DashboardRoute.tsx';
import { signedInAs } from '../_helpers/sessions.ts';
import type { States } from '../_helpers/states.ts';

const meta = preview.meta({
  title: 'Screens/Dashboard',
  component: DashboardRoute,
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
  parameters: { path: paths.dashboard.pattern, chromatic: { modes: screenModes } },
});

/** A student is greeted by name, under the name of the role. */
export const Default = meta.story({
  name: 'Student',
  tags: ['role:student', 'state:session.signedIn.profile.loaded'],
  parameters: {
    states: signedInAs('student'),
    chromatic: { modes: { ...screenModes, ...reflowMode } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Welcome, Lena Brooks',
    );
    await expect(canvas.getByText('Student Dashboard')).toBeVisible();
  },
});

/** An instructor. */
export const Instructor = meta.story({
  tags: ['role:instructor'],
  parameters: { states: signedInAs('instructor') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Instructor Dashboard')).toBeVisible();
  },
});

/** A parent. */
export const Parent = meta.story({
  tags: ['role:parent'],
  parameters: { states: signedInAs('parent') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Parent Dashboard')).toBeVisible();
  },
});

/** An admin. */
export const Admin = meta.story({
  tags: ['role:admin'],
  parameters: { states: signedInAs('admin') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tablist')).toBeVisible();
    await expect(canvas.getByText('Admin Dashboard')).toBeVisible();
  },
});

/** The profile carries a role this site does not know: it keeps loading. */
export const UnknownRole = meta.story({
  tags: ['fault'],
  parameters: {
    states: {
      session: {
        value: { signedIn: { freshness: 'fresh', profile: 'loaded', recovery: 'none' } },
        context: {
          session: sessionOf(people.student),
          profile: { ...profileOf(people.student), role: undefined },
        },
      },
    } satisfies States,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading dashboard')).toBeVisible();
  },
});

/** The profile could not be loaded: the same, until a refresh brings it. */
export const ProfileMissing = meta.story({
  tags: ['fault', 'state:session.signedIn.profile.missing'],
  parameters: {
    states: {
      session: {
        value: { signedIn: { freshness: 'fresh', profile: 'missing', recovery: 'none' } },
        context: { session: sessionOf(people.student) },
      },
    } satisfies States,
    chromatic: { disableSnapshot: true },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading dashboard')).toBeVisible();
  },
});

/** A name without end wraps. */
export const LongName = meta.story({
  parameters: {
    states: {
      session: {
        value: { signedIn: { freshness: 'fresh', profile: 'loaded', recovery: 'none' } },
        context: {
          session: sessionOf(people.student),
          profile: {
            ...profileOf(people.student),
            displayName: 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh of the Seven Rings',
          },
        },
      },
    } satisfies States,
    chromatic: { modes: { ...screenModes, ...reflowMode } },
  },
});
