import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { phoneAlone, reflowCheck, screenModes, stateModes } from '../../.storybook/modes.ts';
import { paths } from '../../src/domain/paths.ts';
import EventsRoute from '../../src/app/routes/EventsRoute.tsx';
import { eventsWords } from '../../src/content/events.ts';
import { placeholders } from '../../src/content/messages.ts';
import { pressShows } from '../_helpers/toast.ts';
import { longWords } from '../_helpers/longWords.tsx';
import { withPage } from '../_helpers/withPage.tsx';

const meta = preview.meta({
  title: 'Screens/Events',
  component: EventsRoute,
  decorators: [withPage],
  parameters: { path: paths.events.pattern, chromatic: { modes: stateModes } },
});

/** Featured events as tickets, the others as a calendar; each goes into one's own calendar. */
export const EventsAhead = meta.story({
  parameters: { chromatic: { modes: { ...screenModes, ...reflowCheck } } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
    await expect(canvas.getAllByRole('link', { name: /^Add to calendar/ })).toHaveLength(6);
  },
});

/** Three events are over: they stay in place, marked as over; the others can be registered for. */
export const SomeAreOver = meta.story({
  parameters: { chromatic: { modes: phoneAlone }, today: '2027-02-25' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(eventsWords.over)).toHaveLength(3);
    await expect(canvas.getAllByRole('button', { name: /^Register/ })).toHaveLength(3);
    await expect(canvas.getByText(eventsWords.rules)).toBeVisible();
  },
});

/** All events are over: the page promises no dates. */
export const AllAreOver = meta.story({
  parameters: { chromatic: { modes: phoneAlone }, today: '2027-05-19' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(eventsWords.over)).toHaveLength(6);
    await expect(canvas.queryByRole('button', { name: /^Register/ })).toBeNull();
    await expect(canvas.getByText(eventsWords.none)).toBeVisible();
  },
});

/** Register shows that it is still to come. */
export const RegistrationToCome = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: pressShows('Register for First bank account clinic', placeholders.registration),
});

/** Every text with a word without a break opportunity. */
export const LongContent = meta.story({ ...longWords, tags: ['!autodocs'] });
