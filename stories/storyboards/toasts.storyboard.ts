import { defineStoryboard, type AllLabelsOf } from 'storybook-addon-statecharts';
import { screenModes } from '../../.storybook/modes.ts';
import { expect } from 'storybook/test';
import { waitFor, type AnyMachineSnapshot } from 'xstate';
import { toastsMachine, type ToastsContext } from '../../machines/toasts/toasts.machine.ts';
import { people } from '../../mocks/fixtures/people.ts';
import { sessionOf } from '../../mocks/fixtures/sessions.ts';
import { messages, placeholders } from '../../src/content/messages.ts';
import { paths } from '../../src/domain/paths.ts';
import type { ToastMessage } from '../../src/domain/toast.ts';
import { expectToast } from '../_helpers/toast.ts';
import { siteWith } from './_parts/live.tsx';
import { siteScreen, type SiteStage } from './_parts/siteScreen.tsx';
import { show, signInElsewhere } from './_parts/tab.ts';

const linkSent: ToastMessage = { ...messages.linkSent, tone: 'success' };
const loggedOut: ToastMessage = { ...messages.loggedOut, tone: 'success' };
const donation: ToastMessage = { ...placeholders.donation, tone: 'info' };
const enrollment: ToastMessage = { ...placeholders.enrollment, tone: 'info' };
const sessionEnded: ToastMessage = { ...messages.sessionEnded, tone: 'info', about: 'session' };

const isShowing = (snapshot: AnyMachineSnapshot): boolean => snapshot.matches('showing');

/** Presses a button of a feature that is not built yet, which shows a toast. */
async function press({ canvas, userEvent, go }: SiteStage, title: string): Promise<void> {
  const isDonation = title === donation.title;
  go(isDonation ? paths.donate.pattern : paths.courses.pattern);
  const buttons = await canvas.findAllByText(isDonation ? 'Donate Now' : /^Enroll/, {
    selector: 'button, button *',
  });
  if (buttons[0] !== undefined) await userEvent.click(buttons[0]);
}

/** Shows the toasts one after the other, each for its duration. */
export default defineStoryboard(toastsMachine, {
  labels: {
    name: 'Toasts',
    about:
      'Short messages come one at a time and stay for five seconds, longer while somebody reads.',
    states: {
      empty: 'No message',
      showing: 'A message shows',
      'showing.running': 'The clock runs: five seconds in all',
      'showing.paused': 'The clock stands: the message is being read, or the tab is out of sight',
      leaving: 'The message leaves',
    },
    events: {
      'toast.show': 'The site answers a press',
      'toast.queue': 'The site reports something that nobody pressed for',
      'toast.dismiss': 'The person closes the message',
      'toast.hold': 'Pointer or focus comes to the message, or the tab goes out of sight',
      'toast.release': 'Pointer or focus leaves the message, or the tab is back',
      'after.remaining': 'Its time is over',
    },
    guards: {
      isShown: {
        yes: 'it takes the place of the message on show',
        otherwise: 'it is about something else, and waits its turn',
      },
      isEmpty: { yes: 'no other message waits', otherwise: 'another message waits' },
      hasHolds: {
        yes: 'somebody reads, or the tab is out of sight',
        otherwise: 'nothing holds it',
      },
    },
    transitions: { 'showing.paused||>showing.running': 'nothing holds it any more' },
  } satisfies AllLabelsOf<typeof toastsMachine>,
  parameters: {
    path: paths.signIn.pattern,
    chromatic: { modes: { 'dark-390': screenModes['dark-390'] } },
  },
  model: {
    inputs: [{ now: () => 0 }],
    events: [
      { words: 'a message', event: { type: 'toast.show', toast: linkSent } },
      { words: 'another message', event: { type: 'toast.show', toast: loggedOut } },
      { words: 'the session ends', event: { type: 'toast.queue', toast: sessionEnded } },
      { words: 'the pointer is on it', event: { type: 'toast.hold', by: 'attention' } },
      { words: 'the pointer goes', event: { type: 'toast.release', by: 'attention' } },
      { words: 'it is closed', event: { type: 'toast.dismiss' } },
    ],
    distinguish: ({ queue, holds }: ToastsContext) => [queue.map(({ title }) => title), holds],
  },
  screen: siteWith(['toasts']),
  drive: (model) =>
    siteScreen({
      model: {
        ...model,
        events: [
          { words: 'a message', event: { type: 'toast.show', toast: donation } },
          { words: 'another message', event: { type: 'toast.show', toast: enrollment } },
          { words: 'the session ends', event: { type: 'toast.queue', toast: sessionEnded } },
          { words: 'the pointer is on it', event: { type: 'toast.hold', by: 'attention' } },
          { words: 'the pointer goes', event: { type: 'toast.release', by: 'attention' } },
          { words: 'the tab is hidden', event: { type: 'toast.hold', by: 'hiddenTab' } },
          { words: 'the tab is shown', event: { type: 'toast.release', by: 'hiddenTab' } },
          { words: 'it is closed', event: { type: 'toast.dismiss' } },
        ],
        isPossible: (snapshot, { event }) => {
          const { holds } = snapshot.context as { holds: readonly unknown[] };
          const by: unknown = event['by'];
          if (event.type === 'toast.hold')
            return !holds.includes(by) && (by === 'hiddenTab' || isShowing(snapshot));
          if (event.type === 'toast.release') return holds.includes(by);
          // A press elsewhere implies that the pointer has left the toast and the tab is visible.
          return holds.length === 0;
        },
      },
      addressOf: () => paths.donate.pattern,
      async act(stage, { event }) {
        const { actors, canvas, userEvent, view } = stage;
        if (event.type === 'toast.show') {
          await press(stage, (event['toast'] as ToastMessage).title);
          return;
        }
        if (event.type === 'toast.queue') {
          await waitFor(actors.session, (snapshot) => snapshot.hasTag('signedOut'));
          signInElsewhere(view, sessionOf(people.student));
          signInElsewhere(view, undefined);
          return;
        }
        if (event['by'] === 'hiddenTab') {
          show(view, event.type === 'toast.hold' ? 'hidden' : 'visible');
          return;
        }
        const close = await canvas.findByText('Close notification');
        if (event.type === 'toast.hold') await userEvent.hover(close);
        else if (event.type === 'toast.release') await userEvent.unhover(close);
        else close.click();
      },
    }),
  expect: {
    empty: async ({ canvas }) => {
      await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
      await expect(canvas.queryByRole('button', { name: 'Close notification' })).toBeNull();
    },
    'showing.running': ({ canvas }) =>
      expectToast(canvas, messages.linkSent.title, messages.linkSent.text),
    'showing.paused': ({ canvas }) =>
      expectToast(canvas, messages.linkSent.title, messages.linkSent.text),
  },
});
