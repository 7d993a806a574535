import type { StoryContext } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { phoneAlone, reflowCheck, screenModes, stateModes } from '../../.storybook/modes.ts';
import { people } from '../../mocks/fixtures/people.ts';
import { profileOf, sessionOf } from '../../mocks/fixtures/sessions.ts';
import { paths } from '../../src/domain/paths.ts';
import DashboardRoute from '../../src/app/routes/DashboardRoute.tsx';
import {
  adminTabs,
  dashboardLines,
  learnerWords,
  noCourses,
  noEventsAhead,
} from '../../src/content/dashboard.ts';
import { notYet } from '../../src/content/notYet.ts';
import { placeholders } from '../../src/content/messages.ts';
import { roleLabel } from '../../src/domain/roles.ts';
import { DashboardFrame } from '../../src/ui/screens/DashboardFrame/DashboardFrame.tsx';
import { LearnerDashboard } from '../../src/ui/screens/LearnerDashboard/LearnerDashboard.tsx';
import { extremes } from '../_helpers/extremes.ts';
import { signedInAs, signedInWithSixtyLetters } from '../_helpers/sessions.ts';
import type { States } from '../../.storybook/actors/states.ts';
import { expectToast, pressShows } from '../_helpers/toast.ts';
import { withDoubleText } from '../_helpers/withDoubleText.tsx';
import { expectWithinWindow } from '../_helpers/withinWindow.ts';
import { longWords } from '../_helpers/longWords.tsx';
import { withPage } from '../_helpers/withPage.tsx';

const meta = preview.meta({
  title: 'Screens/Dashboard',
  component: DashboardRoute,
  decorators: [withPage],
  parameters: { path: paths.dashboard.pattern, chromatic: { modes: stateModes } },
});

type Parts = Pick<StoryContext, 'canvas'>;

/** A learner without a course or an event. */
const nothingYet = (role: 'student' | 'parent') => ({
  parameters: { chromatic: { modes: phoneAlone } },
  render: () => (
    <DashboardFrame
      name={people[role].displayName}
      role={roleLabel(role)}
      line={dashboardLines[role]}
    >
      <LearnerDashboard
        coursesHeading={learnerWords[role].courses}
        courses={[]}
        noCourses={{ ...noCourses, to: '#' }}
        next={{ ...learnerWords[role].next, to: '#' }}
        overallPercent={0}
        events={[]}
        eventsPath="#"
        noEvents={noEventsAhead}
        notYet={notYet.learner}
        messages={0}
        certificates={0}
        certificateHint={learnerWords[role].empty}
        onProfile={() => undefined}
      />
    </DashboardFrame>
  ),
  play: async ({ canvas }: Parts) => {
    await expect(canvas.getByText('Enrolled courses').parentElement).toHaveTextContent('0');
  },
});

/** The admin's dashboard at a tab's URL. */
const onTab = (id: string) => ({
  parameters: {
    path: `${paths.dashboard.pattern}?tab=${id}`,
    states: signedInAs('admin'),
    chromatic: { modes: phoneAlone },
  },
  play: async ({ canvas }: Parts) => {
    const tab = adminTabs.find((each) => each.id === id);
    await expect(await canvas.findByRole('tab', { selected: true })).toHaveTextContent(
      tab?.label ?? '',
    );
    await expect(canvas.getByText(tab?.soon ?? '')).toBeVisible();
  },
});

/** A student's greeting by name, below the name of the role. */
export const Student = meta.story({
  tags: ['role:student'],
  parameters: {
    states: signedInAs('student'),
    chromatic: { modes: { ...screenModes, ...reflowCheck } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Welcome, Lena Brooks',
    );
    await expect(canvas.getByText('Student Dashboard')).toBeVisible();
    await expect(canvas.getByText(notYet.learner.text)).toBeVisible();
    await expect(canvas.getByRole('link', { name: learnerWords.student.next.link })).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: /^Add to calendar ?: Spot the scam$/ }),
    ).toHaveAttribute('href', '/events/spot-the-scam.ics');
  },
});

/** The events are over, and no new dates are set. */
export const NoEventsAhead = meta.story({
  tags: ['role:student'],
  parameters: {
    chromatic: { modes: phoneAlone },
    states: signedInAs('student'),
    today: '2027-05-19',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(noEventsAhead)).toBeVisible();
  },
});

/** An instructor's dashboard after signing in: the courses they teach. */
export const Instructor = meta.story({
  tags: ['role:instructor'],
  parameters: { states: signedInAs('instructor') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Instructor Dashboard')).toBeVisible();
  },
});

/** A parent's dashboard after signing in: the family's courses and events. */
export const Parent = meta.story({
  tags: ['role:parent'],
  parameters: { states: signedInAs('parent') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Parent Dashboard')).toBeVisible();
    await expect(canvas.getByText(/^Theo, sixth grade/)).toBeVisible();
  },
});

/** An admin's dashboard after signing in: tabs for all that the academy runs. */
export const Admin = meta.story({
  tags: ['role:admin'],
  parameters: { states: signedInAs('admin') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tablist')).toBeVisible();
    await expect(canvas.getByText('Admin Dashboard')).toBeVisible();
  },
});

/** Every action of a learner shows that it is still to come. */
export const ProfileToCome = meta.story({
  tags: ['role:student'],
  parameters: { states: signedInAs('student'), chromatic: { disableSnapshot: true } },
  play: pressShows('Your profile', placeholders.comingSoon),
});

/** An instructor's course editor shows that it is still to come. */
export const CourseEditorToCome = meta.story({
  tags: ['role:instructor'],
  parameters: { states: signedInAs('instructor'), chromatic: { disableSnapshot: true } },
  play: pressShows('Create Course', placeholders.notImplemented),
});

/** The URL names a tab, which says what will be there; its one action is still to come. */
export const AdminDonations = meta.story({
  tags: ['role:admin'],
  parameters: { path: `${paths.dashboard.pattern}?tab=donations`, states: signedInAs('admin') },
  play: async ({ canvas, userEvent }) => {
    const tab = await canvas.findByRole('tab', { name: 'Donations' });
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    // On a phone the row has scrolled to it.
    await expect(tab.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
    await expect(canvas.getByText('The table of donations is coming soon.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }));
    await expectToast(canvas, placeholders.notImplemented.title, placeholders.notImplemented.text);
  },
});

/** No events are listed yet. */
export const AdminEvents = meta.story({ tags: ['role:admin'], ...onTab('events') });
/** No posts are listed yet. */
export const AdminBlog = meta.story({ tags: ['role:admin'], ...onTab('blog') });
/** No volunteers are listed yet. */
export const AdminVolunteers = meta.story({ tags: ['role:admin'], ...onTab('volunteers') });
/** The academy's settings are still to come. */
export const AdminSettings = meta.story({ tags: ['role:admin'], ...onTab('settings') });

/** Arrow keys select tabs; an unknown tab in the URL selects the first. */
export const AdminByKeyboard = meta.story({
  tags: ['role:admin'],
  parameters: {
    path: `${paths.dashboard.pattern}?tab=nonsense`,
    states: signedInAs('admin'),
    chromatic: { disableSnapshot: true },
  },
  play: async ({ canvas, userEvent }) => {
    const first = await canvas.findByRole('tab', { name: 'Courses' });
    await expect(first).toHaveAttribute('aria-selected', 'true');
    // Past the email and the phone number.
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: 'Settings' })).toHaveFocus();
    await expect(await canvas.findByText('The academy’s settings are coming soon.')).toBeVisible();
  },
});

/** A name of sixty letters breaks at the edge. */
export const LongName = meta.story({
  tags: ['role:student'],
  parameters: {
    states: signedInWithSixtyLetters,
    chromatic: { modes: { ...reflowCheck, ...phoneAlone } },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(`Welcome, ${extremes.sixtyLetters}`)).toBeVisible();
    await expectWithinWindow(canvasElement);
  },
});

/** A new student, without a course or an event yet. */
export const StudentNothingYet = meta.story({ tags: ['role:student'], ...nothingYet('student') });
/** A parent whose family has no course or event yet. */
export const ParentNothingYet = meta.story({ tags: ['role:parent'], ...nothingYet('parent') });
/** Text at twice its size: text wraps below rings and guide before its column is a letter wide. */
export const DoubleText = meta.story({
  tags: ['!autodocs', 'role:student'],
  decorators: [withDoubleText],
  parameters: {
    states: signedInWithSixtyLetters,
    chromatic: { modes: { ...reflowCheck, ...phoneAlone } },
  },
  play: async ({ canvas, canvasElement }) => {
    const next = await canvas.findByText(/^Up next: Reading a statement/);
    await expect(next.getBoundingClientRect().width).toBeGreaterThan(120);
    await expectWithinWindow(canvasElement);
  },
});

/** Every text with a word without a break opportunity. */
export const LongContent = meta.story({
  ...longWords,
  tags: ['!autodocs', 'role:student'],
  parameters: { ...longWords.parameters, states: signedInAs('student') },
});

/** The profile has an unknown role: the page keeps loading. */
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
